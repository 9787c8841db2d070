import { Vector3 } from 'three/webgpu';
import type { HallPlan, SetName } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import type { Framed } from './camera.js';
import { isFarOff } from './far-off.js';
import type { Furnished } from './furnish.js';

interface Around {
  readonly set: SetName;
  readonly metre: number;
  /** How wide about the middle and how high what is about things is. */
  readonly reach: Vector3;
  readonly counter: object | null;
  readonly furnished: Furnished | null;
  readonly ring?: number;
  readonly hall?: HallPlan | undefined;
}

/** What is seen from its open side alone. */
const WALLED: readonly SetName[] = ['room', 'hall', 'cave'];
/** A wider lens shows what is around who stands there, in degrees. */
const IN_HALL: Readonly<Partial<Record<SetName, { readonly lens: number }>>> = {
  hall: { lens: 38 },
  cave: { lens: 36 },
};

/** What one looks into, and how much higher from, in radians. */
const LOOKED_INTO = 'bathtub';
const HIGHER = 0.2;

/** How a camera takes what has walls. */
export const within = (
  set: SetName,
  actors: readonly Actor[],
): Pick<Framed, 'hasWall' | 'lens' | 'higher'> => ({
  hasWall: WALLED.includes(set),
  ...IN_HALL[set],
  ...(actors.some(({ prop }) => prop.noun === LOOKED_INTO) ? { higher: HIGHER } : {}),
});

/** What is alone in space fills more of a picture: there is nothing about it. */
export const nearIn = (set: SetName, actors: readonly Actor[]): number =>
  set === 'space' && actors.length === 1 && !actors[0]!.isFigure && !isVehicle(actors[0]!) ? ALONE : 1;

const ALONE = 1.28;
const isVehicle = ({ prop }: Actor): boolean => prop.stands.includes('air') || prop.stands.includes('road');

/** What is lit and has a wall behind it where somebody is at a table, in metres. */
const AT_TABLE = new Vector3(1.7, 1, 2.9);

/** How much has to be in the picture of a hall that is seen for itself, in metres. */
const HALL = new Vector3(3.6, 2.5, 1.6);

/** What is seen beside a track, and how tall what is on it is, in units. */
const [BESIDE_TRACK, TALL_ON_TRACK] = [-0.25, 0.42];

/** The room that what is there takes. */
export function spaceOf(
  actors: readonly Actor[],
  { counter, furnished, hall, metre, reach, ring = 0 }: Around,
): Vector3 {
  if (counter) return AT_TABLE.clone();
  if (ring > 0) return new Vector3(2 * ring + BESIDE_TRACK, TALL_ON_TRACK, 2 * ring + BESIDE_TRACK);
  const extent = (furnished?.extent ?? extentOf(actors)).max(reach);
  return hall?.isEmpty ? extent.max(HALL.clone().multiplyScalar(metre)) : extent;
}

/** What is behind in a hall is no nearer to the camera for that. */
export function seenIn(
  extent: Vector3,
  actors: readonly Actor[],
  { set, hall }: Pick<Around, 'set' | 'hall'>,
): Vector3 {
  if (!IN_HALL[set] || hall?.isEmpty) return extent;
  const before = actors.map(({ group, size }) => group.position.z + size.z / 2);
  return extent.clone().setZ(Math.min(extent.z, 2 * Math.max(0.1, ...before)));
}

function extentOf(actors: readonly Actor[]): Vector3 {
  const size = new Vector3();
  for (const { group, size: own } of actors.filter((one) => !isFarOff(one))) {
    size.x = Math.max(size.x, 2 * (Math.abs(group.position.x) + own.x / 2));
    size.y = Math.max(size.y, group.position.y + own.y);
    size.z = Math.max(size.z, 2 * (Math.abs(group.position.z) + own.z / 2));
  }
  return size;
}
