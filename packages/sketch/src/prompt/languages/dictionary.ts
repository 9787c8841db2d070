import { ACT_NAMES } from './act-names.js';
import { CONCEPTS, JOINING, LANGUAGES, type Language } from './concepts.js';
import { DAILY_CONCEPTS } from './daily-concepts.js';
import { DEED_CONCEPTS } from './deed-concepts.js';
import { bareForms, dictionaryForms, type HowMany } from './endings.js';
import { FILMING_CONCEPTS } from './filming-concepts.js';
import { PASSED_OVER, PLACING_CONCEPTS } from './grammar-words.js';
import { FURTHER_CONCEPTS } from './further-concepts.js';
import { MUSIC_CONCEPTS } from './music-concepts.js';
import { nounsOf } from './nouns.js';
import { PEOPLE_CONCEPTS } from './people-concepts.js';
import { PLACE_CONCEPTS } from './place-concepts.js';
import { PLACE_NAMES } from './place-names.js';
import { QUALITY_CONCEPTS } from './quality-concepts.js';
import { SCENE_CONCEPTS } from './scene-concepts.js';
import { folded, unaccented } from './spelling.js';
import { STIR_CONCEPTS } from './stir-concepts.js';
import { THING_CONCEPTS } from './thing-concepts.js';
import { THING_NAMES } from './thing-names.js';
import { FURTHER_NAMES } from './further-names.js';
import { tokenize } from '../words.js';

/** What a foreign phrase is in English. */
export interface Entry {
  readonly english: string;
  readonly number: HowMany;
}

interface Dictionary {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly longest: number;
}

const ROWS: readonly string[] = [
  ...PLACING_CONCEPTS,
  ...FILMING_CONCEPTS,
  ...CONCEPTS,
  ...SCENE_CONCEPTS,
  ...MUSIC_CONCEPTS,
  ...STIR_CONCEPTS,
  ...PEOPLE_CONCEPTS,
  ...THING_CONCEPTS,
  ...PLACE_CONCEPTS,
  ...DEED_CONCEPTS,
  ...QUALITY_CONCEPTS,
  ...DAILY_CONCEPTS,
  ...FURTHER_CONCEPTS,
  ...THING_NAMES,
  ...FURTHER_NAMES,
  ...PLACE_NAMES,
  ...ACT_NAMES,
];

const dictionaries = new Map<Language, Dictionary>();
const plainOnes = new Map<Language, ReadonlyMap<string, Entry>>();

/** The most words that a phrase of this language has. */
export function longestIn(language: Language): number {
  return dictionaryOf(language).longest;
}

/** What these words are in English, as they are or without their endings; null where nobody knows. */
export function lookFor(words: readonly string[], language: Language): Entry | null {
  const { entries } = dictionaryOf(language);
  return among(entries, { words: words.map((word) => folded(word, language)), language });
}

/** As `lookFor`, where accents and umlauts may be missing. */
export function lookForPlain(words: readonly string[], language: Language): Entry | null {
  return (
    lookFor(words, language) ??
    among(plainOf(language), {
      words: words.map((word) => unaccented(folded(word, language), language)),
      language,
    })
  );
}

function among(
  entries: ReadonlyMap<string, Entry>,
  { words, language }: { readonly words: readonly string[]; readonly language: Language },
): Entry | null {
  const [first = '', ...others] = words.slice(0, -1);
  const starts = others.length + 1 === words.length ? [''] : startsOf(first, language);
  for (const { form, number } of dictionaryForms(words.at(-1)!, language)) {
    const keys = starts.map((start) => [start, ...others, form].filter(Boolean).join(' '));
    const entry = keys.map((key) => entries.get(key)).find((one) => one !== undefined);
    if (entry) return { english: entry.english, number: number === 'one' ? entry.number : number };
  }
  return null;
}

/** The first word of a phrase as it may stand there: Polish declines it as it does the last, "kryształową kulę". */
function startsOf(word: string, language: Language): readonly string[] {
  return language === 'pl'
    ? dictionaryForms(word, language).map(({ form }) => form)
    : bareForms(word, language);
}

function dictionaryOf(language: Language): Dictionary {
  const known = dictionaries.get(language);
  if (known) return known;
  const entries = new Map<string, Entry>();
  for (const [phrase, english] of rowsOf(language)) {
    const key = tokenize(phrase)
      .map(({ text }) => folded(text, language))
      .join(' ');
    const entry: Entry = { english, number: phrase.endsWith('+') ? 'several' : 'one' };
    if (!entries.has(key)) entries.set(key, entry);
  }
  const longest = Math.max(...[...entries.keys()].map((key) => key.split(' ').length));
  const made = { entries, longest };
  dictionaries.set(language, made);
  return made;
}

/** A dictionary without accents, made for a language that is read alone. */
function plainOf(language: Language): ReadonlyMap<string, Entry> {
  const known = plainOnes.get(language);
  if (known) return known;
  const plain = new Map<string, Entry>();
  for (const [key, entry] of dictionaryOf(language).entries) {
    const bare = unaccented(key, language);
    if (!plain.has(bare)) plain.set(bare, entry);
  }
  plainOnes.set(language, plain);
  return plain;
}

let columns: readonly (readonly string[])[] | null = null;

/** All that a language has words for, the surest first. */
function rowsOf(language: Language): (readonly [phrase: string, english: string])[] {
  columns ??= ROWS.map((row) => row.split('|'));
  const concepts = columns.flatMap(([english = '', ...names]) => {
    const phrases = names[LANGUAGES.indexOf(language)]?.split('/').filter(Boolean) ?? [];
    return phrases.map((phrase) => [phrase, english] as const);
  });
  const joining = `${JOINING[language]} ${PASSED_OVER[language]}`
    .split(' ')
    .map((word) => [word, 'of'] as const);
  return [...concepts, ...joining, ...nounsOf(language)];
}
