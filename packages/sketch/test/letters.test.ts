import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { lendFonts } from '../src/lettering/fonts.js';
import { inkOf } from '../src/lettering/ink.js';
import { typeset } from '../src/lettering/typeset.js';
import { letterShelf, type LetterShelf } from '../src/letters/letter-shelf.js';
import { wordsOnScreen } from '../src/letters/words-on-screen.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { remarksOnWords } from '../src/understanding.js';
import { homeWithLetters } from './support/letters-home.js';

const PROMPTS: readonly (readonly [string, string, string])[] = [
  ['大海，标题“春天来了，我们一起去看海吧！”', 'title 春天来了，我们一起去看海吧！', 'Chinese'],
  ['大海，标题：新年快乐，日落', 'title 新年快乐', 'Chinese'],
  ['a temple, "臺灣歡迎您"', 'title 臺灣歡迎您', 'Chinese'],
  ['夜の海、「東京の夜」', 'title 東京の夜', 'Japanese'],
  ['a lake, caption "こんにちは、世界。"', 'caption こんにちは、世界。', 'Japanese'],
  ['바다, 제목: "안녕하세요 세계"', 'title 안녕하세요 세계', 'Korean'],
  ['bar chart: 茶 40, 咖啡 60', 'bars ', 'Chinese'],
  ['the sea, "서울 Seoul 2030"', 'title 서울 Seoul 2030', 'Korean'],
];

const ROOMS = [
  { width: 550, largest: 61 },
  { width: 230, largest: 34 },
  { width: 340, largest: 51 },
  { width: 96, largest: 24 },
] as const;
const SENTENCES = [
  '春天来了，我们一起去看海吧！「你好」她说：今天（星期六）去。',
  '東京の夜、桜が咲くころに「また会いましょう」と彼はメールを送ってきた。ちょっとコーヒーでも？',
  '안녕하세요 세계, 서울의 봄에 다시 만나요!',
  '2024年3月15日、価格は￥1,200（税込）です。',
] as const;

let home: string;
let shelf: LetterShelf;
beforeAll(async () => {
  home = homeWithLetters();
  shelf = letterShelf(home);
  for (const text of SENTENCES) lendFonts(await shelf.fontsFor([text], text));
});
afterAll(() => rmSync(home, { recursive: true }));

const textsOf = (prompt: string, from = shelf) => readPrompt(prompt, null, from.lettersFor).scene.texts;

describe('words in Chinese, Japanese and Korean', () => {
  it.each(PROMPTS)('are on the screen where their letters were fetched: %s', (prompt, shown) => {
    expect(textsOf(prompt).map(({ role, words }) => `${role} ${words}`)).toEqual([shown]);
    expect(
      remarksOnWords({ mode: 'text', prompt, negativePrompt: null, hasAudio: true }, home).join(),
    ).not.toMatch(/letters/);
  });

  it.each(PROMPTS)('are told to lack letters where these were not: %s', (prompt, _, language) => {
    expect(textsOf(prompt, letterShelf(null))).toEqual([]);
    expect(remarksOnWords({ mode: 'text', prompt, negativePrompt: null, hasAudio: true }).at(-1)).toBe(
      `${language} letters are not here: run "clipwright assets fetch".`,
    );
  });

  it('are plainly missing where no font of ours has them', () => {
    for (const home of [null, undefined, '/nowhere'])
      expect(
        remarksOnWords(
          { mode: 'text', prompt: 'the sea, "שלום"', negativePrompt: null, hasAudio: true },
          home,
        ),
      ).toEqual(['The sketch engine does not draw "שלום".']);
  });

  it('bring no more files than hold their letters', async () => {
    const lent = async (prompt: string) => await shelf.fontsFor(wordsOnScreen(textsOf(prompt)), prompt);
    expect(await lent('the sea, "Hello, мир"')).toEqual([]);
    const fonts = await lent('the sea, "你好"');
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(fonts.every(({ bytes }) => bytes.length < 200_000)).toBe(true);
  });

  it('take characters from the language of their prompt', async () => {
    const families = async (prompt: string) =>
      (await shelf.fontsFor(['東京'], prompt)).map(({ family }) => family.replace(/-[^-]+$/, ''));
    expect(new Set(await families('夜の海、「東京」'))).toEqual(new Set(['clipwright-lent-jp']));
    expect(new Set(await families('大海，“東京”'))).toEqual(new Set(['clipwright-lent-sc']));
  });

  it('are drawn in letters of their own, and not in boxes that stand for any', async () => {
    lendFonts(await shelf.fontsFor(['你好世界안녕はひ'], ''));
    const inks = ['你', '好', '世', '안', '녕', 'は', 'ひ'].map((letter) =>
      inkOf(letter, { width: 48, height: 48 }).join(),
    );
    expect(new Set(inks).size).toBe(7);
  });
});

describe('lines of them', () => {
  const linesIn = (text: string, room: { width: number; largest: number }) =>
    typeset(text, { ...room, lines: 3, smallest: room.largest / 3, weight: 700, align: 'centre' }).lines;

  it.each(SENTENCES.flatMap((text) => ROOMS.map((room) => [text, room] as const)))(
    'never begin with a closing mark or end with an opening one: %s in %j',
    (text, room) => {
      const lines = linesIn(text, room).map((line) => line.text);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      expect(lines.filter((line) => /^[、。，！？：）」ーっょゃ,.!?]|[「（￥]$/u.test(line))).toEqual([]);
      expect(linesIn(text, room).filter(({ width }) => width > room.width)).toEqual([]);
    },
  );

  it('end between words in Korean, and between phrases in Japanese', () => {
    const wide = { width: 200, largest: 30 } as const;
    const korean = linesIn(SENTENCES[2], wide).flatMap(({ text }) => text.split(' '));
    expect(korean).toEqual(SENTENCES[2].split(' '));
    expect(
      linesIn('東京の夜に桜が咲く', { width: 100, largest: 24 }).map(({ text }) => text[0]),
    ).not.toContain('の');
  });

  it('hold no broken word where smaller letters would do', () => {
    const lines = linesIn('Congratulations to you', { width: 230, largest: 61 });
    expect(lines.flatMap(({ text }) => text.split(' '))).toEqual(['Congratulations', 'to', 'you']);
  });
});
