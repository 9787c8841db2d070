import type { SetName, StagePlan } from './stage-plan.js';

type CastPlan = Pick<StagePlan, 'counter' | 'actors' | 'ties'>;

/** A ship in space is none of the sea. */
export const inSpace = (set: SetName, cast: CastPlan): CastPlan => {
  const named = (noun: string): string => (noun === 'ship' || noun === 'boat' ? 'spaceship' : noun);
  if (set !== 'space' || cast.counter !== null || cast.actors.some(({ isToy }) => isToy)) return cast;
  const actors = cast.actors.map((one) => ({ ...one, noun: named(one.noun) }));
  return {
    ...cast,
    actors,
    ties: cast.ties.map((one) => ({ ...one, who: named(one.who), whom: named(one.whom) })),
  };
};
