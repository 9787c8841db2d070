import { artHabit } from '../subjects/art-habits.js';
import { findSubject } from '../subjects/catalogue.js';
import { recordOf } from '../subjects/traits-of.js';
import type { Mention } from './mentions.js';
import { playing } from './players.js';
import type { Manner, SubjectDescription } from './scene-description.js';
import type { Verb } from './vocabulary.js';

const MOST_SUBJECTS = 6;
const MOST_OF_ONE = 24;

/** The things in the picture, in the order they were named, each with its count, colour, size and verb. */
export function composeSubjects(mentions: readonly Mention[]): SubjectDescription[] {
  const denied = new Set(
    mentions.filter((mention) => mention.negated).map((mention) => mention.meaning.value),
  );
  const found = new Map<string, SubjectDescription>();
  mentions.forEach((mention, index) => {
    if (mention.negated || denied.has(mention.meaning.value) || found.has(mention.meaning.value)) return;
    const subject = films(mentions, index) ? null : describe(mention, mentions, index);
    if (subject) found.set(mention.meaning.value, subject);
  });
  return mounted(playing([...found.values()], mentions), mentions).slice(0, MOST_SUBJECTS);
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

function describe(mention: Mention, mentions: readonly Mention[], index: number): SubjectDescription | null {
  const { meaning } = mention;
  if (meaning.kind !== 'drawn' && meaning.kind !== 'art') return null;
  const before = precedingModifiers(mentions, index);
  const modifier = (kind: 'colour' | 'size'): string | null =>
    before.find((mention) => mention.meaning.kind === kind)?.meaning.value ?? null;
  const manner: Manner = {
    count: countOf(mention, before),
    colour: modifier('colour') ?? meaning.colour ?? null,
    verb: verbOf(meaning.noun, verbAfter(mentions, index) ?? verbBefore(before)),
    size: (modifier('size') as 'small' | 'large' | null) ?? 'normal',
    rider: null,
  };
  return meaning.kind === 'drawn'
    ? { noun: meaning.noun, source: 'drawn', artKey: null, ...manner }
    : { noun: meaning.noun, source: 'art', artKey: meaning.value, ...manner };
}

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

function verbOf(noun: string, said: Verb | null): Verb | null {
  return said === null ? null : ownWay(noun, said);
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

/** Colours, sizes and styles that stand right before the noun. */
function precedingModifiers(mentions: readonly Mention[], index: number): Mention[] {
  const out: Mention[] = [];
  let at = mentions[index]?.at ?? 0;
  for (let i = index - 1; i >= 0; i -= 1) {
    const mention = mentions[i]!;
    const isModifier = ['colour', 'size', 'style', 'verb', 'speed', 'air', 'time'].includes(
      mention.meaning.kind,
    );
    // The same words may name a place too: "a red cottage" is a red house in a village.
    if (!isModifier && mention.at === mentions[index]!.at) continue;
    if (!isModifier || at - mention.at > 3) break;
    out.push(mention);
    at = mention.at;
  }
  return out;
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
function verbAfter(mentions: readonly Mention[], index: number): Verb | null {
  for (const mention of mentions.slice(index + 1)) {
    const { kind, value } = mention.meaning;
    if (kind === 'verb' && !mention.negated) return value as Verb;
    const isFar = mention.at - mentions[index]!.at > 6;
    if (isFar || kind === 'drawn' || kind === 'art') return null;
  }
  return null;
}

/** "Flying birds", "a galloping horse". */
function verbBefore(before: readonly Mention[]): Verb | null {
  const verb = before.find((mention) => mention.meaning.kind === 'verb' && !mention.negated);
  return verb ? (verb.meaning.value as Verb) : null;
}
