import { findProp } from '../props/index.js';
import type { Act, TiePlan } from './acts.js';
import { acts, isPerson } from './figure-kinds.js';
import type { FoundWords } from './find-words.js';
import { plainly } from './stand-ins.js';
import type { ActorPlan } from './stage-plan.js';

interface Told {
  readonly actors: readonly ActorPlan[];
  readonly ties: readonly TiePlan[];
}

/** What somebody has in the hands for what they do. */
const TOOLS: ReadonlyMap<Act, string> = new Map([
  ['fish', 'fishing rod'],
  ['brush', 'toothbrush'],
]);

/** What somebody does with what they hold, where nothing else is said of them. */
const DONE_WITH: ReadonlyMap<string, Act> = new Map([
  ['fishing rod', 'fish'],
  ['violin', 'fiddle'],
]);

const IDLE: readonly Act[] = ['stand', 'play'];

/** What people of a trade do and have, as one knows them by it: a fisherman fishes, and people under umbrellas walk on. */
export const ofTheirTrade = (told: Told, found: FoundWords): Told =>
  withTools(
    withClass(atBoard(underUmbrellas(withTheirHands(fishing(asWomen(told, found)), found), found)), found),
  );

const isSomebody = (noun: string): boolean => isPerson(findProp(noun)!);
const holdsAnything = (noun: string, ties: readonly TiePlan[]): boolean =>
  ties.some(({ tie, who }) => who === noun && ['hold', 'taste', 'call', 'ride', 'sit', 'in'].includes(tie));

/** "A female boxer" is a woman. */
function asWomen({ actors, ties }: Told, { prompt }: FoundWords): Told {
  const isHer = /\bfemale\b/i.test(prompt) && actors.every(({ noun }) => noun !== 'woman');
  const named = (noun: string): string => (isHer && noun === 'person' ? 'woman' : noun);
  return {
    actors: actors.map((one) => ({ ...one, noun: named(one.noun) })),
    ties: ties.map((one) => ({ ...one, who: named(one.who), whom: named(one.whom) })),
  };
}

/** A fisherman who is said to do nothing fishes. */
const fishing = ({ actors, ties }: Told): Told => ({
  actors: actors.map((one) =>
    one.noun === 'fisherman' && one.act === 'stand' && !holdsAnything(one.noun, ties)
      ? { ...one, act: 'fish' }
      : one,
  ),
  ties,
});

/** A violin is played, and a rod fished with. */
function withTheirHands({ actors, ties }: Told, { found }: FoundWords): Told {
  const isSaid = found.some(({ figure }) => figure?.isUpright);
  const actOf = ({ noun, act }: ActorPlan): Act => {
    const own = ties.find(({ tie, who }) => tie === 'hold' && who === noun)?.whom;
    const done = own === undefined ? undefined : DONE_WITH.get(own);
    return done && !isSaid && IDLE.includes(act) && isSomebody(noun) ? done : act;
  };
  return { actors: actors.map((one) => ({ ...one, act: actOf(one) })), ties };
}

const STAYS = /\b(?:stand(?:s|ing)?|wait(?:s|ing)?|still|sit(?:s|ting)?|photo|portrait|pos(?:es|ing))\b/i;

/** People with umbrellas in a street go somewhere. */
function underUmbrellas({ actors, ties }: Told, { prompt }: FoundWords): Told {
  if (STAYS.test(prompt) || !/\b(?:streets?|road|city|alley|sidewalk|pavement)\b/i.test(prompt))
    return { actors, ties };
  const goes = ({ noun, act, count }: ActorPlan): boolean =>
    act === 'stand' &&
    count > 1 &&
    isSomebody(noun) &&
    ties.some(({ tie, who, whom }) => tie === 'hold' && who === noun && whom === 'umbrella');
  return { actors: actors.map((one) => (goes(one) ? { ...one, act: 'walk' } : one)), ties };
}

const CLASS = /\b(?:students|pupils|children|kids|class)\b/i;

/** Whoever teaches has a class before them: of several people of one kind there was one. */
function withClass({ actors, ties }: Told, { prompt }: FoundWords): Told {
  const isTaught = /\bteacher\b/i.test(prompt) && CLASS.test(prompt);
  if (!isTaught || actors.some(({ noun }) => noun === 'boy' || noun === 'girl')) return { actors, ties };
  const act: Act = RAISES.test(prompt) ? 'raise' : 'stand';
  return { actors: [...actors, ...['girl', 'boy'].map((noun) => ({ ...plainly(noun, 1), act }))], ties };
}

const RAISES = /\brais(?:e|es|ing) (?:(?:their|his|her) )?hands?\b/i;

const BOARD = 'chalkboard';

/** Whoever writes on a board stands beside it. */
function atBoard({ actors, ties }: Told): Told {
  const on = ties.find(
    ({ tie, who, whom }) => whom === BOARD && ['on', 'in-front', 'beside'].includes(tie) && isSomebody(who),
  );
  const writer = actors.find(({ noun, act }) => noun === on?.who && ['work', 'write', 'stand'].includes(act));
  if (!on || !writer) return { actors, ties };
  return {
    actors: actors.map((one) => (one === writer ? { ...one, act: 'write' } : one)),
    ties: ties.map((one) => (one === on ? { ...one, tie: 'beside' } : one)),
  };
}

/** Whoever fishes has a rod, and whoever brushes teeth a brush. */
function withTools({ actors, ties }: Told): Told {
  const who = actors.find(({ noun, act }) => TOOLS.has(act) && acts(findProp(noun)!));
  const tool = who && TOOLS.get(who.act)!;
  if (!who || !tool || holdsAnything(who.noun, ties)) return { actors, ties };
  const own = actors.find(({ noun }) => noun === tool);
  return {
    actors: own ? actors : [...actors, { ...plainly(tool, 1), count: who.count }],
    ties: [...ties.filter(({ whom }) => whom !== tool), { tie: 'hold', who: who.noun, whom: tool }],
  };
}
