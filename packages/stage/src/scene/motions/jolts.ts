import type { SetName, StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';
import { actIn } from './doing.js';

/** Where there is no road. */
const ROUGH: readonly SetName[] = ['desert', 'mountains', 'forest', 'snow', 'mars', 'moon', 'meadow'];
/** How far a body pitches, rolls and is thrown up there: radians, and a share of its height. */
const [PITCH, ROLL, UP] = [0.055, 0.045, 0.035];

/** What drives off the road is thrown about by the ground. */
export function joltsOf(actors: readonly Actor[], plan: StagePlan): ((seconds: number) => void)[] {
  if (!ROUGH.includes(plan.set)) return [];
  return actors
    .filter((one) => actIn(plan, one) === 'drive' && hasWheels(one))
    .map(({ made, size }) => {
      const [{ y }, { x, z }] = [made.position, made.rotation];
      return (seconds) => {
        made.rotation.x = x + PITCH * Math.sin(seconds * 5.3) + PITCH * 0.5 * Math.sin(seconds * 11.9 + 1);
        made.rotation.z = z + ROLL * Math.sin(seconds * 4.1 + 0.7);
        made.position.y = y + size.y * UP * (1 + Math.sin(seconds * 7.7));
      };
    });
}

const hasWheels = ({ prop }: Actor): boolean =>
  (prop.moves ?? []).some(({ part }) => part.startsWith('wheel'));
