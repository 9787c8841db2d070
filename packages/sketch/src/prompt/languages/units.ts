import { NUMBER_WORDS } from '../lexicon/numbers.js';
import { lookUp, type Meaning } from '../phrase-book.js';
import type { Token } from '../words.js';
import type { Language } from './concepts.js';

/** What was read at once: its English words, and the words that they were. */
export interface Unit {
  readonly english: readonly Token[];
  readonly written: readonly string[];
  /** Null where it is English already. */
  readonly language: Language | null;
}

type English = Pick<Unit, 'english'>;

/** Languages that say what is held, ridden or stood on before they say that it is. */
const VERB_LAST: readonly Language[] = ['ja', 'hi'];

export function hasVerbLast({ language }: Unit): boolean {
  return language !== null && VERB_LAST.includes(language);
}

export function isBreak({ english }: English): boolean {
  return english[0]?.isBreak === true;
}

/** A word that joins others and is none of them. */
export function isParticle({ english }: English): boolean {
  return english.every(({ text }) => text === 'of' || text === 'the');
}

/** "Riding", "building a". */
export function isVerbal({ english }: English): boolean {
  return english[0]!.text.endsWith('ing');
}

/** Things that are called as what is done is. */
const THINGS_IN_ING =
  /^(?:\w*ring|wing|king|swing|spring|string|evening|morning|ceiling|wedding|building|painting|lightning)\b|^\w+ing (?:room|horse|machine|saucer|ship|boat|board|bag|ball|pin|top|cards|star|glass|dust|pot|pool|park|station|light|lights|rod)s?$/;

/** What somebody does: "hugging", "doing yoga", "landing on". */
export function isDeed({ english }: English): boolean {
  return isVerbal({ english }) && !THINGS_IN_ING.test(english.map(({ text }) => text).join(' '));
}

/** What is done and ties nobody to anything. */
export function isVerb({ english, language }: Unit): boolean {
  if (!language) return false;
  if (isKnownOfStageAlone({ english })) return true;
  const kinds = meaningsOf(english).map(({ kind }) => kind);
  if (english.length > 1 && kinds.length === 0) return isVerbal({ english }) && isThing(english.slice(-1));
  return kinds.includes('verb') && !kinds.includes('relation') && !kinds.includes('camera');
}

/** "Yawning", "doing yoga": a deed that has no meaning in a scene of shapes, and may tie nobody. */
function isKnownOfStageAlone({ english }: English): boolean {
  const isTie = ['on', 'at', 'with', 'to', 'in', 'around', 'a'].includes(english.at(-1)!.text);
  return !isTie && isDeed({ english }) && english.every((one) => meaningsOf([one]).length === 0);
}

/** A thing, a place or an hour. */
export function isNoun({ english }: English): boolean {
  return (
    endsInThing({ english }) || meaningsOf(english).some(({ kind }) => kind === 'setting' || kind === 'time')
  );
}

export function endsInThing({ english }: English): boolean {
  return isThing(english) || isThing(english.slice(-1));
}

export function isQuality(token: Token): boolean {
  return meaningsOf([token]).some(({ kind }) => kind === 'colour' || kind === 'size');
}

/** What is stood or lain on, and never in. */
const FLAT = new Set(
  'table,desk,sofa,chair,bench,pier,rug,house,fence,skateboard,bicycle,horse,camel,stage,flower,bed,armchair,stool,throne,plate,tray,board,branch,leaf,counter,podium,pedestal,background,surfboard,sled,rock,log,mars'.split(
    ',',
  ),
);

/** Whether one is on it where a language may say "in". */
export function isFlat({ english }: English): boolean {
  return FLAT.has(english.at(-1)!.stem) || meaningsOf(english).some(({ value }) => FLAT.has(value));
}

/** All that these words mean, in their dictionary forms and as they are. */
export function meaningsOf(tokens: readonly Token[]): readonly Meaning[] {
  return [...lookUp(tokens.map(({ stem }) => stem)), ...lookUp(tokens.map(({ text }) => text))];
}

/** The next thing, where no more than a few words lie before it; -1 where there is none. */
export function nextThing(units: readonly Unit[], at: number): number {
  return units.findIndex((one, i) => i > at && i - at <= 6 && endsInThing(one));
}

/** Where the words begin that are said of the thing at `end`. */
export function startOf(units: readonly Unit[], end: number): number {
  let from = end;
  while (from > 0) {
    const said = isSaidOfThings(units[from - 1]!) ? 1 : verbSaidOf(units, from);
    if (said === 0) return from;
    from -= said;
  }
  return from;
}

/** This unit with another first word. */
export function renamed(unit: Unit, text: string): Unit {
  return { ...unit, english: unit.english.map((one, i) => (i === 0 ? { ...one, text, stem: text } : one)) };
}

function isSaidOfThings({ english }: English): boolean {
  return isQuality(english.at(-1)!) || NUMBER_WORDS.has(english[0]!.text);
}

/** How many units before a thing are a verb said of it: "燃える城". */
function verbSaidOf(units: readonly Unit[], at: number): number {
  const [verb, last] = [units[at - 2], units[at - 1]!];
  if (!hasVerbLast(last)) return 0;
  if (isVerb(last)) return 1;
  const isEnding = isParticle(last) && !/[てでら]$/.test(last.written.join(''));
  return isEnding && verb && isVerb(verb) ? 2 : 0;
}

function isThing(tokens: readonly Token[]): boolean {
  return meaningsOf(tokens).some(({ kind }) => kind === 'drawn' || kind === 'art');
}
