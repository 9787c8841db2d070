import { ignoredFor } from '../lexicon/ignored.js';
import type { Token } from '../words.js';
import type { Language } from './concepts.js';
import { overhead, placesBehind, withArticles, withHeadsFirst } from './said-before.js';
import { isDoer, withTiesBetween } from './ties.js';
import {
  endsInThing,
  hasVerbLast,
  isBreak,
  isFlat,
  isNoun,
  isParticle,
  isQuality,
  isVerb,
  isVerbal,
  meaningsOf,
  nextThing,
  renamed,
  startOf,
  type Unit,
} from './units.js';

/** Languages that put a colour behind what it is the colour of. */
const BEHIND: readonly Language[] = ['es', 'fr', 'it', 'pt', 'pl', 'ar'];
/** Languages whose "in" is also "on": "sentado en el muelle". */
const IN_IS_ON: readonly Language[] = ['es', 'pt'];
/** Languages that may say where something is done before what it is done to: "liest am Kamin ein Buch". */
const PLACE_FIRST: readonly Language[] = ['de', 'nl'];
/** Where something is done, in Chinese, before what is done. */
const BEFORE_VERBS = new Set(['在', '从', '向', '往', '朝', '沿']);
const PREPOSITIONS = ['in', 'at', 'on', 'under', 'behind', 'next'];

/** The English words in English order. */
export function inEnglishOrder(units: readonly Unit[]): Token[] {
  const tied = clausesOf(units).flatMap((clause) =>
    withArticles(overhead(verbsBehind(withTiesBetween(thingsFirst(standing(filming(clause))))))),
  );
  return (units.some((unit) => isOf(unit, BEHIND)) ? qualitiesFirst(tied) : tied).flatMap(
    ({ english }) => english,
  );
}

/** Whoever does something, or is somewhere, before that. */
function thingsFirst(units: readonly Unit[]): Unit[] {
  return withHeadsFirst(placesBehind(withObjectFirst(units)));
}

function isOf({ language }: Unit, languages: readonly Language[]): boolean {
  return language !== null && languages.includes(language);
}

/** No sentence is longer: a text without marks is read in pieces, since each word is held against all of its clause. */
const MOST_UNITS = 60;

function clausesOf(units: readonly Unit[]): Unit[][] {
  const clauses: Unit[][] = [[]];
  for (const unit of units) {
    clauses.at(-1)!.push(unit);
    if (isBreak(unit) || clauses.at(-1)!.length >= MOST_UNITS) clauses.push([]);
  }
  return clauses;
}

/** A camera stands right before what it does. */
function filming(units: readonly Unit[]): Unit[] {
  const at = units.findIndex(({ english, language }) => language && english[0]!.text === 'camera');
  const end = units.findIndex((one, i) => i > at && !isParticle(one));
  if (at < 0 || end < 0) return [...units];
  return [...units.slice(0, at), ...units.slice(at + 1, end), units[at]!, ...units.slice(end)];
}

function standing(units: readonly Unit[]): Unit[] {
  return units.map((unit, at) => {
    if (!isOf(unit, IN_IS_ON) || unit.english[0]!.text !== 'in') return unit;
    const thing = units.slice(at + 1, at + 4).find((one) => isNoun(one) || isBreak(one));
    return thing && isFlat(thing) ? renamed(unit, 'on') : unit;
  });
}

function withObjectFirst(units: readonly Unit[]): Unit[] {
  const at = units.findIndex((one) => isOf(one, PLACE_FIRST) && isVerbal(one) && isDoneToThings(one));
  const place = isPreposition(units[at + 1])
    ? units.findIndex((one, i) => i > at && isPlaceOrThing(one))
    : -1;
  const object = units.findIndex((one, i) => i > place && isNoun(one));
  if (at < 0 || place < 0 || object < 0 || units.slice(place + 1, object).some((one) => isPreposition(one)))
    return [...units];
  return [
    ...units.slice(0, at + 1),
    ...units.slice(place + 1, object + 1),
    ...units.slice(at + 1, place + 1),
    ...units.slice(object + 1),
  ];
}

