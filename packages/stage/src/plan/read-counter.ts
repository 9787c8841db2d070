import { COLOURS, type ReadPrompt } from '@clipwright/sketch/understanding';
import { findProp, type Prop } from '../props/index.js';
import type { TiePlan } from './acts.js';
import { isInRoomCalled, isStall, matterAt, nameAt, roomOf } from './counter-words.js';
import type { FoundWords } from './find-words.js';
import { hallIn } from './read-halls.js';
import { acts, isPerson } from './figure-kinds.js';
import { isForTable, isPlaceNamed } from './read-place.js';
import { plainly } from './stand-ins.js';
import type { ActorPlan, CounterPlan, RoomName, SetName } from './stage-plan.js';

/** Where nobody says where it is. */
type CounterSet = RoomName | 'seamless' | 'street';

/** What one stands at in a room where it has no name. */
const USUAL: Readonly<Partial<Record<CounterSet, CounterPlan['name']>>> = {
  kitchen: 'counter',
  bar: 'bar',
  workshop: 'workbench',
  hall: 'counter',
};

/** Who stands behind a table, and what lies on it. */
export interface CounterRead {
  readonly counter: CounterPlan;
  /** Where it is; null leaves it to the place that is named. */
  readonly set: CounterSet | null;
  readonly actors: readonly ActorPlan[];
  readonly ties: readonly TiePlan[];
}

/** What is asked for, as far as it is read. */
export interface Asked {
  readonly actors: readonly ActorPlan[];
  readonly ties: readonly TiePlan[];
  readonly sets: readonly SetName[];
  /** Nothing is named but a room. */
  readonly isRoomItself: boolean;
  readonly read: ReadPrompt;
}

/** Metres: what is longer lies on no table beside somebody. */
const LAID = 0.6;
/** Metres: what beast sits on a table where that is said, and anyway; and what is seen behind one. */
const [SITS, TINY, SEEN] = [0.75, 0.36, 1.6];
/** Metres: what is larger is shared. */
const SHARED = 0.26;
const MOST_PEOPLE = 4;
const MOST_ALONE = 5;
/** It moves or is turned, as nothing does that lies there, or lies elsewhere in the room. */
const ELSEWHERE =
  /\b(?:turntable|rotat\w+|revolv\w+|spin(?:s|ning)?|turn(?:s|ing)|360|float(?:s|ing)?|fl(?:y|ies|ying)|fall(?:s|ing)?|drop(?:s|ping)|bounc\w+|roll(?:s|ing)|slid(?:es|ing)|explod\w+|under(?:neath)?|beneath|on (?:an? |the )?(?:\w+ )?(?:floor|ground|chair|stool|shelf|sofa|window ?sill))\b/i;

/** What stands at a table or behind it anyway. */
const FURNITURE: readonly string[] = ['table', 'chair', 'stool', 'shelf', 'floor lamp'];
/** What people have on them, or in a hand, though it can lie on a table. */
const CARRIED: readonly string[] = [
  'headphones',
  'watch',
  'smartwatch',
  'sword',
  'crown',
  'key',
  'trophy',
  'gift box',
  'ice cream',
  'lamp',
  'vase with flowers',
  'toothbrush',
  'fishing rod',
];
/** What somebody "with" it has in a hand. */
const HANDY: readonly string[] = ['phone', 'camera', 'lipstick', 'perfume bottle', 'candle', 'potion'];
/** Sets that are a backdrop, and those that say what a table is of. */
const BEHIND: readonly SetName[] = ['seamless', 'neon', 'window'];
const TOPS: readonly SetName[] = ['wood', 'marble', 'stone'];

const HELD = /\b(?:hold(?:s|ing)?|carr(?:y|ies|ying)|hug(?:s|ging)?|talking on|speaking on|playing with)\b/i;
const SERVED = /\b(?:eat(?:s|ing)?|drink(?:s|ing)?)\b/i;
const ON_TOP = /\bon (?:an? |the |his |her |their )?(?:\w+ ){0,2}(?:table|counter|bar|desk|workbench)\b/i;
const BACKDROP = /\b(?:background|backdrop)\b/i;
const OPEN_AIR: readonly string[] = ['rain', 'storm', 'snow'];
/** Who does this is not at a table. */
const GOING: readonly ActorPlan['act'][] = ['walk', 'run', 'dance', 'fly', 'swim', 'sleep'];

const propOf = ({ noun }: Pick<ActorPlan, 'noun'>): Prop => findProp(noun)!;
const longOf = ({ size }: Prop): number => Math.max(...size);

