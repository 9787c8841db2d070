import { describe, expect, it } from '@jest/globals';
import { lettered } from '../src/lettering/lettered.js';
import { Lettering } from '../src/lettering/lettering.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import type { ScreenText, WordRole } from '../src/prompt/screen-text.js';
import { warningsFor } from '../src/prompt/warnings-for.js';

const SIZES = [
  { width: 640, height: 360 },
  { width: 360, height: 640 },
  { width: 480, height: 480 },
] as const;
type Size = (typeof SIZES)[number];

const TEXTS: Readonly<Record<WordRole, string>> = {
  title: 'Grand opening on Saturday',
  logo: 'NOVA COFFEE',
  quote: 'The sea, once it casts its spell, holds one in its net of wonder forever',
  countdown: '3',
  caption: 'Fresh every morning, from the oven at the corner',
  speech: 'The dragon is near',
  'lower-third': 'Dr. Maria Lopez, Chief Scientist',
};
const ROLES = Object.keys(TEXTS) as WordRole[];
const CLIP = { fps: 24, frameCount: 96 };
/** Late enough for everything to have come; a countdown is in the middle of a number. */
const LATE = 78;

/** A frame of one luma, or of one that goes by the pixel. */
function plain({ width, height }: Size, luma: number | ((x: number, y: number) => number)): Uint8Array {
  const frame = new Uint8Array((width * height * 3) / 2).fill(128, width * height);
  for (let at = 0; at < width * height; at += 1)
    frame[at] = typeof luma === 'number' ? luma : luma(at % width, Math.floor(at / width));
  return frame;
}

function laid(
  texts: readonly ScreenText[],
  size: Size,
  by: { frame: Uint8Array; index?: number },
): Uint8Array {
  new Lettering({ texts, size, ...CLIP }).lay(by.frame, by.index ?? LATE);
  return by.frame.subarray(0, size.width * size.height);
}

/** Relative light of a luma byte in limited range, as WCAG has it. */
function light(luma: number): number {
  return Math.max(0, (luma - 16) / 219) ** 2.2;
}

/** The light of letters to that of the brightest tenth of what is right beside them. */
function contrast(text: ScreenText, size: Size, luma: Parameters<typeof plain>[1]): number {
  const ink = laid([text], size, { frame: plain(size, 16) });
  const shown = laid([text], size, { frame: plain(size, luma) });
  const letters = [...shown.keys()].filter((at) => ink[at]! > 225);
  const beside = letters
    .flatMap((at) => [-6, -5, 5, 6].map((by) => at + by))
    .filter((at) => ink[at]! < 40)
    .map((at) => shown[at]!)
    .sort((a, b) => a - b);
  const mean = letters.reduce((sum, at) => sum + shown[at]!, 0) / letters.length;
  return (light(mean) + 0.05) / (light(beside[Math.floor(beside.length * 0.9)]!) + 0.05);
}

const GROUNDS = {
  white: 235,
  grey: 128,
  black: 16,
  squares: (x: number, y: number) => (((x >> 4) + (y >> 4)) % 2 === 0 ? 235 : 16),
  rows: (_: number, y: number) => (y % 2 === 0 ? 235 : 60),
} as const;

