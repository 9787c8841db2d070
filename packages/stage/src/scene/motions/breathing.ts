import type { StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';
import { actIn } from './doing.js';

/** Soft ones that have no bones, and sit there as if they lived. */
const SOFT: readonly string[] = ['teddy bear', 'doll'];

/** A teddy bear breathes and rocks from one side to the other, as in a film of toys. */
export function breathingOf(actors: readonly Actor[], plan: StagePlan): ((seconds: number) => void)[] {
  return actors
    .filter((one) => SOFT.includes(one.prop.noun) && actIn(plan, one) !== 'dance')
    .map(({ group, made }) => {
      const [tall, wide] = [made.scale.y, made.scale.x];
      const turn = group.rotation.y;
      return (seconds) => {
        const breath = 0.03 * Math.sin(seconds * 2.6);
        made.scale.set(wide * (1 - breath * 0.4), tall * (1 + breath), wide * (1 - breath * 0.4));
        group.rotation.z = 0.07 * Math.sin(seconds * 1.9);
        group.rotation.y = turn + 0.16 * Math.sin(seconds * 1.1 + 0.4);
      };
    });
}
