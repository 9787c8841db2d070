import { artHabit } from '../subjects/art-habits.js';
import { findSubject } from '../subjects/catalogue.js';
import { recordOf } from '../subjects/traits-of.js';
import { belongsTo } from './lexicon/shown-with.js';
import type { Mention } from './mentions.js';
import type { Meaning } from './phrase-book.js';
import { playing } from './players.js';
import type { Manner, SubjectDescription } from './scene-description.js';
import type { Verb } from './vocabulary.js';
import { canDo, showsNoun } from './what-is-shown.js';

const MOST_SUBJECTS = 6;
/** Things of one kind that a picture has room for. */
export const MOST_OF_ONE = 24;

/** The things in the picture, and which mentions found their place in one. */
export interface Subjects {
  readonly subjects: readonly SubjectDescription[];
  readonly used: ReadonlySet<Mention>;
}

interface Described {
  readonly subject: SubjectDescription;
  readonly modifiers: readonly Mention[];
}

/** The things in the picture, in the order they were named, each with its count, colour, size and verb. */
export function composeSubjects(mentions: readonly Mention[]): Subjects {
  const denied = new Set(
    mentions.filter((mention) => mention.negated).map((mention) => mention.meaning.value),
  );
  const found = new Map<string, Described>();
  const filming = mentions.filter((_, index) => films(mentions, index));
  mentions.forEach((mention, index) => {
    if (mention.negated || denied.has(mention.meaning.value)) return;
    if (found.has(mention.meaning.value) && !countsAnew(mention, mentions)) return;
    const described =
      filming.includes(mention) || isMatter(mentions, index) ? null : describe(mention, mentions, index);
    if (described) found.set(mention.meaning.value, described);
  });
  const nouns = [...found.values()].map(({ subject }) => subject.noun);
  const all = [...found.values()].filter(({ subject }) => !belongsTo(subject.noun, nouns));
  const played = playing(
    all.map(({ subject }) => subject),
    mentions,
  );
  const framed = mounted(played, mentions).slice(0, MOST_SUBJECTS);
  const shot = mentions.find(({ meaning, negated }) => meaning.kind === 'shot' && !negated);
  const subjects = shot ? asShot(framed, shot.meaning.value === 'close' ? 'large' : 'small') : framed;
  const shots = shot && subjects.length > 0 ? [shot] : [];
  return { subjects, used: new Set([...filming, ...shots, ...all.flatMap((one) => usedOf(one, subjects))]) };
}

/** "A caravan of three camels": what is named twice in a row comes in the number that is said last. */
function countsAnew({ meaning, at, count }: Mention, mentions: readonly Mention[]): boolean {
  const named = mentions.find((one) => one.meaning.value === meaning.value);
  return (count ?? 1) > 1 && (named?.count ?? 1) === 1 && at - (named?.at ?? at) <= 3;
}

/** What a close-up shows is large; in a long shot all is small. */
function asShot(subjects: readonly SubjectDescription[], size: 'small' | 'large'): SubjectDescription[] {
  return subjects.map((one, i) =>
    one.size === 'normal' && (i === 0 || size === 'small') ? { ...one, size } : one,
  );
}

/** Of what was said of a thing, what its place in the picture shows. */
function usedOf({ subject, modifiers }: Described, shown: readonly SubjectDescription[]): Mention[] {
  const at = shown.find((one) => showsNoun(one, subject.noun));
  if (!at) return [];
  const isItself = at.noun === subject.noun || recordOf(subject)?.isPerson === true;
  return modifiers.filter(({ meaning: { kind, value } }) => {
    if (kind === 'verb') return value === 'drive' || canDo(at);
    return kind === 'colour' ? isItself : at.noun === subject.noun;
  });
}

/**
 * Puts who rides onto what is ridden: "a woman riding a horse" is one thing, and moves as the animal does.
 */