/** People, and who has no bones but stands on two legs as they do. */
const isSomebody = (one: ActorPlan): boolean =>
  !one.isToy && (isPerson(propOf(one)) || propOf(one).noun === 'robot');

const canLie = (one: ActorPlan): boolean => isForTable(one) && (one.isToy || longOf(propOf(one)) < LAID);

/** Food, drink, books, devices and tools: what one sits or stands at a table for, named or not. */
const isServed = (one: ActorPlan): boolean =>
  canLie(one) &&
  !CARRIED.includes(one.noun) &&
  !['floor', 'ground', 'air'].some((place) => propOf(one).stands.includes(place as 'floor'));

/** Composes what lies on a table, and who stands behind it; null where the words ask for something else. */
export function counterOf(found: FoundWords, asked: Asked): CounterRead | null {
  const { prompt } = found;
  const own = nameAt(prompt) === 'workbench' ? [...FURNITURE, 'bench'] : FURNITURE;
  const actors = asked.actors.filter(({ noun }) => !own.includes(noun));
  const held = asked.ties.filter((one) => one.tie === 'wear' || isHeld(one, prompt));
  const inHand = held.map(({ whom }) => whom);
  const laid = actors.filter((one) => isOnIt(one, prompt) && !inHand.includes(one.noun));
  const parts: Parts = { actors, inHand, laid, isTasted: held.some(({ tie }) => tie === 'taste') };
  if (!fits(parts, asked, prompt) || !isMeant(parts, found, asked)) return null;
  const set = isElsewhereNamed(found, asked.read) ? null : setFor(found, asked.sets);
  const tools = toolsFor(parts, prompt);
  return {
    counter: counterFor(prompt, set, [...laid, ...tools]),
    set,
    actors: [...seated(parts, asked.ties, prompt), ...tools],
    ties: held.filter(({ who }) => actors.some((one) => one.noun === who && isSomebody(one))),
  };
}

/** Whoever cooks does so in something. */
const toolsFor = ({ actors, laid }: Parts, prompt: string): readonly ActorPlan[] =>
  laid.length === 0 && actors.some(({ act }) => act === 'work') && COOKS.test(prompt)
    ? [plainly('cooking pot', 1)]
    : [];

const COOKS = /\b(?:cook|stir|fr(?:y|ies)|simmer)/i;

function counterFor(prompt: string, set: CounterSet | null, laid: readonly ActorPlan[]): CounterPlan {
  const usual = roomOf(prompt) === 'library' ? 'table' : USUAL[set ?? 'room'];
  const name = nameAt(prompt) ?? usual ?? 'table';
  return {
    name,
    ...matterAt(prompt, COLOURS),
    isWide: name !== 'table' && name !== 'desk',
    laid: laid.map(({ noun }) => noun),
  };
}

interface Parts {
  readonly actors: readonly ActorPlan[];
  readonly inHand: readonly string[];
  readonly laid: readonly ActorPlan[];
  readonly isTasted: boolean;
}

/** Where there is a table, what somebody is "with" lies on it. */
const isHeld = ({ tie, whom }: TiePlan, prompt: string): boolean =>
  tie === 'call' ||
  tie === 'taste' ||
  (tie === 'hold' && (HELD.test(prompt) || (HANDY.includes(whom) && isNowhere(prompt))));

const isNowhere = (prompt: string): boolean =>
  !SERVED.test(prompt) && nameAt(prompt) === null && roomOf(prompt) === null;

/** A beast that is small enough sits on it where the words say so, and a tiny one anyway: else nobody would see it. */
const isOnIt = (one: ActorPlan, prompt: string): boolean =>
  canLie(one) ||
  (acts(propOf(one)) &&
    !isSomebody(one) &&
    longOf(propOf(one)) < (ON_TOP.test(prompt) ? SITS : TINY) &&
    propOf(one).stands.includes('floor'));

/** Whether all that is named has its place at a table. */
function fits({ actors, inHand, laid, isTasted }: Parts, asked: Asked, prompt: string): boolean {
  const { ties, sets } = asked;
  const people = actors.filter(isSomebody);
  const count = people.reduce((sum, one) => sum + one.count, 0);
  if (count > MOST_PEOPLE || people.some((one) => isGoing(one, prompt))) return false;
  if (count === 0)
    return (
      lieInRoom({ actors, inHand, laid, isTasted }, asked, prompt) &&
      sets.every((set) => set === 'window' || TOPS.includes(set))
    );
  if (sets.some((set) => !BEHIND.includes(set) && !TOPS.includes(set))) return false;
  const others = actors.filter((one) => !isSomebody(one) && !laid.includes(one));
  if (!others.every((one) => inHand.includes(one.noun) || isSeenBehind(one))) return false;
  return !ties.some((tie) => isElsewhere(tie, people));
}

