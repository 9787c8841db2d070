import type { StagePlan } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import type { Cast } from './cast.js';
import { TOWARDS_IT } from './far-off.js';

/** A beach is walked along, with the sea behind; all other ways come towards the camera, a little from the side. */
export function headingOf({ set, course }: StagePlan, { kinds }: Cast): number {
  if (course?.way === 'toward') return TOWARDS_IT;
  if (set === 'beach') return 1.2;
  const first = kinds[0]?.[0];
  return first ? ofOne(first, set) : 0.5;
}

function ofOne(first: Actor, set: StagePlan['set']): number {
  // The fire of its engines is seen, and what it flies into.
  if (set === 'space' && first.made.getObjectByName('exhaust')) return FROM_BEHIND;
  return isLong(first) ? 0.85 : 0.5;
}

const FROM_BEHIND = 2.2;

const isLong = ({ size, made }: Actor): boolean => size.z > size.x * 1.3 && !made.getObjectByName('hips');

/** Roads wind, among mountains more than elsewhere; a street goes straight on. */
export const bendOf = ({ set, sky }: StagePlan): number => {
  // The coast is straight.
  if (set !== 'road' || sky?.isCoastal) return 0;
  return sky?.hasMountains ? WINDING : 0.009;
};
const WINDING = 0.026;