function isPlaceOrThing(unit: Unit): boolean {
  return isNoun(unit) || isNoun({ english: unit.english.slice(-1) });
}

function isPreposition(unit: Unit | undefined): boolean {
  return PREPOSITIONS.includes(unit?.english[0]?.text ?? '');
}

/** What is done to things, and ties nobody in a scene of shapes. */
const DONE_TO_THINGS = new Set(
  'hugging,catching,kicking,licking,painting,repairing,building,stirring,kneading,slicing,cooking,baking,washing,watering,knitting,writing'.split(
    ',',
  ),
);

function isDoneToThings({ english }: Unit): boolean {
  if (DONE_TO_THINGS.has(english[0]!.text)) return true;
  return meaningsOf(english).some(
    ({ kind, value }) => kind === 'relation' && /^(hold|chase|with)$/.test(value),
  );
}

/** Puts a verb behind who does it: "im Hintergrund läuft ein Huhn", "女性が橋を渡る". */
function verbsBehind(clause: readonly Unit[]): Unit[] {
  let units = [...clause];
  for (const unit of clause) if (isVerb(unit)) units = verbBehind(units, units.indexOf(unit));
  return units;
}

function verbBehind(units: readonly Unit[], at: number): Unit[] {
  const verb = units[at]!;
  const first = whoDoes(units, at);
  if (first < 0 || first - at > 4 || (first < at && !isSaidLast(units, { first, at }))) return [...units];
  const others = units.filter((one) => one !== verb);
  others.splice(others.indexOf(units[first]!) + 1, 0, verb);
  return others;
}

/** Who is named first, or what the verb is said of: "燃える城". -1 where there is none. */
function whoDoes(units: readonly Unit[], at: number): number {
  const next = nextThing(units, at);
  const isOfNext = next > 0 && startOf(units, next) <= at;
  const doer = isOfNext ? -1 : units.findIndex((_, i) => i < at && isDoer(units, i));
  return doer >= 0 ? doer : next;
}

function isSaidLast(
  units: readonly Unit[],
  { first, at }: { readonly first: number; readonly at: number },
): boolean {
  const between = units.slice(first + 1, at);
  return hasVerbLast(units[at]!) || between.some(({ written }) => BEFORE_VERBS.has(written[0]!));
}

/** Puts colours and sizes before what they are said of, and the words of a phrase as it has them: "light warm". */
function qualitiesFirst(units: readonly Unit[]): Unit[] {
  const out: Unit[] = [];
  for (const unit of units) {
    const last = out.at(-1);
    const swaps = last && !isBreak(last) && (isSaidOf(unit, last) || isTurned(last, unit));
    out.splice(out.length - (swaps ? 1 : ofWhat(out, unit)), 0, unit);
  }
  return out;
}

/** How many words back a colour goes to what it is said of, over "de sport" in "voiture de sport jaune". */
function ofWhat(before: readonly Unit[], unit: Unit): number {
  const [thing, joint, matter] = before.slice(-3);
  const isOver = matter && joint && isPlain(joint) && !isBreak(matter) && !isPlain(matter) && !isNoun(matter);
  return isOver && isSaidOf(unit, thing!) ? 3 : 0;
}

function isSaidOf(unit: Unit, last: Unit): boolean {
  return isQuality(unit.english[0]!) && endsInThing(last);
}

function isTurned(one: Unit, other: Unit): boolean {
  if ([one, other].some((unit) => isBreak(unit) || unit.english.length > 1 || isPlain(unit))) return false;
  const [first, second] = [one.english[0]!, other.english[0]!];
  if (meaningsOf([second]).some(({ kind }) => kind === 'verb')) return false;
  return meaningsOf([second, first]).length > 0 && meaningsOf([first, second]).length === 0;
}

function isPlain({ english }: Unit): boolean {
  return ignoredFor(english[0]!.text) === 'grammar';
}
