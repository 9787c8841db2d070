import type { Act, TiePlan } from './acts.js';
import type { ActorPlan } from './stage-plan.js';

/** A bear of cloth sits, and one that goes anywhere does so on its feet. */
const [SITS, STANDS_UP] = ['teddy bear', 'teddy bear on its feet'];
const ON_FEET: readonly Act[] = ['walk', 'run', 'jump', 'dance', 'wave'];

interface Told {
  readonly actors: readonly ActorPlan[];
  readonly ties: readonly TiePlan[];
}

/** Has a stuffed bear that walks or dances be one that has bones. */
export function onItsFeet({ actors, ties }: Told): Told {
  if (!actors.some(({ noun, act }) => noun === SITS && ON_FEET.includes(act))) return { actors, ties };
  const named = (noun: string): string => (noun === SITS ? STANDS_UP : noun);
  return {
    actors: actors.map((one) => ({ ...one, noun: named(one.noun) })),
    ties: ties.map((one) => ({ ...one, who: named(one.who), whom: named(one.whom) })),
  };
}
