import {
  CylinderGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshStandardNodeMaterial,
  SphereGeometry,
  Vector3,
} from 'three/webgpu';
import { positionLocal, vec3 } from 'three/tsl';
import type { PourPlan } from '../plan/stage-plan.js';
import { type Actor, boxOf } from './actor.js';
import { risingIn } from './rising.js';
import { clock } from './sets/ground.js';

/** How far a bottle is tilted, in radians. */
const TILT = 1.98;
/** How high its mouth is over the rim, and how high what nobody tilts comes from, in heights of the vessel. */
const [OVER, ABOVE] = [0.42, 3];
/** Where the surface is in a vessel, as a share of its height: what is flat is poured onto. */
const [DEEP, FLAT] = [0.62, 0.95];
/** How wide the stream is above and below, as shares of the vessel's height or width. */
const [WIDE, NARROW] = [0.04, 0.024];

/** What flows, and how far it has come at a time. */
interface Pouring {
  readonly group: Group;
  take(seconds: number): void;
}

/** Tilts what pours over what it pours into, and answers the stream; empty where neither is there. */
export function pourInto(actors: readonly Actor[], pour: PourPlan | null, isLaid: boolean): Pouring {
  const group = new Group();
  const vessel = actors.find(({ prop }) => prop.noun === pour?.into);
  if (!pour || !vessel) return { group, take: () => undefined };
  const bottle = isLaid ? undefined : actors.find(({ prop }) => prop.noun === pour.from);
  if (bottle) stand(vessel, actors);
  vessel.group.updateWorldMatrix(true, true);
  const axis = vessel.made.getWorldPosition(new Vector3());
  const isFlat = vessel.size.y < 0.8 * vessel.size.x;
  const low = vessel.group.position.y + vessel.size.y * (isFlat ? FLAT : DEEP);
  const high = vessel.group.position.y + vessel.size.y * (1 + (bottle ? OVER : ABOVE));
  if (bottle) {
    tilt(bottle, new Vector3(axis.x, high, axis.z));
    axis.x -= inMiddle(actors);
  }
  const unit = Math.max(vessel.size.y, vessel.size.x * 0.7);
  const rising = risingIn(vessel);
  const stream = streamOf({ axis, low, high }, unit, pour);
  group.add(...stream.meshes);
  const take = (seconds: number): void => stream.reach(rising ? rising(seconds) : low);
  take(0);
  return { group, take };
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
  made.applyMatrix4(new Matrix4().makeRotationZ(-TILT));
  const { min, max } = boxOf(group);
  const middle = new Vector3((min.x + max.x) / 2, min.y, (min.z + max.z) / 2);
  made.position.sub(middle);
  const own = new Vector3(Math.sin(TILT) * size.y, Math.cos(TILT) * size.y, 0).sub(middle);
  size.copy(max).sub(min);
  group.position.copy(mouth).sub(own);
}

/** What is poured into and what it is poured from are in the middle together. */
function inMiddle(actors: readonly Actor[]): number {
  const boxes = actors.map(({ group }) => boxOf(group));
  const middle =
    (Math.min(...boxes.map(({ min }) => min.x)) + Math.max(...boxes.map(({ max }) => max.x))) / 2;
  for (const { group } of actors) group.position.x -= middle;
  return middle;
}

interface Fall {
  readonly axis: Vector3;
  readonly low: number;
  readonly high: number;
}

/** A thread that sways as it falls, and where it meets what is there, in rings. */
function streamOf(
  { axis, low, high }: Fall,
  unit: number,
  { colour, isClear }: PourPlan,
): { readonly meshes: readonly Mesh[]; readonly reach: (low: number) => void } {
  const material = new MeshStandardNodeMaterial({ color: colour, roughness: 0.1 });
  if (isClear) Object.assign(material, { transparent: true, opacity: 0.7 });
  const tall = high - low;
  const fallen = positionLocal.y.negate().add(tall / 2);
  const wave = fallen.mul(16 / unit).sub(clock.mul(19));
  const twist = fallen.mul(9 / unit).sub(clock.mul(12));
  // Broad where it leaves, drawn thin by its fall, and never round: a liquid that twists.
  const wide = wave.sin().mul(0.12).add(1);
  const thin = wave.add(1.6).sin().mul(0.12).add(1);
  material.positionNode = positionLocal.mul(vec3(wide, 1, thin)).add(
    vec3(
      twist.sin().mul(unit * 0.013),
      0,
      twist
        .mul(0.7)
        .cos()
        .mul(unit * 0.009),
    ),
  );
  const thread = new Mesh(new CylinderGeometry(WIDE * unit, NARROW * unit, tall, 18, 60, true), material);
  const foot = new Mesh(new SphereGeometry(WIDE * unit * 2.6, 28, 12), footOf(colour, unit));
  thread.castShadow = true;
  const reach = (to: number): void => {
    thread.scale.y = (high - to) / tall;
    thread.position.set(axis.x, to + (high - to) / 2, axis.z);
    foot.position.set(axis.x, to, axis.z);
  };
  foot.scale.y = 0.3;
  return { meshes: [thread, foot], reach };
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
