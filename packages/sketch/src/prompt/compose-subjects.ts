import { artHabit } from './lexicon/art-habits.js';
import { DRAWN_SUBJECTS } from './lexicon/subjects.js';
import type { Mention } from './mentions.js';
import { PLAYERS, playing } from './players.js';
import type { Setting, SubjectDescription, Verb } from './scene-description.js';

const MOST_SUBJECTS = 6;
const MOST_OF_ONE = 24;
const SAME_PLURAL = new Set(['fish', 'sheep', 'jellyfish']);

/** The things in the picture, in the order they were named, each with its count, colour, size and verb. */
export function composeSubjects(mentions: readonly Mention[]): SubjectDescription[] {
  const denied = new Set(mentions.filter((m) => m.negated).map((m) => m.meaning.value));
  const found = new Map<string, SubjectDescription>();
  mentions.forEach((mention, index) => {
    if (mention.negated || denied.has(mention.meaning.value) || found.has(mention.meaning.value)) return;
    const subject = describe(mention, mentions, index);
    if (subject) found.set(mention.meaning.value, subject);
  });
  return mounted(playing([...found.values()], mentions), mentions).slice(0, MOST_SUBJECTS);
}

const RIDERS: readonly string[] = ['person', 'child', 'knight'];
const MOUNTS: readonly string[] = ['horse', 'unicorn', 'camel', 'elephant', 'bicycle'];

/**
 * Puts who rides onto what is ridden: "a woman riding a horse" is one thing, and moves as the animal does.
 */
function mounted(
  subjects: readonly SubjectDescription[],
  mentions: readonly Mention[],
): SubjectDescription[] {
  const at = (noun: string): number => mentions.findIndex((m) => m.meaning.value === noun && !m.negated);
  const rider = subjects.find((one) => RIDERS.includes(one.noun));
  const mount = subjects.find((one) => MOUNTS.includes(one.noun));
  if (!rider || !mount || at(rider.noun) > at(mount.noun)) return [...subjects];
  const between = mentions.slice(at(rider.noun), at(mount.noun) + 1);
  const rides = between.some((m) => m.meaning.kind === 'verb' && m.meaning.value === 'drive');
  if (!rides) return [...subjects];
  return subjects
    .filter((one) => one !== rider)
    .map((one) => (one === mount ? { ...one, rider: rider.colour ?? 'plain' } : one));
}

/** The setting that a subject suggests when none is named; null when it fits everywhere. */
export function homeOf(subject: SubjectDescription): Setting | null {
  return (
    DRAWN_SUBJECTS[subject.noun]?.home ?? (subject.source === 'art' ? artHabit(subject.noun).home : null)
  );
}

function describe(mention: Mention, mentions: readonly Mention[], index: number): SubjectDescription | null {
  const { meaning } = mention;
  if (meaning.kind !== 'drawn' && meaning.kind !== 'art') return null;
  const before = precedingModifiers(mentions, index);
  const modifier = (kind: 'colour' | 'size'): string | null =>
    before.find((m) => m.meaning.kind === kind)?.meaning.value ?? null;
  return {
    noun: meaning.noun,
    source: meaning.kind,
    artKey: meaning.kind === 'art' ? meaning.value : null,
    count: countOf(mention, before),
    colour: modifier('colour') ?? meaning.colour ?? null,
    verb: verbOf(meaning.noun, verbAfter(mentions, index) ?? verbBefore(before)),
    size: (modifier('size') as 'small' | 'large' | null) ?? 'normal',
    rider: null,
  };
}

const ON_FOOT: readonly string[] = ['person', 'child'];
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
  if (ON_FOOT.includes(noun)) return AFOOT[verb] ?? verb;
  if (PLAYERS.includes(noun)) return WITH_INSTRUMENT.includes(verb) ? verb : 'stand';
  return unlessGeneric(DRAWN_SUBJECTS[noun]?.verb ?? verb, verb);
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
    if (!isModifier || at - mention.at > 3) break;
    out.push(mention);
    at = mention.at;
  }
  return out;
}

function countOf(mention: Mention, before: readonly Mention[]): number {
  const said = saidCount([mention, ...before]);
  const plural = DRAWN_SUBJECTS[mention.meaning.value]?.plural ?? 3;
  const isMass = SAME_PLURAL.has(mention.meaning.value);
  if (said === null) return mention.isPlural || isMass ? plural : 1;
  // "A flock of birds" says one flock: the noun after it is in the plural and its own number word came last.
  return Math.min(MOST_OF_ONE, Math.max(1, said === 1 && mention.isPlural ? plural : said));
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
  const verb = before.find((m) => m.meaning.kind === 'verb' && !m.negated);
  return verb ? (verb.meaning.value as Verb) : null;
}
