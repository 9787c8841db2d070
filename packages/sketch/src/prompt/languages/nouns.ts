import type { Language } from './concepts.js';
import { NOUNS_AR } from './nouns-ar.js';
import { NOUNS_DE } from './nouns-de.js';
import { NOUNS_ES } from './nouns-es.js';
import { NOUNS_FR } from './nouns-fr.js';
import { NOUNS_HI } from './nouns-hi.js';
import { NOUNS_IT } from './nouns-it.js';
import { NOUNS_JA } from './nouns-ja.js';
import { NOUNS_NL } from './nouns-nl.js';
import { NOUNS_PL } from './nouns-pl.js';
import { NOUNS_PT } from './nouns-pt.js';
import { NOUNS_ZH } from './nouns-zh.js';
import { PICTOGRAPH_TABLE } from './pictographs.js';

const TABLES: Readonly<Record<Language, string>> = {
  es: NOUNS_ES,
  de: NOUNS_DE,
  fr: NOUNS_FR,
  it: NOUNS_IT,
  pt: NOUNS_PT,
  nl: NOUNS_NL,
  pl: NOUNS_PL,
  zh: NOUNS_ZH,
  ja: NOUNS_JA,
  hi: NOUNS_HI,
  ar: NOUNS_AR,
};

/** What is left of many a picture of somebody who does something: "woman" of a woman who swims. */
const SOMEBODY = new Set(['man', 'men', 'woman', 'women', 'person', 'people', 'hand']);
/** Signs of a word, in a script that puts no blank between words. */
const LONGEST_UNBROKEN = 3;

const isSaying = (name: string): boolean =>
  name.includes(' ') || (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(name) && name.length > LONGEST_UNBROKEN);

/** Names of things in a language, each with its English word; what is read better word by word is not among them. */
export function nounsOf(language: Language): (readonly [name: string, english: string])[] {
  return rowsOf(TABLES[language]).filter(([name, english]) => !(SOMEBODY.has(english) && isSaying(name)));
}

let pictographs: ReadonlyMap<string, string> | null = null;

/** The English word of a pictograph without its variant and skin; undefined where it has none. */
export function wordOfPictograph(pictograph: string): string | undefined {
  pictographs ??= new Map(rowsOf(PICTOGRAPH_TABLE));
  return pictographs.get(pictograph);
}

function rowsOf(table: string): (readonly [string, string])[] {
  return table.split(';').map((row) => {
    const at = row.lastIndexOf(':');
    return [row.slice(0, at), row.slice(at + 1)] as const;
  });
}