/** Things alone are at home on a table in the room that is named, where they are as small as that, and stay. */
const lieInRoom = ({ actors, laid }: Parts, asked: Asked, prompt: string): boolean =>
  (isInRoomCalled(prompt) || asked.isRoomItself) &&
  !ELSEWHERE.test(prompt) &&
  actors.length > 0 &&
  actors.length <= MOST_ALONE &&
  laid.length === actors.length &&
  actors.every((one) => canLie(one) && longOf(propOf(one)) < LAID && one.act === 'stand') &&
  asked.actors.every((one) => one.noun === 'table' || actors.includes(one));

/** Whether somebody rides, sits on or chases something that is not at a table. */
const isElsewhere = ({ tie, who, whom }: TiePlan, people: readonly ActorPlan[]): boolean =>
  ['ride', 'sit', 'in', 'chase'].includes(tie) &&
  people.some(({ noun }) => noun === who) &&
  !people.some(({ noun }) => noun === whom) &&
  !FURNITURE.includes(whom);

const isGoing = ({ act }: ActorPlan, prompt: string): boolean =>
  GOING.includes(act) || (act === 'jump' && /\b(?:jump|hop|leap)/i.test(prompt));

const isSeenBehind = (one: ActorPlan): boolean =>
  acts(propOf(one)) && propOf(one).stands.includes('floor') && longOf(propOf(one)) < SEEN;

/** A table is named, or a room that has one, or what one is at a table for. */
function isMeant({ actors, laid, isTasted }: Parts, found: FoundWords, { read }: Asked): boolean {
  const isThere = !isElsewhereNamed(found, read);
  if (laid.length === actors.length && !actors.some(isSomebody)) return isThere;
  if (nameAt(found.prompt) !== null) return true;
  const room = roomOf(found.prompt);
  const isInWeather = room === null && read.scene.airs.some((air) => OPEN_AIR.includes(air));
  return isThere && !isInWeather && (isServedThere(laid, isTasted) || isWorkedIn(room));
}

const isServedThere = (laid: readonly ActorPlan[], isTasted: boolean): boolean =>
  isTasted || laid.some(isServed);

const isWorkedIn = (room: RoomName | null): boolean => room !== null && room !== 'room' && room !== 'library';

/** Some halls have tables. */
const isElsewhereNamed = (found: FoundWords, read: ReadPrompt): boolean =>
  isPlaceNamed(found, read) && hallIn(found) === null;

function setFor(found: FoundWords, sets: readonly SetName[]): CounterSet {
  const { prompt } = found;
  if (sets.includes('seamless') || BACKDROP.test(prompt)) return 'seamless';
  const hall = hallIn(found);
  // A shop and a kitchen of many cooks go on behind a counter, as none does that one has at home.
  if (hall !== null) return 'hall';
  return roomOf(prompt) ?? (isStall(prompt) ? 'street' : 'room');
}

/** A pizza is for all. */
const isForEach = (one: ActorPlan, prompt: string): boolean =>
  SERVED.test(prompt) && longOf(propOf(one)) < SHARED;

const STAYS: readonly ActorPlan['act'][] = [
  ...(['wave', 'sit', 'sleep', 'work', 'eat', 'read'] as const),
  ...(['laugh', 'sing', 'cheer', 'punch', 'talk', 'yawn', 'cry'] as const),
];

const stayed = (one: ActorPlan): ActorPlan['act'] =>
  STAYS.includes(one.act) && !(isSomebody(one) && one.act === 'sit') ? one.act : 'stand';

/** Who is at a table stays there; who eats or drinks has something each. */
function seated({ actors, laid }: Parts, ties: readonly TiePlan[], prompt: string): ActorPlan[] {
  const tastes = (noun: string): boolean => ties.some(({ tie, who }) => tie === 'taste' && who === noun);
  const people = actors.filter(isSomebody).reduce((sum, { count }) => sum + count, 0);
  return actors.map((one) => {
    if (laid.includes(one) && canLie(one))
      return { ...one, verb: null, count: isForEach(one, prompt) ? Math.max(one.count, people) : one.count };
    return { ...one, verb: null, act: isSomebody(one) && tastes(one.noun) ? 'eat' : stayed(one) };
  });
}
