import { Euler, type Object3D, Quaternion, Vector3 } from 'three/webgpu';
import { CALM, type FaceRig, faceOf, takeFace } from './face.js';
import type { Doing, Figure } from './figure.js';
import { speedOf } from './step.js';
import { PERSON_ACTS } from './person-acts.js';
import { strumming } from './person-busy.js';
import type { FootPose, HandPose, PersonPose } from './person-pose.js';
import { type Skirt, skirtOf, takeSkirt } from './skirt.js';
import { type Limb, limbOf, reach, swing } from './two-bone.js';

interface Rig {
  readonly hips: Object3D;
  readonly spine: Object3D;
  readonly chest: Object3D;
  readonly head: Object3D;
  readonly skirt: Skirt | null;
  /** Legs in one piece, as toy bricks have them. */
  readonly isStiff: boolean;
  readonly face: FaceRig;
  /** Hair that hangs, and a beard. */
  readonly loose: readonly Object3D[];
  /** Of a fairy, left and right. */
  readonly wings: readonly Object3D[];
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
  readonly rest: Vector3;
  readonly feet: readonly [Vector3, Vector3];
}

const SIDES = [1, -1] as const;

/** Who has arms and legs; null for others. */
export function personOf(thing: Object3D, doing: Doing): Figure | null {
  const rig = rigOf(thing);
  if (!rig) return null;
  const { pose, gait } = PERSON_ACTS[doing.act]({ leg: rig.rest.y, doing });
  const poseAt = (t: number): PersonPose => (doing.strums ? strumming(pose(t), t) : pose(t));
  return { speed: gait ? speedOf(gait) : 0, pose: (seconds) => act(rig, poseAt(seconds), seconds) };
}

/** Wings flutter whatever else somebody does. */
function act(rig: Rig, pose: PersonPose, seconds: number): void {
  take(rig, pose, seconds);
  rig.wings.forEach((wing, index) => {
    wing.rotation.y = (index === 0 ? 1 : -1) * (0.4 + 0.35 * Math.sin(seconds * 17));
  });
}

function rigOf(thing: Object3D): Rig | null {
  const names = ['hips', 'spine', 'chest', 'head', 'arm.l', 'arm.r', 'leg.l', 'leg.r'];
  const [hips, spine, chest, head, ...limbs] = names.map((name) => thing.getObjectByName(name));
  if (!hips || !spine || !chest || !head || limbs.some((one) => !one)) return null;
  const limb = (name: string, end: string): Limb => {
    const [upper, lower, last] = [name, `${name}.low`, end].map((one) => thing.getObjectByName(one)!);
    return limbOf(upper!, lower!, last!);
  };
  const rest = hips.position.clone();
  const legs: [Limb, Limb] = [limb('leg.l', 'foot.l'), limb('leg.r', 'foot.r')];
  const footOf = ({ upper, first, second }: Limb) => rest.clone().add(upper.position).add(first).add(second);
  return {
    hips,
    spine,
    chest,
    head,
    skirt: skirtOf(thing.getObjectByName('skirt')),
    isStiff: hips.userData['isStiff'] === true,
    face: faceOf(head),
    loose: ['loose', 'beard'].flatMap((name) => head.getObjectByName(name) ?? []),
    wings: ['wing.l', 'wing.r'].flatMap((name) => thing.getObjectByName(name) ?? []),
    arms: [limb('arm.l', 'hand.l'), limb('arm.r', 'hand.r')],
    legs,
    rest,
    feet: [footOf(legs[0]), footOf(legs[1])],
  };
}

const place = new Vector3();
const pole = new Vector3();
const facing = new Quaternion();
const turned = new Euler();
const toHips = new Quaternion();

function take(rig: Rig, pose: PersonPose, seconds: number): void {
  const { hips, spine, chest, head, skirt, rest } = rig;
  hips.position.set(rest.x + pose.hips[0], rest.y + pose.hips[1], rest.z + pose.hips[2]);
  hips.rotation.set(pose.lean * 0.4, pose.turn, pose.tilt);
  spine.rotation.set(pose.lean * 0.4, pose.twist * 0.4, -pose.tilt * 0.6);
  chest.rotation.set(pose.lean * 0.2, pose.twist * 0.6, -pose.tilt * 0.6);
  head.rotation.set(pose.nod - pose.lean * 0.6, pose.look - pose.twist * 0.6, -pose.tilt * 0.2);
  sway(rig.loose, seconds);
  takeFace(rig.face, pose.face ?? CALM, seconds);
  if (skirt) takeSkirt(skirt, pose.skirt, pose.tip ?? 0);
  if (rig.isStiff) hips.position.y = rest.y - straddled(rig, pose);
  for (const index of [0, 1] as const) {
    legTo(rig, pose.feet[index], index);
    armTo(rig.arms[index], pose.hands[index], SIDES[index]);
  }
}

/** What hangs is never quite at rest. */
function sway(loose: readonly Object3D[], t: number): void {
  loose.forEach(({ rotation }, index) => {
    rotation.x = 0.05 * Math.sin(t * 2.3 + index);
    rotation.z = 0.06 * Math.sin(t * 1.7 + 0.8 + index);
  });
}

function legTo({ hips, legs, feet, isStiff }: Rig, foot: FootPose, index: 0 | 1): void {
  const side = SIDES[index];
  toHips.copy(hips.quaternion).invert();
  const { x, y, z } = feet[index];
  place.set(x + side * foot.at[0], y + foot.at[1], z + foot.at[2]);
  liftHeel(place, foot.pitch);
  place.sub(hips.position).applyQuaternion(toHips);
  pole.set(side * (foot.knee ?? 0.12), 0, 1).applyQuaternion(toHips);
  facing.setFromEuler(turned.set(foot.pitch, side * 0.14, 0)).premultiply(toHips);
  if (isStiff) swing(legs[index], place);
  else reach(legs[index], place, pole, facing);
}

/** How much lower hips are whose legs are straight and apart. */
function straddled({ rest }: Rig, { feet }: PersonPose): number {
  const [one, other] = feet.map(({ at }) => rest.y - Math.sqrt(Math.max(0, rest.y ** 2 - at[2] ** 2)));
  return Math.min(one!, other!);
}

/** How far before the ankle the ball of the foot is, and how high the ankle is above it. */
const BALL = [0.1, 0.075] as const;

/** A foot whose heel is lifted turns about its ball, which stays where it is. */
function liftHeel(ankle: Vector3, pitch: number): void {
  if (pitch <= 0) return;
  const [long, high] = BALL;
  ankle.z += long - long * Math.cos(pitch) + high * Math.sin(pitch);
  ankle.y += high * Math.cos(pitch) + long * Math.sin(pitch) - high;
}

function armTo(arm: Limb, hand: HandPose, side: 1 | -1): void {
  const long = arm.first.length() + arm.second.length();
  const [x, y, z] = hand.at;
  place.set(side * x * long, y * long, z * long).add(arm.upper.position);
  const [ex, ey, ez] = hand.elbow ?? [0.35, -0.25, -1];
  reach(arm, place, pole.set(side * ex, ey, ez));
}
