import { Box3, Vector3 } from 'three/webgpu';
import type { StagePlan } from '../plan/stage-plan.js';
import { type Actor, boxOf } from './actor.js';
import type { Cast } from './cast.js';

/** How much of what is there the first has to be for all to be in the picture. */
const LARGE = 0.62;
/** What is seen around what is smaller, in its own sizes. */
const AROUND = new Vector3(1.4, 1.6, 1.4);
/** How much of what it is on is seen at least. */
const ON = 0.82;

/** In a room, what is small is not lost in it: the box that the picture is about; null where that is all that stands there. */
export const subjectOf = (cast: Cast, plan: StagePlan): Box3 | null =>
  (plan.set === 'room' ? null : perchedOn(cast, plan)) ?? amongThings(cast, plan);

function amongThings({ kinds, all }: Cast, { actors, set, moves }: StagePlan): Box3 | null {
  const first = all.find(({ prop }) => prop.noun === actors[0]!.noun);
  if (set === 'podium' && first) return withPodium(kinds.flat());
  if (set !== 'room' || !first || moves.includes('pull-out')) return null;
  const others = kinds.flat().filter((one) => one !== first);
  const whole = Math.max(0, ...others.map(longest));
  return longest(first) < LARGE * whole && actors[0]!.count === 1 ? roomAround(first, whole * ON) : null;
}

/** How much of what carries it a small one is at most, and how much of that is seen with it. */
const [SMALL, OF_IT] = [0.5, 0.62];

/** A bird on a bench is what a picture is about, and as much of the bench as it needs to be on one; null for others. */
function perchedOn({ kinds, all }: Cast, { actors, ties }: StagePlan): Box3 | null {
  const first = all.find(({ prop }) => prop.noun === actors[0]!.noun);
  if (!first?.isFigure) return null;
  const tie = ties.find((one) => one.who === first.prop.noun && ['on', 'sit'].includes(one.tie));
  const on = kinds.flat().find(({ prop }) => prop.noun === tie?.whom);
  if (!on || actors[0]!.count > 1 || longest(first) > SMALL * longest(on)) return null;
  const box = roomAround(first, longest(on) * OF_IT);
  box.max.y = Math.max(box.max.y, box.min.y + first.size.y * 1.25);
  return box;
}

/** How deep a podium is below what stands on it, and how much wider than that it is. */
const [STEPS, WIDER] = [0.5, 1.05];

/** What stands on a podium is seen with all of that. */
function withPodium(actors: readonly Actor[]): Box3 {
  const box = new Box3();
  for (const { group } of actors) box.union(boxOf(group));
  const half = (Math.max(box.max.x - box.min.x, box.max.z - box.min.z) / 2) * WIDER;
  box.min.set(-half, -STEPS, -half * 0.7);
  box.max.set(half, box.max.y, half * 0.7);
  return box;
}

const longest = ({ size }: Actor): number => Math.max(size.x, size.y, size.z);

function roomAround({ group }: Actor, least: number): Box3 {
  const box = boxOf(group);
  const middle = box.getCenter(new Vector3());
  const size = box.getSize(new Vector3());
  // What is long lies across the picture as it turns.
  size.x = Math.max(size.x, size.z * 0.8);
  const low = Math.max(0, box.min.y - size.y * 0.3);
  size.multiply(AROUND);
  size.x = Math.max(size.x, least);
  box.setFromCenterAndSize(middle, size);
  box.min.y = low;
  box.max.y = low + size.y;
  return box;
}

/** The whole of what stands there, or what of it the picture is about. */
export function aboutOf(
  { about }: { readonly about: Box3 | null },
  size: Vector3,
): { readonly size: Vector3; readonly middle: Vector3 } {
  if (!about) return { size, middle: new Vector3() };
  const { x, z } = about.getCenter(new Vector3());
  return { size: about.getSize(new Vector3()), middle: new Vector3(x, about.min.y, z) };
}
