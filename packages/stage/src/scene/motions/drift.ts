import type { StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';
import { actIn } from './doing.js';

/** How far a body is turned from the way that it goes, in radians, and how far it leans out. */
const [TURNED, SWAYS, LEANS] = [0.6, 0.16, 0.05];

/** Cars that drift are turned against the way that they go, and slide on it. */
export function driftersOf(actors: readonly Actor[], plan: StagePlan): ((seconds: number) => void)[] {
  return actors
    .filter((one) => actIn(plan, one) === 'drift')
    .map(({ group, made }) => {
      const turn = group.rotation.y;
      return (seconds) => {
        const swing = Math.sin(seconds * 1.7 + 0.5);
        group.rotation.y = turn - TURNED - SWAYS * swing;
        made.rotation.z = LEANS * (1 + 0.3 * Math.sin(seconds * 9));
      };
    });
}