describe('words on the screen', () => {
  it.each(ROLES.flatMap((role) => Object.keys(GROUNDS).map((ground) => [role, ground] as const)))(
    'can be read in every size of frame: a %s on %s',
    (role, ground) => {
      for (const size of SIZES)
        expect(
          contrast({ role, words: TEXTS[role] }, size, GROUNDS[ground as keyof typeof GROUNDS]),
        ).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(
    ROLES.filter((role) => role !== 'countdown').flatMap((role) =>
      ['Hi', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', 'one two three four '.repeat(6).trim()].map(
        (words) => [role, words] as const,
      ),
    ),
  )('stay within the frame: a %s: %s', (role, words) => {
    for (const size of SIZES) {
      const ink = laid([{ role, words }], size, { frame: plain(size, 16) });
      const columns = [...ink.keys()].filter((at) => ink[at]! > 60).map((at) => at % size.width);
      expect(columns.length).toBeGreaterThan(20);
      expect(columns.reduce((least, x) => Math.min(least, x), Infinity)).toBeGreaterThanOrEqual(4);
      expect(columns.reduce((most, x) => Math.max(most, x), 0)).toBeLessThan(size.width - 4);
    }
  });

  it.each([
    'Привет, мир',
    'Καλημέρα κόσμε',
    'नमस्ते दुनिया',
    'مرحبا بالعالم',
    'Chào buổi sáng',
    'Žluťoučký kůň',
  ])('have the letters of their script: %s', (words) => {
    const shown = laid([{ role: 'title', words }], SIZES[0], { frame: plain(SIZES[0], 16) });
    const other = laid([{ role: 'title', words: '\u{10FFFF}'.repeat(words.length) }], SIZES[0], {
      frame: plain(SIZES[0], 16),
    });
    expect(shown.filter((luma) => luma > 200).length).toBeGreaterThan(600);
    expect(shown).not.toEqual(other);
  });

  it('of a frame are the same whatever was laid before it', () => {
    const texts = [
      { role: 'title', words: 'Hello there' },
      { role: 'caption', words: 'and again' },
    ] as const;
    const one = new Lettering({ texts, size: SIZES[0], ...CLIP });
    for (const index of [0, 90, 10]) one.lay(plain(SIZES[0], 90), index);
    const frame = plain(SIZES[0], 90);
    one.lay(frame, 20);
    expect(frame.subarray(0, 640 * 360)).toEqual(
      laid(texts, SIZES[0], { frame: plain(SIZES[0], 90), index: 20 }),
    );
  });

  it('come in motion and then stand still', () => {
    const at = (index: number) =>
      laid([{ role: 'title', words: 'Hello there' }], SIZES[0], { frame: plain(SIZES[0], 30), index });
    expect(at(10)).not.toEqual(at(14));
    expect(at(60)).toEqual(at(90));
  });

  it('count down to one', () => {
    const at = (index: number) =>
      laid([{ role: 'countdown', words: '3' }], SIZES[0], { frame: plain(SIZES[0], 16), index });
    expect(at(20)).not.toEqual(at(52));
    expect(at(52)).not.toEqual(at(84));
  });

  it('are no work where there are none', () => {
    const painter = { paint: () => new Uint8Array(1) };
    expect(lettered(painter, { texts: [], size: SIZES[0], ...CLIP })).toBe(painter);
  });
});

describe('what a prompt has to be read', () => {
  it.each([
    ['Text on screen: "GRAND OPENING" over fireworks', ['title GRAND OPENING']],
    ['Text on screen: Grand Opening', ['title Grand Opening']],
    ['Title: Autumn Walks, leaves falling in a forest', ['title Autumn Walks']],
    ['a beach, “Summer Sale”', ['title Summer Sale']],
    ['a beach, «Bonne année»', ['title Bonne année']],
    ['a sign that says OPEN in a street', ['title OPEN']],
    ['Logo reveal for NOVA COFFEE, dark background', ['logo NOVA COFFEE']],
    ['logo animation "Acme"', ['logo Acme']],
    ['countdown from 5 over the sea', ['countdown 5']],
    ['a countdown', ['countdown 3']],
    [
      'lower third: Dr. Maria Lopez, Chief Scientist. A lake',
      ['lower-third Dr. Maria Lopez, Chief Scientist'],
    ],
    ['caption "Fresh bread" over a village', ['caption Fresh bread']],
    ['a knight says: "The dragon is near"', ['speech The dragon is near']],
    ['quote: The sea is calm tonight. Waves', ['quote The sea is calm tonight']],
    ["a dog's life isn't easy", []],
    ['a castle on hills', []],
  ])('%s', (prompt, texts) => {
    expect(readPrompt(prompt).scene.texts.map(({ role, words }) => `${role} ${words}`)).toEqual(texts);
  });

  it.each([
    ['"a red dragon in the snow at night" over the sea', []],
    ['lower third: Anna Wolf, Fox Castle', []],
    ['logo reveal for BEAR & LION', []],
    ['a cat says: "no dogs, pan left"', ['cat']],
  ])('is never taken for the scene: %s', (prompt, nouns) => {
    const { subjects, airs, camera } = readPrompt(prompt).scene;
    expect(subjects.map(({ noun }) => noun)).toEqual(nouns);
    expect({ airs, move: camera.move }).toEqual({ airs: [], move: 'drift' });
  });

  it('is told to be missing where no font has its letters, and where there is too much of it', () => {
    const told = (prompt: string) => warningsFor(readPrompt(prompt).words, { overPicture: false });
    expect(told('the sea, title "你好"')).toEqual([
      'The sketch engine does not draw "title", "你好".',
      'Chinese letters are not here: run "clipwright assets fetch".',
    ]);
    expect(told('the sea, "one" "two" "three" "four" "five"')).toEqual([
      'The sketch engine does not draw "five".',
    ]);
    expect(told('a cat says: "hello"')).toEqual([
      'The sketch engine draws "says" as a caption on screen, "hello" as a caption on screen.',
      'What is said is written and not spoken: its voice is not here: run "clipwright assets fetch".',
    ]);
  });

  it('is shown over a photograph as well', () => {
    expect(warningsFor(readPrompt('push in, title "Hello"').words, { overPicture: true })).toEqual([]);
  });
});
