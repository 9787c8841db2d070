import { isRoom, type StagePlan } from './stage-plan.js';

const BEYOND: readonly StagePlan['set'][] = ['space', 'moon', 'mars', 'underwater'];

/** "A wolf howling at the full moon": it is night, and the moon is where it is then, and not a ball on the meadow. */
export function moonlit(plan: StagePlan): StagePlan {
  const { actors, ties, sky, set, counter } = plan;
  const isMoon = (noun: string): boolean => noun === 'moon';
  const isAbove = actors.length > 1 && actors.some(({ noun, isToy }) => isMoon(noun) && !isToy);
  if (!isAbove || sky === null || counter !== null || isRoom(set) || BEYOND.includes(set)) return plan;
  return {
    ...plan,
    light: 'night',
    actors: actors.filter(({ noun }) => !isMoon(noun)),
    ties: ties.filter(({ who, whom }) => !isMoon(who) && !isMoon(whom)),
    sky: { ...sky, time: 'night' },
  };
}