function mounted(
  subjects: readonly SubjectDescription[],
  mentions: readonly Mention[],
): SubjectDescription[] {
  const at = (noun: string): number =>
    mentions.findIndex((mention) => mention.meaning.value === noun && !mention.negated);
  const rider = subjects.find((one) => recordOf(one)?.rides);
  const mount = subjects.find((one) => recordOf(one)?.carries);
  if (!rider || !mount || at(rider.noun) > at(mount.noun)) return [...subjects];
  const between = mentions.slice(at(rider.noun), at(mount.noun) + 1);
  const rides = between.some(
    (mention) => mention.meaning.kind === 'verb' && mention.meaning.value === 'drive',
  );
  if (!rides) return [...subjects];
  // "Two knights riding horses": as many horses as knights, where nobody says how many.
  const { count, isPlural } = mentions[at(mount.noun)]!;
  const ridden = count === null && isPlural ? rider.count : mount.count;
  return subjects
    .filter((one) => one !== rider)
    .map((one) => (one === mount ? { ...one, count: ridden, rider: rider.colour ?? 'plain' } : one));
}

function describe(mention: Mention, mentions: readonly Mention[], index: number): Described | null {
  const { meaning } = mention;
  if (meaning.kind !== 'drawn' && meaning.kind !== 'art') return null;
  const before = precedingModifiers(mentions, index);
  const modifiers = [
    before.find((one) => one.meaning.kind === 'colour'),
    before.find((one) => one.meaning.kind === 'size'),
    verbAfter(mentions, index) ?? verbBefore(mentions, before, mention),
  ].filter((one) => one !== undefined);
  const said = (kind: Meaning['kind']): string | undefined =>
    modifiers.find((one) => one.meaning.kind === kind)?.meaning.value;
  const manner: Manner = {
    count: countOf(mention, before),
    colour: said('colour') ?? meaning.colour ?? null,
    verb: verbOf(meaning.noun, said('verb') as Verb | undefined),
    size: (said('size') as 'small' | 'large' | undefined) ?? 'normal',
    rider: null,
  };
  return { subject: subjectOf(meaning, manner), modifiers };
}

function subjectOf(meaning: Extract<Meaning, { noun: string }>, manner: Manner): SubjectDescription {
  return meaning.kind === 'drawn'
    ? { noun: meaning.noun, source: 'drawn', artKey: null, ...manner }
    : { noun: meaning.noun, source: 'art', artKey: meaning.value, ...manner };
}

/** Nouns whose words are matter too: marble, and oak. */
const MATTER: readonly string[] = ['glass ball', 'tree'];

/** "A marble table" is of marble, "an oak table" of oak, and "a toy soldier" no toy besides; what is "on marble" is on no ball. */
function isMatter(mentions: readonly Mention[], index: number): boolean {
  const { meaning, at, isPlural } = mentions[index]!;
  if (isPlural || !(MATTER.includes(meaning.value) || meaning.standIn === true)) return false;
  if (mentions.some((one) => one.at === at + 1 && 'noun' in one.meaning)) return true;
  return meaning.value === 'glass ball' && mentions.some((one) => isRightBefore(one, 'on', at));
}

/** With a colour or so between them. */
const isRightBefore = ({ meaning, at }: Mention, value: string, before: number): boolean =>
  meaning.value === value && at < before && before - at <= 3;

/** "The camera slowly pans right" tells of the camera that films, not of one to be seen. */
function films(mentions: readonly Mention[], index: number): boolean {
  const { meaning, at } = mentions[index]!;
  const next = mentions.slice(index + 1, index + 3).filter((one, i) => one.at === at + 1 + i);
  return (
    meaning.value === 'camera' &&
    next.some((one) => one.meaning.kind === 'camera' || one.meaning.kind === 'speed')
  );
}

const AFOOT: Partial<Record<Verb, Verb>> = { fly: 'stand', sail: 'stand', drive: 'walk' };
/** What players do without laying down what they play. */
const WITH_INSTRUMENT: readonly Verb[] = ['walk', 'dance'];
const BY_ENGINE_OR_WING: readonly Verb[] = ['drive', 'sail', 'swim', 'fly'];

function verbOf(noun: string, said: Verb | undefined): Verb | null {
  return said === undefined ? null : ownWay(noun, said);
}

// People who fly a kite or ride a horse stay on their feet, and what "crosses" or "moves" does it as it
// always does.
function ownWay(noun: string, verb: Verb): Verb {
  const record = findSubject(noun);
  if (!record) return verb;
  if (record.isPerson) return AFOOT[verb] ?? verb;
  if (record.plays) return WITH_INSTRUMENT.includes(verb) ? verb : 'stand';
  return unlessGeneric(record.verb, verb);
}

function unlessGeneric(usual: Verb, verb: Verb): Verb {
  const isGeneric = verb === 'drive' || (verb === 'walk' && BY_ENGINE_OR_WING.includes(usual));
  return isGeneric ? usual : verb;
}

