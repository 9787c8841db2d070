/** A part of a family that comes with every installation: the letters that one file has. */
export interface Subset {
  readonly set: string;
  readonly name: string;
  readonly letters: RegExp;
}

export const SUBSETS: readonly Subset[] = [
  { set: 'noto-sans', name: 'latin', letters: /[ -\u00FF\u2010-\u2044\u20AC]/ },
  { set: 'noto-sans', name: 'latin-ext', letters: /[\u0100-\u02AF\u1E00-\u1E9F\u20A0-\u20BF]/ },
  { set: 'noto-sans', name: 'vietnamese', letters: /[\u0102-\u01B0\u1EA0-\u1EF9]/ },
  { set: 'noto-sans', name: 'cyrillic', letters: /[\u0400-\u045F\u0490-\u04B1\u2116]/ },
  { set: 'noto-sans', name: 'cyrillic-ext', letters: /[\u0460-\u052F]/ },
  { set: 'noto-sans', name: 'greek', letters: /[\u0370-\u03FF]/ },
  { set: 'noto-sans', name: 'greek-ext', letters: /[\u1F00-\u1FFF]/ },
  { set: 'noto-sans', name: 'devanagari', letters: /\p{Script=Devanagari}/u },
  { set: 'noto-sans-arabic', name: 'arabic', letters: /\p{Script=Arabic}/u },
];

/** Letters, syllables and marks of Chinese, Japanese and Korean: their fonts are fetched. */
const EAST =
  /[\u1100-\u11FF\u2E80-\u9FFF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Scripts that the installed fonts have, and marks that all scripts share. */
const WESTERN =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]/u;

export const isEastern = (text: string): boolean => EAST.test(text);
export const isWestern = (letter: string): boolean => WESTERN.test(letter) && !EAST.test(letter);

/** Letters that an installation's own fonts lack, each once. */
export function foreignLetters(text: string): string[] {
  const own = (letter: string): boolean => SUBSETS.some(({ letters }) => letters.test(letter));
  return [...new Set(text)].filter((letter) => !own(letter) && /[^\s\p{M}\p{C}]/u.test(letter));
}

/** In which of the three languages a text is that has such letters. Characters alone may be of any: then Chinese. */
export function eastOf(text: string): 'Chinese' | 'Japanese' | 'Korean' {
  if (KANA.test(text)) return 'Japanese';
  return HANGUL.test(text) ? 'Korean' : 'Chinese';
}
