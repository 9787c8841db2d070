import { NUMBER_WORDS } from '../lexicon/numbers.js';
import {
  endsInThing,
  hasVerbLast,
  isBreak,
  isDeed,
  isParticle,
  isQuality,
  meaningsOf,
  renamed,
  startOf,
  type Unit,
} from './units.js';

/** What stands between a thing and what is done to it. */
const OBJECT_MARKS = new Set(['を', 'に', 'と', 'को', 'का', 'की', 'के', 'से']);
/** What stands behind who does it. */
const DOER_MARKS = new Set(['が', 'は', 'も', 'ने']);
/** What stands behind a place in a language that says it before what is there. */
const JOINTS = new Set(['の', '的', '里的', '中的']);
/** "Playing with" is done to what is named before it; "reading a newspaper" says to what. */
const TIES = new Set(['on', 'at', 'with', 'to', 'in', 'around', 'a', 'the']);
const PLACE_STARTS = new Set(['at', 'by', 'in', 'on']);
/** The most words between what is done and who does it: "of", "a", "small". */
const WIDEST = 5;

/** Puts who does it before what is done, and what it is done to behind: "本を読む猫", "किताब पढ़ती बिल्ली". */
export function withHeadsFirst(clause: readonly Unit[]): Unit[] {
  let units = [...clause];
  for (const unit of clause)
    if (isDeed(unit) && unit.language !== null)
      units = hasVerbLast(unit)
        ? headFirst(units, units.indexOf(unit))
        : objectNext(units, units.indexOf(unit));
  return units;
}

