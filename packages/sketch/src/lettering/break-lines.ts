/** What stays in one piece on a line, and whether a blank parts it from the piece before. */
export interface Piece {
  readonly text: string;
  readonly gap: '' | ' ';
}

/** Scripts without blanks between words; Korean has them, and breaks there. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF65]/u;
/** Marks, small kana and what repeats or lengthens a letter: never at a line's start. */
const NOT_FIRST =
  /^[\u3001\u3002\uFF0C\uFF0E\u30FB\uFF1A\uFF1B\uFF1F\uFF01\u2026\u2025\u30FC\uFF5E\u301C\u3005\u309D\u309E\u30FD\u30FE\uFF09\u300D\u300F\u3011\u3009\u300B\u3015\uFF3D\uFF5D\u201D\u2019)\]}!?.,:;%\u2030\u2103\u00B0\uFF05\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308E\u30A1\u30A3\u30A5\u30A7\u30A9\u30C3\u30E3\u30E5\u30E7\u30EE\u30F5\u30F6\uFF61-\uFF65]/u;
/** What opens, and signs before a number: never at a line's end. */
const NOT_LAST =
  /[\uFF08\u300C\u300E\u3010\u3008\u300A\u3014\uFF3B\uFF5B\u201C\u2018([{\u00A5$\uFFE5\uFF04#\uFF03]$/u;
/** Particles and endings belong to the word before them. */
const ENDING = /^\p{Script=Hiragana}{1,2}$/u;
const TAKES_ENDING = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC]$/u;
/** A number and what it counts. */
const COUNTED = /\p{N}$/u;
const COUNTER = /^\p{Script=Han}/u;

let words: Intl.Segmenter | null = null;
let graphemes: Intl.Segmenter | null = null;

/** Cuts a text where a line may end: at blanks, and between the words of scripts that have none. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(' ')
    .flatMap((word, i) =>
      cut(word).map((one, k): Piece => ({ text: one, gap: i > 0 && k === 0 ? ' ' : '' })),
    );
}

function cut(word: string): string[] {
  if (!UNSPACED.test(word)) return [word];
  words ??= new Intl.Segmenter('ja', { granularity: 'word' });
  return joined(
    [...words.segment(word)].map(({ segment }) => segment),
    isPhrase,
  );
}

/** The letters of a word that has to be broken, each with the marks that stay with it. */
export function lettersOf(word: string): string[] {
  return joined(graphemesOf(word));
}

/** Letters as they are seen: each with its accents. */
export function graphemesOf(word: string): string[] {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...graphemes.segment(word)].map(({ segment }) => segment);
}

type Stays = (last: string, next: string) => boolean;

function joined(parts: readonly string[], ...more: Stays[]): string[] {
  const out: string[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    const stays = last !== undefined && [staysWith, ...more].some((one) => one(last, part));
    if (stays) out[out.length - 1] = last + part;
    else out.push(part);
  }
  return out;
}

const staysWith: Stays = (last, next) => NOT_FIRST.test(next) || NOT_LAST.test(last);

/** Particles join the word that they follow, and a number what it counts: lines break between phrases. */
const isPhrase: Stays = (last, next) =>
  (ENDING.test(next) && TAKES_ENDING.test(last)) || (COUNTED.test(last) && COUNTER.test(next));
