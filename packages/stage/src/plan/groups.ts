import { findProp } from '../props/index.js';
import { IN_HANDS, type TiePlan } from './acts.js';
import { acts } from './figure-kinds.js';
import type { FoundWords } from './find-words.js';
import type { ActorPlan } from './stage-plan.js';

type Members = readonly (readonly [string, number])[];

/** Who a word for several people means. */
const GROUPS: ReadonlyMap<string, Members> = new Map([
  [
    'couple',
    [
      ['man', 1],
      ['woman', 1],
    ],
  ],
  [
    'couples',
    [
      ['man', 2],
      ['woman', 2],
    ],
  ],
  [
    'family',
    [
      ['man', 1],
      ['woman', 1],
      ['boy', 1],
      ['girl', 1],
    ],
  ],
  ['crowd', [['person', 6]]],
  ['audience', [['person', 6]]],
  ['team', [['person', 5]]],
]);

/** Half of them are of the other kind. */
const MIXED: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['friends', ['woman', 'man']],
  ['dancers', ['woman', 'man']],
  ['lovers', ['woman', 'man']],
  ['children', ['boy', 'girl']],
  ['kids', ['boy', 'girl']],
  ['toddlers', ['boy', 'girl']],
]);

function membersOf(word: string, count: number): Members | null {
  const mixed = count > 1 ? MIXED.get(word) : undefined;
  if (!mixed) return GROUPS.get(word) ?? null;
  return [
    [mixed[0], Math.ceil(count / 2)],
    [mixed[1], Math.floor(count / 2)],
  ];
}

interface Told {
  readonly actors: readonly ActorPlan[];
  readonly ties: readonly TiePlan[];
}

/** A couple is a man and a woman, and children are boys and girls: each does what is said of all. */
export function inGroups(told: Told, { found, words }: FoundWords): Told {
  const named = found.flatMap(({ prop, to }) => {
    const actor = told.actors.find(({ noun }) => noun === prop?.noun);
    const members = actor && membersOf(words[to - 1]!.text, actor.count);
    return actor && members ? [{ actor, members }] : [];
  });
  return named.reduce(split, told);
}

function split({ actors, ties }: Told, { actor, members }: { actor: ActorPlan; members: Members }): Told {
  const own = ties.filter(({ who, whom }) => who === actor.noun || whom === actor.noun);
  // What is in their hands is counted by those of one kind.
  const stays = own.some(({ tie }) => IN_HANDS.includes(tie)) || isTaken(actors, actor, members);
  const count = members.reduce((sum, [, one]) => sum + one, 0);
  if (stays) return { actors: actors.map((one) => (one === actor ? { ...one, count } : one)), ties };
  const [[first]] = members as [readonly [string, number]];
  const renamed = (noun: string): string => (noun === actor.noun ? first : noun);
  return {
    actors: actors.flatMap((one) =>
      one === actor ? members.map(([noun, many]) => ({ ...actor, noun, count: many })) : [one],
    ),
    ties: ties.flatMap((one) =>
      one.tie === 'chase' && one.who === actor.noun
        ? members.map(([who]) => ({ ...one, who }))
        : [{ ...one, who: renamed(one.who), whom: renamed(one.whom) }],
    ),
  };
}

const isTaken = (actors: readonly ActorPlan[], actor: ActorPlan, members: Members): boolean =>
  members.some(([noun]) => actors.some((one) => one !== actor && one.noun === noun && acts(findProp(noun)!)));
