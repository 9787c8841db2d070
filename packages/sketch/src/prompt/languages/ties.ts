import {
  endsInThing,
  hasVerbLast,
  isBreak,
  isFlat,
  isNoun,
  isParticle,
  isVerb,
  isVerbal,
  meaningsOf,
  nextThing,
  renamed,
  startOf,
  type Unit,
} from './units.js';

const PLACES = ['on', 'in', 'under', 'behind', 'in-front', 'beside'];
/** What stands behind a thing that something is done to. */
const OBJECT_MARKS = new Set(['を', 'に', 'へ', 'को', 'से']);

/**
 * Puts what ties two things between them, the one that does it first, where a language has it behind both:
 * "机の上の猫", "सफेद घोड़े पर सवार राजा", "骑着白马的骑士".
 */
export function withTiesBetween(clause: readonly Unit[]): Unit[] {
  let units = [...clause];
  for (const unit of clause) if (tieOf(unit)) units = tiedBy(units, units.indexOf(unit));
  return units;
}

/** A thing that does something: none that another is on or under, none that it is done to. */
export function isDoer(units: readonly Unit[], at: number): boolean {
  if (!endsInThing(units[at]!) || isVerbal(units[at]!)) return false;
  return !OBJECT_MARKS.has(units[at + 1]?.written.join('') ?? '') && !isPlace(units[startOf(units, at) - 1]);
}

function tiedBy(units: readonly Unit[], at: number): Unit[] {
  const tie = units[at]!;
  if (tie.language === 'zh' && !isPlace(tie)) return withDoerFirst(units, at);
  const end = units.findLastIndex((one, i) => i < at && !isParticle(one));
  if (end < 0 || !isNoun(units[end]!)) return [...units];
  const from = startOf(units, end);
  // "On" a river or at an hour ties nothing.
  const said = endsInThing(units[end]!) ? onFlat(tie, units[end]!) : renamed(tie, 'in');
  const object = [said, ...units.slice(from, at)];
  const doer = units.findIndex((_, i) => i < from && isDoer(units, i) && !isUnder(units, i));
  const others = [...units.slice(0, from), ...units.slice(at + 1)];
  const place = doer >= 0 && !isPlace(tie) ? doer + 1 : from + wordsBefore(units, { at, isAlone: doer < 0 });
  return [...others.slice(0, place), ...object, ...others.slice(place)];
}

function onFlat(tie: Unit, thing: Unit): Unit {
  return tieOf(tie) === 'in' && isFlat(thing) ? renamed(tie, 'on') : tie;
}

/** How many of the words behind a tie go before it: those of who is tied, or all where a verb follows. */
function wordsBefore(
  units: readonly Unit[],
  { at, isAlone }: { readonly at: number; readonly isAlone: boolean },
): number {
  const next = isAlone && isSaidOfNext(units, at) ? nextThing(units, at) : -1;
  if (next > at) return next - at;
  const isDone = units.slice(at + 1).some((one) => isVerb(one) || tieOf(one));
  if (!isDone || !isPlace(units[at])) return 0;
  return units.length - at - 1 - Number(isBreak(units.at(-1)!));
}

/** Whether what follows is what stands there: "机の上の猫"; or nothing is done in the clause. */
function isSaidOfNext(units: readonly Unit[], at: number): boolean {
  const isMarked = units[at]!.written.at(-1) === 'の' || units[at + 1]?.written[0] === '的';
  return isMarked || !isPlace(units[at]) || !units.slice(at + 1).some((one) => tieOf(one));
}

/** "骑着白马的骑士": who rides comes behind a 的. */
function withDoerFirst(units: readonly Unit[], at: number): Unit[] {
  if (units.slice(0, at).some((one) => endsInThing(one))) return [...units];
  const object = nextThing(units, at);
  if (object < 0 || units[object + 1]?.written[0] !== '的') return [...units];
  const doer = nextThing(units, object);
  if (doer < 0) return [...units];
  return [
    ...units.slice(0, at),
    ...units.slice(object + 1, doer + 1),
    ...units.slice(at, object + 1),
    ...units.slice(doer + 1),
  ];
}

function isPlace(unit: Unit | undefined): boolean {
  return unit !== undefined && PLACES.includes(tieOf(unit) ?? '');
}

/** Whether "on" or the like stands behind it still. */
function isUnder(units: readonly Unit[], at: number): boolean {
  return isPlace(units.find((one, i) => i > at && !isParticle(one)));
}

/** The tie that a word of a language with another order is; null for any other. */
function tieOf(unit: Unit): string | null {
  if (unit.language !== 'zh' && !hasVerbLast(unit)) return null;
  const english = unit.english.map(({ text }) => text).join(' ');
  if (english === 'in') return unit.written[0] === '在' ? null : 'in';
  // "Flying a", "building a": somebody does it to what is named before it.
  if (/^\S+ a$/.test(english)) return 'does';
  return english === 'next to' ? 'beside' : relationOf(unit);
}

function relationOf({ english }: Unit): string | null {
  return meaningsOf(english).find(({ kind }) => kind === 'relation')?.value ?? null;
}
