import { type PerspectiveCamera, Vector3 } from 'three/webgpu';
import type { StagePlan } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import { DEEP, type Focus } from './lens.js';
import { isFarOff } from './far-off.js';
import { softStep } from './soft-step.js';

/** How soft what is endlessly far gets where the lens is a metre away, as a share of the picture's height. */
const AT_A_METRE = 0.022;
const MOST = 0.035;
/** What "shallow depth of field" makes of it, at least, and at most. */
const SHALLOW = { times: 2.2, least: 0.022, most: 0.055 } as const;
/** How far beside the first another thing may be that is as sharp, in its sizes. */
const BESIDE = 2;
/** Behind a table, what lies on it is as sharp as who stands there, in metres. */
const AT_TABLE = 0.55;
/** When a lens goes from one to the other, as shares of the clip. */
const [RACK_FROM, RACK_TO] = [0.38, 0.62];

interface Focused {
  readonly actors: readonly Actor[];
  readonly camera: PerspectiveCamera;
  readonly plan: Pick<StagePlan, 'depth' | 'counter'>;
}

/** How far behind the first another thing stands for a lens to go there, in its sizes. */
const RACK_BACK = 1.8;

/** Stands what else there is so far back that a lens can go from one to the other. */
export function standApart([main = [], ...others]: readonly (readonly Actor[])[]): void {
  const back = RACK_BACK * Math.max(0, ...main.map(({ size }) => Math.max(size.x, size.y, size.z)));
  for (const { group } of others.flat()) group.position.z = Math.min(group.position.z, -back);
}

/** What the camera is focused on, as it stands and as things are, at that share of the clip. */
export function focusOf({ actors, camera, plan }: Focused): (progress: number) => Focus {
  const near = actors.filter((one) => !isFarOff(one));
  const [main] = near;
  if (main === undefined || plan.depth === 'deep') return () => DEEP;
  const away = (one: Actor): number => depthOf(one, camera);
  const sharp = (): { readonly distance: number; readonly reach: number } => {
    const distance = away(main);
    const size = halfOf(main);
    const least = plan.counter ? AT_TABLE * main.scale : size;
    const reaches = near.map((one) => {
      const off = Math.abs(away(one) - distance);
      // Who is half beside it is half as sharp: a camera that goes around has nobody be soft all at once.
      const share = 1 - softStep(BESIDE * 0.75, BESIDE * 1.25, off / size);
      return least + Math.max(0, off + halfOf(one) - least) * share;
    });
    return { distance, reach: Math.max(least, ...reaches) };
  };
  const other = plan.depth === 'rack' ? otherOf(near) : null;
  const rackTo = other && apartOf(other, main) > halfOf(main) ? other : null;
  return (progress) => {
    const { distance, reach } = sharp();
    const soft = softAt(distance / main.scale, plan.depth);
    if (plan.depth !== 'rack') return { distance, reach, soft };
    const t = softStep(RACK_FROM, RACK_TO, progress);
    // With nothing else to look at, it comes from far away to what it is about.
    const [from, to] = rackTo
      ? [at(distance, halfOf(main)), at(away(rackTo), Math.min(halfOf(rackTo), apartOf(rackTo, main) / 2))]
      : [at(distance * 6, distance), at(distance, reach)];
    return {
      soft,
      distance: from.distance + (to.distance - from.distance) * t,
      reach: from.reach + (to.reach - from.reach) * t,
    };
  };
}

const apartOf = (one: Actor, other: Actor): number => Math.abs(one.group.position.z - other.group.position.z);

const at = (distance: number, reach: number) => ({ distance, reach });

function softAt(metres: number, depth: StagePlan['depth']): number {
  const soft = Math.min(MOST, AT_A_METRE / metres);
  if (depth === 'usual') return soft;
  return Math.min(SHALLOW.most, Math.max(SHALLOW.least, soft * SHALLOW.times));
}

/** The one that is farthest before or behind the first. */
function otherOf([main, ...others]: readonly Actor[]): Actor | null {
  return others.toSorted((one, other) => apartOf(other, main!) - apartOf(one, main!))[0] ?? null;
}

/** How far ahead of the camera somebody is, where the camera is as high as they are. */
function depthOf({ group, size }: Actor, camera: PerspectiveCamera): number {
  const place = group.getWorldPosition(new Vector3());
  place.y = Math.min(place.y + size.y, Math.max(place.y, camera.position.y));
  return Math.max(camera.near, place.sub(camera.position).dot(camera.getWorldDirection(new Vector3())));
}

const halfOf = ({ size }: Actor): number => Math.max(size.x, size.z) / 2;
