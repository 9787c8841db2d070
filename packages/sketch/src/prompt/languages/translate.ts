import { ignoredFor } from '../lexicon/ignored.js';
import { isPhraseWord, lookUp } from '../phrase-book.js';
import { stemOf, tokenize, type Token } from '../words.js';
import { CONCEPTS, JOINING, LANGUAGES, type Language } from './concepts.js';
import { MUSIC_CONCEPTS } from './music-concepts.js';
import { SCENE_CONCEPTS } from './scene-concepts.js';
import { STIR_CONCEPTS } from './stir-concepts.js';
import { dictionaryForms, type HowMany } from './endings.js';
import { nounsOf, wordOfPictograph } from './nouns.js';

/** What a foreign phrase is in English. */
interface Entry {
  readonly english: string;
  readonly number: HowMany;
}

interface Dictionary {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly longest: number;
}

const dictionaries = new Map<Language, Dictionary>();

/** Languages that put a colour behind what it is the colour of. */
const BEHIND: readonly Language[] = ['es', 'fr', 'it', 'pt', 'pl', 'ar'];
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
  const out: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const { english, length } = readAt(tokens, at, languageOf(tokens[at]!.text));
    out.push(...english);
    at += length;
  }
  const isBehind = tokens.some(({ text }) => BEHIND.some((language) => language === languageOf(text)));
  return isBehind ? reordered(out) : out;
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

function readAt(tokens: readonly Token[], at: number, language: Language | null): Found {
  const token = tokens[at]!;
  const found = pictograph(token) ?? (language && longest(tokens, at, language));
  return found ?? { english: [token], length: 1 };
}

interface Found {
  readonly english: Token[];
  readonly length: number;
}

function pictograph(token: Token): Found | null {
  const english = wordOfPictograph(token.text);
  return english === undefined ? null : { english: put({ english, number: 'one' }, [token]), length: 1 };
}

/** The longest phrase from here on that this language knows. */
function longest(tokens: readonly Token[], at: number, language: Language): Found | null {
  const book = dictionaryOf(language);
  for (let length = Math.min(book.longest, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    const entry = words.some((word) => word.isBreak) ? null : lookFor(words, language);
    if (entry) return { english: put(entry, words), length };
  }
  return null;
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

function lookFor(words: readonly Token[], language: Language): Entry | null {
  const { entries } = dictionaryOf(language);
  const before = words
    .slice(0, -1)
    .map(({ text }) => `${text} `)
    .join('');
  for (const { form, number } of dictionaryForms(words.at(-1)!.text, language)) {
    const entry = entries.get(before + form);
    if (entry) return { english: entry.english, number: number === 'one' ? entry.number : number };
  }
  return null;
}

/** The Latin language that knows more of these words than English does, one of them a thing; null where that is none. */
function latinLanguage(tokens: readonly Token[]): Language | null {
  const words = tokens.filter(({ isBreak, text }) => !isBreak && /\p{Script=Latin}/u.test(text));
  const english = words.filter(isEnglish).length;
  if (english === words.length) return null;
  const scores = LATIN.map((language) => {
    const known = words.flatMap((word) => lookFor([word], language) ?? []);
    const says = known.some((entry) => ignoredFor(entry.english) === null);
    return { language, score: says ? known.length : 0 };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > english ? best.language : null;
}

function isEnglish({ text, stem }: Token): boolean {
  return ignoredFor(text) !== null || isPhraseWord(text) || isPhraseWord(stem);
}

/** Puts colours and sizes before what they are said of. */
function reordered(tokens: Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const thing = out.at(-1);
    const swaps = thing && !thing.isBreak && isQuality(token) && isThing(thing);
    out.splice(swaps ? out.length - 1 : out.length, 0, token);
  }
  return out;
}

function isQuality({ stem, text }: Token): boolean {
  return [...lookUp([stem]), ...lookUp([text])].some(({ kind }) => kind === 'colour' || kind === 'size');
}

function isThing({ stem }: Token): boolean {
  return lookUp([stem]).some(({ kind }) => kind === 'drawn' || kind === 'art');
}

function dictionaryOf(language: Language): Dictionary {
  const known = dictionaries.get(language);
  if (known) return known;
  const entries = new Map<string, Entry>();
  for (const [phrase, english] of rowsOf(language)) {
    const key = tokenize(phrase)
      .map(({ text }) => text)
      .join(' ');
    if (!entries.has(key)) entries.set(key, { english, number: phrase.endsWith('+') ? 'several' : 'one' });
  }
  const made = { entries, longest: Math.max(...[...entries.keys()].map((key) => key.split(' ').length)) };
  dictionaries.set(language, made);
  return made;
}

/** All that a language has words for, the surest first. */
function rowsOf(language: Language): (readonly [phrase: string, english: string])[] {
  const concepts = [...CONCEPTS, ...SCENE_CONCEPTS, ...MUSIC_CONCEPTS, ...STIR_CONCEPTS].flatMap((row) => {
    const [english = '', ...names] = row.split('|');
    const phrases = names[LANGUAGES.indexOf(language)]?.split('/').filter(Boolean) ?? [];
    return phrases.map((phrase) => [phrase, english] as const);
  });
  const joining = JOINING[language].split(' ').map((word) => [word, 'of'] as const);
  return [...concepts, ...joining, ...nounsOf(language)];
}
