import { Group, Matrix4, Mesh, MeshStandardNodeMaterial, SphereGeometry, Vector3 } from 'three/webgpu';
import { positionLocal, vec3 } from 'three/tsl';
import type { PourPlan } from '../plan/stage-plan.js';
import { type Actor, boxOf } from './actor.js';
import { jugFor } from './pour-jug.js';
import { risingIn } from './rising.js';
import { clock } from './sets/ground.js';
import { softStep } from './soft-step.js';
import { streamOf } from './stream.js';

/** How far a bottle is tilted, in radians. */
const TILT = 1.9;
/** How high its mouth is over the rim, and how high what nobody tilts comes from, in heights of the vessel. */
const [OVER, ABOVE] = [0.24, 3];
/** How far a jug is tilted at first, and how much more as it gets empty, in radians; how high its spout is over the rim, in units; how large it is at most, in widths of what it is over. */
const JUG = { tilt: 0.92, more: 0.34, over: 0.27, seconds: 3.4, wide: 1.7 } as const;
/** How far beside the middle a mouth is, in units. */
const ASIDE = 0.11;
/** Where the surface is in a vessel, as a share of its height: what is flat is poured onto. */
const [DEEP, FLAT] = [0.62, 0.95];

/** What flows, and how far it has come at a time. */
interface Pouring {
  readonly group: Group;
  /** What has to be in the picture besides what stands there: how far to each side, and how high. */
  readonly reach: Vector3;
  take(seconds: number): void;
}

/** Tilts what pours over what it pours into, and answers the stream; empty where neither is there. */
export function pourInto(actors: readonly Actor[], pour: PourPlan | null, isLaid: boolean): Pouring {
  const group = new Group();
  const reach = new Vector3();
  const vessel = actors.find(({ prop }) => prop.noun === pour?.into);
  if (!pour || !vessel) return { group, reach, take: () => undefined };
  const unit = Math.max(vessel.size.y, vessel.size.x * 0.7);
  const { from, axis } = sourceOver(vessel, actors, { ...pour, isLaid, unit });
  const isFlat = vessel.size.y < 0.8 * vessel.size.x;
  const low = vessel.group.position.y + vessel.size.y * (isFlat ? FLAT : DEEP);
  for (const one of from.things) group.add(one);
  reach.set(from.wide, from.high, 0);
  const rising = risingIn(vessel);
  const stream = streamOf({ ...from, axis, unit }, pour.colour, pour.isClear);
  const foot = new Mesh(new SphereGeometry(unit * 0.085, 28, 12), footOf(pour.colour, unit));
  foot.scale.y = 0.26;
  group.add(stream.mesh, foot);
  const take = (seconds: number): void => {
    const at = rising ? rising(seconds) : low;
    from.take(seconds);
    stream.take(seconds, at);
    foot.position.set(axis.x, at, axis.z);
  };
  take(0);
  return { group, reach, take };
}

/** Tilts the bottle that is there over a vessel, or a jug; answers over what of it the liquid falls, too. */
function sourceOver(
  vessel: Actor,
  actors: readonly Actor[],
  { isLaid, unit, ...pour }: PourPlan & { readonly isLaid: boolean; readonly unit: number },
): { readonly from: Source; readonly axis: Vector3 } {
  const bottle = isLaid ? undefined : actors.find(({ prop }) => prop.noun === pour.from);
  if (bottle) stand(vessel, actors);
  vessel.group.updateWorldMatrix(true, true);
  const axis = vessel.made.getWorldPosition(new Vector3());
  const top = vessel.group.position.y + vessel.size.y;
  if (!bottle) {
    const jug = Math.min(unit, vessel.size.x * JUG.wide);
    return { from: outOfJug({ axis, top, unit, jug }, { colour: pour.colour, isLaid }), axis };
  }
  const mouth = new Vector3(axis.x - ASIDE * unit, top + OVER * vessel.size.y, axis.z);
  const from = outOfBottle(bottle, mouth);
  showNeck(bottle, mouth, unit);
  const off = inMiddle(actors);
  axis.x -= off;
  from.mouth.x -= off;
  return { from, axis };
}

/** Where a liquid comes from. */
interface Source {
  readonly mouth: Vector3;
  readonly steep: number;
  /** What is put there for it. */
  readonly things: readonly Group[];
  /** How wide about the middle and how high the picture has to be. */
  readonly wide: number;
  readonly high: number;
  take(seconds: number): void;
}

/** What closes a bottle is off. */
const CLOSES = /^(?:foil|seal|cap|cork|lid|stopper)$/;