const MODIFIERS: readonly Meaning['kind'][] = ['colour', 'size', 'style', 'verb', 'speed', 'air', 'time'];

/** Colours, sizes and styles that stand right before the noun. */
function precedingModifiers(mentions: readonly Mention[], index: number): Mention[] {
  const noun = mentions[index]!;
  const out: Mention[] = [];
  let { at } = noun;
  // The same words may name a place too: "a red cottage" is a red house in a village.
  const before = mentions
    .slice(0, index)
    .filter((one) => isModifier(one) || !(one.at === noun.at || isPreposition(one)));
  for (const mention of before.reverse()) {
    if (!isModifier(mention) || at - mention.at > 3) break;
    out.push(mention);
    at = mention.at;
  }
  return out;
}

function isModifier({ meaning }: Mention): boolean {
  return MODIFIERS.includes(meaning.kind);
}

/** "On", "under" and the like part nobody from what is said of them; "chasing" does. */
function isPreposition({ meaning: { kind, value } }: Mention): boolean {
  return kind === 'relation' && !/^(chase|hold|held)/.test(value);
}

function countOf(mention: Mention, before: readonly Mention[]): number {
  const said = saidCount([mention, ...before]);
  // Open art comes in the numbers of what we draw under the same name.
  const { several, isSamePlural } = findSubject(mention.meaning.value) ?? artHabit(mention.meaning.value);
  if (said === null) return mention.isPlural || isSamePlural ? several : 1;
  // "A flock of birds" says one flock: the noun after it is in the plural and its own number word came last.
  return Math.min(MOST_OF_ONE, Math.max(1, said === 1 && mention.isPlural ? several : said));
}

function saidCount(mentions: readonly Mention[]): number | null {
  return mentions.find((mention) => mention.count !== null)?.count ?? null;
}

/** The first verb after the noun, unless another noun comes first. */
function verbAfter(mentions: readonly Mention[], index: number): Mention | null {
  const { at } = mentions[index]!;
  const isVerb = (one: Mention): boolean =>
    one.meaning.kind === 'verb' && !one.negated && !fallsFromTheSky(mentions, one);
  const next = mentions.find(
    (one, i) => i > index && (isVerb(one) || 'noun' in one.meaning || one.at - at > 6),
  );
  return next && isVerb(next) && !next.afterUnknown ? next : null;
}

/** "While rain falls": that is what the rain does. */
function fallsFromTheSky(mentions: readonly Mention[], { meaning, at }: Mention): boolean {
  return meaning.value === 'fall' && mentions.some((one) => one.meaning.kind === 'air' && one.at === at - 1);
}

/** A thing, or what grows: it moves only where it is said to. */
function standsByItself({ meaning }: Mention): boolean {
  const record = 'noun' in meaning ? findSubject(meaning.noun) : undefined;
  return record ? record.verb === 'stand' && !record.isPerson : true;
}

/** What somebody does to a thing and the thing does too: "sailing a boat"; who plays a saxophone says nothing of it. */
const MOVES_BOTH: readonly Verb[] = ['drive', 'sail', 'spin', 'float', 'fall'];

/**
 * "Flying birds", "a galloping horse"; "a shoe turning on a table" says nothing of the table, "cycling on a bicycle" does,
 * and "a train crossing a bridge" nothing of the bridge.
 */
function verbBefore(
  mentions: readonly Mention[],
  before: readonly Mention[],
  noun: Mention,
): Mention | undefined {
  const on = mentions.findLast((one) => one.at < noun.at && one.meaning.value === 'on');
  const isTheirs = (said: Mention): boolean =>
    said.meaning.kind === 'verb' &&
    !said.negated &&
    !said.afterUnknown &&
    !fallsFromTheSky(mentions, said) &&
    (said.meaning.value === 'drive' || said.at > (on?.at ?? -1));
  return before.find((one) => isTheirs(one) && !(standsByItself(noun) && isAnothers(mentions, one)));
}

/** Whether somebody before it does this, alone. */
function isAnothers(mentions: readonly Mention[], verb: Mention): boolean {
  const doer = mentions.findLastIndex((one) => one.at < verb.at && 'noun' in one.meaning && !one.negated);
  return doer >= 0 && verbAfter(mentions, doer) === verb && !MOVES_BOTH.includes(verb.meaning.value as Verb);
}