function headFirst(units: readonly Unit[], at: number): Unit[] {
  const isWhole = units[at]!.english.length > 1 && !TIES.has(units[at]!.english.at(-1)!.text);
  const object = isWhole ? { from: at, to: at } : objectBefore(units, at);
  if (!object) return [...units];
  const doer = doerBehind(units, at) ?? doerBefore(units, object.from);
  if (!doer) return [...units];
  const said = [units[at]!, ...units.slice(object.from, object.to)].map(settled);
  const isLeft = (i: number): boolean => i < object.from && (i < doer.from || i >= doer.to);
  const before = units.filter((_, i) => isLeft(i));
  const rest = units.slice(Math.max(at + 1, doer.to));
  return [...units.slice(doer.from, doer.to), ...said, ...before, ...rest];
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function objectBefore(units: readonly Unit[], at: number): Stretch | null {
  const mark = writtenOf(units[at - 1]);
  const end = OBJECT_MARKS.has(mark) ? at - 2 : at - 1;
  const thing = units[end];
  if (!thing || !isNamed(thing)) return null;
  return { from: startOf(units, end), to: end + 1 };
}

/** Who is named right behind what is done. */
function doerBehind(units: readonly Unit[], at: number): Stretch | null {
  const to = units.findIndex((one, i) => i > at && (isNamed(one) || isEnd(one)));
  if (to < 0 || to - at > WIDEST || !isNamed(units[to]!)) return null;
  const from = units.findIndex((one, i) => i > at && !isParticle(one));
  return { from, to: to + 1 };
}

function isEnd(unit: Unit): boolean {
  const [first] = unit.english;
  return isBreak(unit) || isDeed(unit) || (PLACE_STARTS.has(first!.text) && !isParticle(unit));
}

/** Who is marked as the one that does it, before what it is done to. */
function doerBefore(units: readonly Unit[], end: number): Stretch | null {
  const mark = units.findIndex((one, i) => i < end && DOER_MARKS.has(writtenOf(one)));
  if (mark < 1 || !isNamed(units[mark - 1]!)) return null;
  return { from: startOf(units, mark - 1), to: mark };
}

/** What is in its place already is not put elsewhere. */
function settled(unit: Unit): Unit {
  return { ...unit, language: null };
}

/** "在卧室里抱着泰迪熊": what it is done to follows what is done, and so both follow who does it. */
function objectNext(units: readonly Unit[], at: number): Unit[] {
  const place = units.findIndex(({ written }, i) => i < at && written[0] === '在');
  const doer = units.findLastIndex((one, i) => i < place && isNamed(one));
  const object = objectBehind(units, at);
  if (units[at]!.language !== 'zh' || doer < 0 || object < 0) return [...units];
  const said = units.slice(at, object + 1).map(settled);
  return [...units.slice(0, doer + 1), ...said, ...units.slice(doer + 1, at), ...units.slice(object + 1)];
}

/** What is done is done to this; -1 where no thing follows, or where more is said of it: "抱着熊的女孩". */
function objectBehind(units: readonly Unit[], at: number): number {
  const object = doerBehind(units, at);
  if (!object) return -1;
  const isJoined = [object.to - 2, object.to].some((i) => JOINTS.has(writtenOf(units[i])));
  return isJoined ? -1 : object.to - 1;
}

/** Puts a place that is one phrase behind what is there: "壁炉旁的扶手椅". */
export function placesBehind(clause: readonly Unit[]): Unit[] {
  let units = [...clause];
  for (const unit of clause) if (isPlacePhrase(unit)) units = placeBehind(units, units.indexOf(unit));
  return units;
}

function isPlacePhrase({ english, language }: Unit): boolean {
  if (language !== 'zh' && language !== 'ja' && language !== 'hi') return false;
  return english.length > 1 && PLACE_STARTS.has(english[0]!.text);
}

function placeBehind(units: readonly Unit[], at: number): Unit[] {
  const isJoined = JOINTS.has(writtenOf(units[at + 1])) || units[at]!.written.at(-1) === 'の';
  const thing = doerBehind(units, at);
  const isNext = isJoined || units[at]!.language === 'hi';
  if (!thing || !isNext || units.slice(thing.to).some((one) => isDeed(one))) return [...units];
  const place = settled(units[at]!);
  const to = endOfList(units, thing.to);
  return [...units.slice(0, at), ...units.slice(thing.from, to), place, ...units.slice(to)];
}

/** Where a list of things ends: "橡皮鸭和肥皂泡". */
function endOfList(units: readonly Unit[], end: number): number {
  let to = end;
  while (units[to]?.english[0]!.text === 'and' && units[to + 1] && isNamed(units[to + 1]!)) to += 2;
  return to;
}

/** Flying on a castle is flying over it; a broom is flown on. */
export function overhead(units: readonly Unit[]): Unit[] {
  return units.map((unit, at) => {
    const [first] = unit.english;
    if (unit.language === null || first!.text !== 'on' || !isFlying(units[at - 1])) return unit;
    const thing = units.slice(at + 1).find((one) => isNamed(one));
    return thing && FLOWN_ON.has(thing.english.at(-1)!.stem) ? unit : renamed(unit, 'over');
  });
}

const WITHOUT_ARTICLES: ReadonlySet<string | null> = new Set(['ja', 'hi', 'zh', 'ar', 'pl']);

/** "Knight fighting dragon" is a knight and a fighting dragon, unless it is told that the dragon is fought. */
export function withArticles(units: readonly Unit[]): Unit[] {
  if (!units.some(({ language }) => WITHOUT_ARTICLES.has(language))) return [...units];
  return units.map((unit, at) => {
    const isDoneTo = at > 0 && isNamed(units[at - 1]!) && unit.english.length === 1 && isDeed(unit);
    if (!isDoneTo || !isOne(units, at + 1)) return unit;
    const [deed] = unit.english;
    return { ...unit, english: [deed!, { ...deed!, text: 'a', stem: 'a' }] };
  });
}

/** Whether one thing is named here. */
function isOne(units: readonly Unit[], at: number): boolean {
  const first = units[at];
  if (!first) return false;
  const thing = isQuality(first.english.at(-1)!) ? units[at + 1] : first;
  if (!thing || !isNamed(thing) || !endsInThing(thing)) return false;
  const last = thing.english.at(-1)!;
  return last.text === last.stem && !NUMBER_WORDS.has(first.english[0]!.text);
}

const FLYING = new Set(['flying', 'gliding', 'soaring', 'hovering']);
const FLOWN_ON = new Set(
  'broom,carpet,rug,dragon,horse,unicorn,cloud,eagle,phoenix,pegasus,goose,mars'.split(','),
);

function isFlying(unit: Unit | undefined): boolean {
  return unit !== undefined && FLYING.has(unit.english[0]!.text);
}

function writtenOf(unit: Unit | undefined): string {
  return unit?.written.join('') ?? '';
}

/** A thing, or a word that only the stage knows. */
function isNamed(unit: Unit): boolean {
  if (isBreak(unit) || isParticle(unit) || isDeed(unit)) return false;
  const last = unit.english.at(-1)!;
  if (isQuality(last) || NUMBER_WORDS.has(last.text) || GRAMMAR.has(last.text)) return false;
  return endsInThing(unit) || meaningsOf([last]).length === 0;
}

const GRAMMAR = new Set(
  'a,an,the,of,in,on,at,by,to,and,with,under,behind,over,between,next,front,some,many,old,young,little'.split(
    ',',
  ),
);