function outOfBottle(bottle: Actor, mouth: Vector3): Source {
  bottle.made.traverse((part) => {
    if (CLOSES.test(part.name)) part.visible = false;
  });
  tilt(bottle, mouth);
  const steep = -Math.cos(TILT) / Math.sin(TILT);
  return { mouth: mouth.clone(), steep, things: [], wide: 0, high: 0, take: () => undefined };
}

/** Over what a jug is, and how large it and its jug are. */
interface Over {
  readonly axis: Vector3;
  readonly top: number;
  readonly unit: number;
  readonly jug: number;
}

/** A jug over what is poured into; where somebody stands behind it, it comes from above the picture. */
function outOfJug(
  { axis, top, unit, jug: large }: Over,
  { colour, isLaid }: { readonly colour: string; readonly isLaid: boolean },
): Source {
  if (isLaid) {
    const mouth = new Vector3(axis.x, top + (ABOVE - 1) * unit, axis.z);
    return { mouth, steep: 0, things: [], wide: 0, high: 0, take: () => undefined };
  }
  const mouth = new Vector3(axis.x - ASIDE * large, top + JUG.over * large, axis.z);
  const jug = jugFor(colour, large);
  jug.position.copy(mouth);
  const take = (seconds: number): void => {
    jug.rotation.z = -(JUG.tilt + JUG.more * softStep(0, JUG.seconds, seconds));
  };
  take(0);
  return { mouth, steep: 0.6, things: [jug], wide: 1.3 * large, high: mouth.y + 0.46 * large, take };
}

/** What is poured into is in the middle. */
function stand(vessel: Actor, actors: readonly Actor[]): void {
  const { x, z } = vessel.group.position;
  for (const { group } of actors) group.position.add(new Vector3(-x, 0, -z));
}

/** Its mouth, which is in the middle of its top, comes to be at a place; it is as wide and tall as it lies there. */
function tilt({ group, made, size }: Actor, mouth: Vector3): void {
  group.position.set(0, 0, 0);
  group.rotation.set(0, 0, 0);
  const tall = boxOfSeen(group);
  made.applyMatrix4(new Matrix4().makeRotationZ(-TILT));
  const { min, max } = boxOf(group);
  const middle = new Vector3((min.x + max.x) / 2, min.y, (min.z + max.z) / 2);
  made.position.sub(middle);
  const own = new Vector3(Math.sin(TILT) * tall, Math.cos(TILT) * tall, 0).sub(middle);
  size.copy(max).sub(min);
  group.position.copy(mouth).sub(own);
}

/** How tall a thing is without what is off. */
function boxOfSeen(group: Group): number {
  let tall = 0;
  group.updateWorldMatrix(true, true);
  group.traverseVisible((part) => {
    const { geometry, isMesh } = part as Mesh;
    if (!isMesh) return;
    geometry.computeBoundingBox();
    tall = Math.max(tall, geometry.boundingBox!.clone().applyMatrix4(part.matrixWorld).max.y);
  });
  return tall;
}

/** How much of a bottle is in the picture beside its mouth, and over it, in units: all of it would make a glass small. */
const NECK = { wide: 0.5, high: 0.34 } as const;

/** A bottle counts for a picture as far as its neck comes into it. */
function showNeck({ group, made, size }: Actor, mouth: Vector3, unit: number): void {
  const middle = new Vector3(mouth.x - (NECK.wide * unit) / 2, mouth.y - 0.1 * unit, mouth.z);
  made.position.add(group.position).sub(middle);
  group.position.copy(middle);
  size.set(NECK.wide * unit, NECK.high * unit, Math.min(size.z, unit * 0.4));
}

/** What is poured into and what is seen of what it is poured from are in the middle together: answers how far they were from it. */
function inMiddle(actors: readonly Actor[]): number {
  const ends = actors.flatMap(({ group, size }) => [
    group.position.x - size.x / 2,
    group.position.x + size.x / 2,
  ]);
  const middle = (Math.min(...ends) + Math.max(...ends)) / 2;
  for (const { group } of actors) group.position.x -= middle;
  return middle;
}

/** Where a stream meets what it fills: it swells and sinks in rings that run outward. */
function footOf(colour: string, unit: number): MeshStandardNodeMaterial {
  const material = new MeshStandardNodeMaterial({ color: colour, roughness: 0.1 });
  const out = positionLocal.xz.length();
  const ring = out
    .mul(70 / unit)
    .sub(clock.mul(15))
    .sin()
    .mul(0.16)
    .add(1);
  material.positionNode = positionLocal.mul(vec3(ring.mul(0.35).add(0.65), ring, ring.mul(0.35).add(0.65)));
  return material;
}
