import type { Tie } from '../plan/acts.js';
import { Vector3 } from 'three/webgpu';
import type { Actor } from './actor.js';

/** Room between things, in units. */
const GAP = 0.12;

/**
 * Stands things together as a photographer would: the first in the middle and in front, others of its kind in
 * a wedge behind, what goes with it to the sides and a little back.
 */
export function arrange(
  kinds: readonly (readonly Actor[])[],
  places: readonly Placement[] = [],
  isRoom = false,
): void {
  const [main = [], ...others] = kinds;
  const width = spreadOut(main);
  let [left, right] = [-width / 2, width / 2];
  const told = others.flat().filter((one) => placed(one, places));
  const free = others.flat().filter((one) => !told.includes(one));
  const beside = isRoom ? free.slice(0, BESIDE) : free;
  const row = main[0];
  if (row) free.slice(beside.length).forEach((one, index) => tuck(one, row, index));
  beside.forEach((one, index) => {
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
  faceEachOther(places);
  holdTogether(places);
}

/** Which way two are turned who are side by side: neither to the camera nor across the picture. */
const ASLANT = 0.6;

/** Side by side and no further apart than arms reach. */
function holdTogether(places: readonly Placement[]): void {
  for (const { tie, who, whom, near } of places) {
    if (tie !== 'beside' || near === undefined) continue;
    bringTogether(who, whom, near);
    for (const { group } of [who, whom]) {
      group.position.applyAxisAngle(UP, ASLANT);
      group.rotation.y = ASLANT;
    }
  }
}

/** Not quite: who looks away from the camera is not seen. */
const FACED = 0.85;

function faceEachOther(places: readonly Placement[]): void {
  for (const { who, whom, near } of places.filter(({ tie }) => tie === 'face')) {
    if (near !== undefined) bringTogether(who, whom, near);
    const { x, z } = whom.group.position.clone().sub(who.group.position);
    const angle = Math.atan2(x, z);
    who.group.rotation.y = angle * FACED;
    whom.group.rotation.y = (angle - Math.sign(angle) * Math.PI) * FACED;
  }
}

function bringTogether({ group: one }: Actor, { group: other }: Actor, near: number): void {
  const middle = one.position.clone().add(other.position).multiplyScalar(0.5);
  const half = one.position
    .clone()
    .sub(other.position)
    .setLength(near / 2);
  one.position.copy(middle).add(half);
  other.position.copy(middle).sub(half);
}

/** How many stand beside the first in a room; all others are behind it, or before, where they are low. */
const BESIDE = 2;
/** What is lower than this share of the first is not behind it. */
const LOW = 0.7;

/** A room is not a row: tall things look out from behind the first, and low ones are before it, to a side. */
function tuck(one: Actor, first: Actor, index: number): void {
  const side = index % 2 === 0 ? 1 : -1;
  const isLow = one.size.y < first.size.y * LOW;
  const deep = (first.size.z + one.size.z) / 2 + GAP;
  const x = first.size.x / 2 + halfOf(one) * (isLow ? 0.9 : 0.35);
  one.group.position.set(side * x, 0, isLow ? deep * 0.8 : -deep);
  one.group.rotation.y = side * -0.25;
}

/** What is said of two things that stand by themselves. */
export interface Placement {
  readonly tie: Tie;
  readonly who: Actor;
  readonly whom: Actor;
  /** Units from one to the other, where they are as near as those who hold each other. */
  readonly near?: number;
}

const DEEP: readonly Tie[] = ['behind', 'in-front', 'chase'];

/** Puts a thing behind or before the first one, as it is told; false where nothing is told that goes deep. */
function placed(one: Actor, places: readonly Placement[]): boolean {
  const said = places.find(({ tie, who, whom }) => DEEP.includes(tie) && (who === one || whom === one));
  if (!said) return false;
  const isWho = said.who === one;
  const other = isWho ? said.whom : said.who;
  const deep = (one.size.z + other.size.z) / 2 + GAP * 2;
  const goesBack = (said.tie !== 'in-front') === isWho;
  const aside = said.tie === 'chase' ? 0 : one.size.x * 0.3;
  one.group.position.set(goesBack ? aside : -aside, 0, goesBack ? -deep : deep);
  return true;
}

const UP = new Vector3(0, 1, 0);

/** All who go on look the way that they go, and stand about it as they stood about the way towards the camera. */
export function faceAlong(actors: readonly Actor[], heading: number): void {
  for (const { group, prop, isFigure } of actors) {
    group.position.applyAxisAngle(UP, heading);
    if (isFigure || (prop.moves ?? []).length > 0) group.rotation.y = heading;
  }
}

/** What is longer than wide is shown from a corner, not from its end. */
const askew = ({ size, made }: Actor): number =>
  size.z > size.x * 1.3 && !made.getObjectByName('hips') ? 0.85 : 0;

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
