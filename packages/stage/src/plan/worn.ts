import type { Prop } from '../props/index.js';
import type { TiePlan } from './acts.js';
import { acts, isPerson } from './figure-kinds.js';
import type { Found, FoundWords } from './find-words.js';
import type { ActorPlan } from './stage-plan.js';

/** Where what is worn is worn. */
export type WornOn = 'eyes' | 'head' | 'ears' | 'neck' | 'throat' | 'back';

const WORN_ON: ReadonlyMap<string, WornOn> = new Map([
  ['sunglasses', 'eyes'],
  ['vr headset', 'eyes'],
  ['carnival mask', 'eyes'],
  ['hat', 'head'],
  ['cap', 'head'],
  ['top hat', 'head'],
  ['crown', 'head'],
  ['headphones', 'ears'],
  ['scarf', 'neck'],
  ['bow tie', 'throat'],
  ['backpack', 'back'],
]);

export const wornOn = (noun: string): WornOn | undefined => WORN_ON.get(noun);

/** Hats of people are part of how they are built. */
const OWN_HATS: readonly string[] = ['hat', 'cap', 'top hat'];
/** Who is nobody, and has a head. */
const HEADED: readonly string[] = ['teddy bear', 'robot', 'doll', 'rubber duck', 'snowman'];

const canWear = (who: Prop, noun: string): boolean => {
  const on = wornOn(noun);
  if (on === undefined || (isPerson(who) && OWN_HATS.includes(noun))) return false;
  if (on === 'back') return isPerson(who);
  return acts(who) || HEADED.includes(who.noun);
};

/** Who wears a thing that is named; null where it is no garment, or nobody has it on. */
function wearerOf(one: Found, { found, words, prompt }: FoundWords): Found | null {
  if (one.prop === null || wornOn(one.prop.noun) === undefined) return null;
  const before = found.findLast(
    ({ prop, to }) => prop !== null && to <= one.at && wornOn(prop.noun) === undefined,
  );
  if (!before?.prop || !canWear(before.prop, one.prop.noun)) return null;
  const last = found.findLast(({ prop, to }) => prop !== null && to <= one.at)!;
  const between = prompt.slice(words[last.to - 1]!.end, words[one.at]!.start);
  return IS_WORN.test(between) ? before : null;
}

/** "In a red scarf", "wearing sunglasses"; "a hat and sunglasses" are both worn. */
const IS_WORN =
  /^(?:[^.;!?]*\b(?:wear(?:s|ing)?|dressed in|in|with|has|having)|,? and)\s+(?:an? |the |his |her |its |their |some )?(?:(?!(?:and|or|the|an?|in|on|at|by|near|front|[\p{L}-]+ing) )[\p{L}-]+ ){0,3}$/iu;

export const isPutOn = (one: Found, words: FoundWords): boolean => wearerOf(one, words) !== null;

interface Told {
  readonly actors: readonly ActorPlan[];
  readonly ties: readonly TiePlan[];
}

/** What somebody has on is on them, and not beside them: each of several has one. */
export function withWorn({ actors, ties }: Told, words: FoundWords): Told {
  const nouns = actors.map(({ noun }) => noun);
  const worn = words.found.flatMap((one): TiePlan[] => {
    const who = wearerOf(one, words)?.prop?.noun;
    const whom = one.prop?.noun;
    return who && whom && [who, whom].every((noun) => nouns.includes(noun))
      ? [{ tie: 'wear', who, whom }]
      : [];
  });
  if (worn.length === 0) return { actors, ties };
  const tieOf = (noun: string) => worn.find(({ whom }) => whom === noun);
  const countOf = (noun: string): number => actors.find((one) => one.noun === noun)?.count ?? 1;
  return {
    actors: actors.map((one) => {
      const tie = tieOf(one.noun);
      return tie ? { ...one, count: countOf(tie.who), act: 'stand', verb: null } : one;
    }),
    ties: [...ties.filter(({ who, whom }) => !tieOf(who) && !tieOf(whom)), ...worn],
  };
}
