import { Vector3 } from 'three/webgpu';
import type { StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';

const BALLS: readonly string[] = ['football', 'basketball', 'tennis ball', 'beach ball', 'ball of yarn'];
/** Bounces a second, and how high, in the ball's own heights; and how far to the sides. */
const [BOUNCES, HIGH, ASIDE] = [1.15, 1.1, 0.7];

/** A ball that somebody is after rolls and bounces along before them. */
export function ballsOf(
  actors: readonly Actor[],
  { ties }: StagePlan,
  speed: number,
): ((seconds: number) => void)[] {
  const isChased = (noun: string): boolean => ties.some(({ tie, whom }) => tie === 'chase' && whom === noun);
  return actors
    .filter(({ prop }) => BALLS.includes(prop.noun) && isChased(prop.noun))
    .map(({ group, made, size }) => {
      const home = group.position.clone();
      const middle = new Vector3(0, size.y / 2, 0);
      const from = made.position.clone().sub(middle);
      return (seconds) => {
        const at = (seconds * BOUNCES) % 1;
        const aside = ASIDE * size.x * Math.sin(seconds * 2.1);
        group.position.set(home.x + aside, home.y + size.y * HIGH * 4 * at * (1 - at), home.z);
        made.rotation.x = (seconds * Math.max(speed, 0.5)) / (size.y / 2);
        made.position.copy(from).applyEuler(made.rotation).add(middle);
      };
    });
}
