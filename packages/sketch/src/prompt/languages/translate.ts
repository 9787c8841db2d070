import { ignoredFor } from '../lexicon/ignored.js';
import { isPhraseWord, lookUp } from '../phrase-book.js';
import { stemOf, type Token } from '../words.js';
import { compoundOf } from './compounds.js';
import { LANGUAGES, type Language } from './concepts.js';
import { longestIn, lookFor, lookForPlain, type Entry } from './dictionary.js';
import { wordOfPictograph } from './nouns.js';
import type { Unit } from './units.js';
import { inEnglishOrder } from './word-order.js';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const BY_SCRIPT: readonly (readonly [RegExp, Language])[] = [
  [KANA, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Arabic}/u, 'ar'],
];
const LATIN = LANGUAGES.filter((language) => !BY_SCRIPT.some(([, other]) => other === language));

/** The words of a prompt in English, in English order, each with its place in the prompt as it was written. */
export function inEnglish(tokens: readonly Token[]): Token[] {
  const languageOf = languagesOf(tokens);
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length;) {
    const unit = readAt(tokens, at, languageOf(tokens[at]!.text));
    units.push(ONE.has(tokens[at - 1]?.text ?? '') ? alone(unit) : unit);
    at += unit.written.length;
  }
  return inEnglishOrder(units);
}

/** German nouns that end after these as in the plural are one: "einen Bären". */
const ONE = new Set(['einen', 'einem']);

function alone(unit: Unit): Unit {
  const last = unit.english.at(-1)!;
  if (unit.language !== 'de' || last.stem === last.text || !isThing(last)) return unit;
  return { ...unit, english: [...unit.english.slice(0, -1), { ...last, text: last.stem }] };
}

/** Which language a word is in: its script tells, or the words beside it. Null for English. */
function languagesOf(tokens: readonly Token[]): (text: string) => Language | null {
  const latin = latinLanguage(tokens);
  const isJapanese = tokens.some(({ text }) => KANA.test(text));
  return (text) => {
    const scripted = BY_SCRIPT.find(([script]) => script.test(text))?.[1];
    if (scripted) return scripted === 'zh' && isJapanese ? 'ja' : scripted;
    return /\p{Script=Latin}/u.test(text) ? latin : null;
  };
}

function readAt(tokens: readonly Token[], at: number, language: Language | null): Unit {
  const token = tokens[at]!;
  const found = pictograph(token) ?? (language && longest(tokens, at, language));
  return found ?? { english: [token], written: [token.text], language: null };
}

function pictograph(token: Token): Unit | null {
  const english = wordOfPictograph(token.text);
  if (english === undefined) return null;
  return { english: put({ english, number: 'one' }, [token]), written: [token.text], language: null };
}

/** The longest phrase from here on that this language knows. */
function longest(tokens: readonly Token[], at: number, language: Language): Unit | null {
  for (let length = Math.min(longestIn(language), tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    const written = words.map(({ text }) => text);
    const entry = words.some((word) => word.isBreak) ? null : entryOf(written, language);
    if (entry) {
      const beside = { words: written, next: tokens[at + length]?.text, last: tokens[at - 1]?.text };
      const english = put(counted(entry, beside), words);
      return { english: withAnd(english, { words, language }), written, language };
    }
  }
  return null;
}

function entryOf(words: readonly string[], language: Language): Entry | null {
  return lookForPlain(words, language) ?? (words.length === 1 ? compoundOf(words[0]!, language) : null);
}

/** Hindi's nouns end as in the plural where a word like "on" stands behind them. */
const POSTPOSITIONS = new Set(['पर', 'में', 'से', 'को', 'का', 'की', 'के', 'ने', 'तक']);

/** Polish nouns end as in the plural behind these where they are one: "wokół choinki". */
const OF_ONE = new Set('wokół,obok,koło,do,od,bez,dla,z,ze,blisko,podczas,o,w,na,przy,po'.split(','));

function counted(
  entry: Entry,
  {
    words,
    next = '',
    last = '',
  }: {
    readonly words: readonly string[];
    readonly next: string | undefined;
    readonly last: string | undefined;
  },
): Entry {
  const isOblique = words.at(-1)!.endsWith('े') && POSTPOSITIONS.has(next);
  const isOne = isOblique || (/[yi]$/.test(words.at(-1)!) && OF_ONE.has(last));
  return isOne ? { ...entry, number: 'one' } : entry;
}

/** Arabic writes "and" before a word as its first letter. */
function withAnd(
  english: Token[],
  { words, language }: { readonly words: readonly Token[]; readonly language: Language },
): Token[] {
  const [first] = words;
  const isJoined = language === 'ar' && /^و.{3}/u.test(first!.text) && isThing(english.at(-1)!);
  if (!isJoined || english[0]!.text === 'and' || isWordOf(first!.text)) return english;
  return [{ ...english[0]!, text: 'and', stem: 'and' }, ...english];
}

/** Whether the letter belongs to the word: the rest of it is none. */
function isWordOf(text: string): boolean {
  return lookFor([text.slice(1)], 'ar') === null && lookFor([text], 'ar') !== null;
}

/** English words in the place of others; a number is said of things alone. */
function put({ english, number }: Entry, words: readonly Token[]): Token[] {
  const place = { isBreak: false, start: words[0]!.start, end: words.at(-1)!.end };
  const tokens = english.split(' ').map((text) => ({ text, stem: stemOf(text), ...place }));
  const last = tokens.at(-1)!;
  if (number === 'one' || last.stem !== last.text || !isThing(last)) return tokens;
  const several = [...tokens.slice(0, -1), { ...last, text: `${last.text}s` }];
  return number === 'two' ? [{ text: 'two', stem: 'two', ...place }, ...several] : several;
}

/** The Latin language that knows more of these words than English does, one of them a thing; null where that is none. */
function latinLanguage(tokens: readonly Token[]): Language | null {
  const words = distinct(tokens.filter(({ isBreak, text }) => !isBreak && /\p{Script=Latin}/u.test(text)));
  const english = words.filter(isEnglish).length;
  if (english === words.length) return null;
  const scores = LATIN.map((language) => ({ language, score: scoreOf(words, language) }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  const isSure =
    best.score > 1 || words.length === 1 || words.some(({ text }) => /[^\p{ASCII}']/u.test(text));
  return isSure && best.score > english ? best.language : null;
}

/** How many of these words a language knows. One that joins others in English as well ("a", "no") says nothing. */
function scoreOf(words: readonly Token[], language: Language): number {
  const known = words.flatMap((word) => {
    const entry = lookFor([word.text], language);
    return entry && !(isGrammar(entry.english) && isEnglish(word)) ? [entry] : [];
  });
  return known.some((entry) => ignoredFor(entry.english) === null) ? known.length : 0;
}

function distinct(tokens: readonly Token[]): Token[] {
  return [...new Map(tokens.map((token) => [token.text, token])).values()];
}

function isGrammar(english: string): boolean {
  return ignoredFor(english) === 'grammar';
}

function isEnglish({ text, stem }: Token): boolean {
  return ignoredFor(text) !== null || isPhraseWord(text) || isPhraseWord(stem);
}

function isThing({ stem }: Token): boolean {
  return lookUp([stem]).some(({ kind }) => kind === 'drawn' || kind === 'art');
}
