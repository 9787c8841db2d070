import type { Actor } from './actor.js';

/** Room between things, in units. */
const GAP = 0.12;

/**
 * Stands things together as a photographer would: the first in the middle and in front, others of its kind in
 * a wedge behind, what goes with it to the sides and a little back.
 */
export function arrange(kinds: readonly (readonly Actor[])[]): void {
  const [main = [], ...others] = kinds;
  const width = spreadOut(main);
  let [left, right] = [-width / 2, width / 2];
  others.flat().forEach((one, index) => {
    const half = halfOf(one);
    const goesRight = index % 2 === 0;
    const x = goesRight ? right + GAP + half : left - GAP - half;
    one.group.position.set(x, 0, -0.16 - 0.1 * (index >> 1));
    one.group.rotation.y = goesRight ? -0.35 : 0.4;
    if (goesRight) right = x + half;
    else left = x - half;
  });
  const shift = (left + right) / 2;
  for (const one of kinds.flat()) one.group.position.x -= shift;
}

/** What is longer than wide is shown from a corner, not from its end. */
const askew = ({ size }: Actor): number => (size.z > size.x * 1.3 ? 0.85 : 0);

/** The foot of a thing as it turns. */
function halfOf({ size }: Actor): number {
  return Math.hypot(size.x, size.z) / 2;
}

/** Things of one kind in two staggered rows; answers how wide they stand. */
function spreadOut(things: readonly Actor[]): number {
  const front = Math.ceil(things.length / 2) + (things.length > 2 && things.length % 2 === 0 ? 1 : 0);
  const inFront = things.length <= 3 ? things.length : Math.min(front, things.length);
  const pitch = Math.max(...things.map(halfOf)) * 2 + GAP * 0.6;
  things.forEach(({ group }, index) => {
    const isFront = index < inFront;
    const row = isFront ? inFront : things.length - inFront;
    const place = isFront ? index : index - inFront;
    const middle = inFront === things.length && inFront === 3 && index === 1 ? 0.18 : 0;
    group.position.set((place - (row - 1) / 2) * pitch, 0, isFront ? middle : -pitch * 0.8);
    group.rotation.y = things.length > 1 ? (index - (things.length - 1) / 2) * -0.22 : askew(things[0]!);
  });
  return Math.max(1, inFront) * pitch - GAP * 0.6;
}
