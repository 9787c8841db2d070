import { artHabit } from '../subjects/art-habits.js';
import { findSubject } from '../subjects/catalogue.js';
import type { Subject } from '../subjects/subject.js';
import { carriedAs, hasTop } from '../subjects/tops.js';
import type { Mention } from './mentions.js';
import type { Relation, RelationKind, SubjectDescription } from './scene-description.js';

/** Relations that are told from the other side. */
const TURNED: Partial<Record<string, RelationKind>> = { 'chased-by': 'chase', 'held-by': 'hold' };

/** How many words may lie between a relation and its things. */
const NEAR_WORDS = 7;

/** Who does what to whom, and which mentions said so. */
export interface Relations {
  readonly relations: readonly Relation[];
  readonly used: readonly Mention[];
}

/** Finds the relations between the things of a picture, in order; each thing is tied to one other at most. */
export function relationsOf(
  mentions: readonly Mention[],
  subjects: readonly SubjectDescription[],
): Relations {
  const relations: Relation[] = [];
  const used: Mention[] = [];
  const nouns = subjects.map(({ noun }) => noun);
  const things = mentions.filter(
    ({ meaning, negated }) => !negated && 'noun' in meaning && nouns.includes(meaning.noun),
  );
  for (const mention of mentions) {
    const relation = mention.negated ? null : relationOf(mention, things);
    if (!relation || relations.some(({ who, whom }) => who === relation.who || whom === relation.who))
      continue;
    relations.push(relation);
    used.push(mention);
  }
  return { relations, used };
}

function relationOf(mention: Mention, things: readonly Mention[]): Relation | null {
  if (mention.meaning.kind !== 'relation') return null;
  const [said, at] = [mention.meaning.value, mention.at];
  const first = nounOf(things.findLast((one) => one.at < at && at - one.at <= NEAR_WORDS));
  const second =
    nounOf(things.find((one) => one.at > at && one.at - at <= NEAR_WORDS)) ?? other(said, first, things);
  if (first === null || second === null || !goTogether(said, first, second)) return null;
  return told(said, first, second);
}

function told(said: string, first: string, second: string): Relation | null {
  if (said === 'with') return canHold(first, second) ? { kind: 'hold', who: first, whom: second } : null;
  const turned = TURNED[said];
  return turned
    ? { kind: turned, who: second, whom: first }
    : { kind: said as RelationKind, who: first, whom: second };
}

/** Nothing is tied to itself, and only what has a top can be stood on. */
function goTogether(said: string, first: string, second: string): boolean {
  return first !== second && (said !== 'on' || hasTop(second));
}

/** "A girl with an umbrella" has it in her hand, "a cottage with a garden" has not. */
function canHold(who: string, whom: string): boolean {
  const { habitat, heightMetres, stays } = recordOfNoun(who) ?? artHabit(who);
  const goes = ['ground', 'space'].includes(habitat) && !stays && heightMetres < 2.2;
  return goes && isHandy(whom);
}

function isHandy(noun: string): boolean {
  const isSmall = (recordOfNoun(noun) ?? artHabit(noun)).habitat === 'table';
  return isSmall || carriedAs(noun) !== carriedAs('') || IN_HANDS.includes(noun);
}

const IN_HANDS: readonly string[] = [
  'lantern',
  'flag',
  'ball',
  'basket',
  'flower',
  'rose',
  'bouquet',
  'flashlight',
  'torch',
  'guitar',
  'top hat',
  'sword',
];

function recordOfNoun(noun: string): Subject | null {
  return findSubject(noun) ?? null;
}

/** "A castle behind it": what was named first. */
function other(said: string, first: string | null, things: readonly Mention[]): string | null {
  if (said !== 'behind' && said !== 'in-front') return null;
  return nounOf(things.find((one) => nounOf(one) !== first));
}

function nounOf(mention: Mention | undefined): string | null {
  return mention && 'noun' in mention.meaning ? mention.meaning.noun : null;
}
