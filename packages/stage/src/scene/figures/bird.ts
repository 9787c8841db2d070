import type { Object3D, Vector3 } from 'three/webgpu';
import { BIRD_ACTS } from './bird-acts.js';
import type { BirdPose } from './bird-pose.js';
import { CALM, type FaceRig, faceOf, takeFace } from './face.js';
import type { Doing, Figure } from './figure.js';
import { speedOf } from './step.js';

const { cos, asin } = Math;

interface Rig {
  readonly body: Object3D;
  readonly head: Object3D;
  readonly tail: Object3D;
  readonly wings: readonly [Object3D, Object3D];
  readonly legs: readonly [Object3D, Object3D];
  readonly face: FaceRig;
  readonly rest: Vector3;
  readonly hip: Vector3;
  /** How far the hips are above the ground. */
  readonly leg: number;
  /** How many times as long a wing is in the air as folded. */
  readonly span: number;
}

/** Who has wings; null for others. */
export function birdOf(thing: Object3D, doing: Doing, metres: number): Figure | null {
  const found = ['body', 'head', 'tail', 'wing.l', 'wing.r', 'leg.l', 'leg.r'].map((name) =>
    thing.getObjectByName(name),
  );
  if (found.some((one) => !one)) return null;
  const [body, head, tail, left, right, legLeft, legRight] = found as [
    Object3D,
    Object3D,
    Object3D,
    Object3D,
    Object3D,
    Object3D,
    Object3D,
  ];
  const rest = body.position.clone();
  const hip = legLeft.position.clone();
  const rig: Rig = {
    body,
    head,
    tail,
    wings: [left, right],
    legs: [legLeft, legRight],
    face: faceOf(head),
    rest,
    hip,
    leg: rest.y + hip.y,
    span: Number(left.userData['span'] ?? 1),
  };
  const { gait, pose } = BIRD_ACTS[doing.act]({ leg: rig.leg, metres, unfolds: rig.span > 1 });
  return { speed: gait ? speedOf(gait) : 0, pose: (seconds) => take(rig, pose(seconds), seconds) };
}

function take(rig: Rig, pose: BirdPose, seconds: number): void {
  const { body, head, tail, rest } = rig;
  body.position.set(rest.x + pose.body[0], rest.y + pose.body[1], rest.z + pose.body[2]);
  body.rotation.set(pose.pitch, pose.turn, pose.roll);
  head.rotation.set(pose.nod, pose.look, 0);
  const [up, aside] = pose.tail ?? [0, 0];
  tail.rotation.set(up, aside, -pose.roll * 0.5);
  takeFace(rig.face, { ...CALM, shut: pose.shut ?? 0 }, seconds);
  const back = body.quaternion.clone().invert();
  for (const index of [0, 1] as const) {
    const side = index === 0 ? 1 : -1;
    const open = Math.min(1, pose.wing);
    rig.wings[index].rotation.set(-pose.pitch * (pose.level ?? 0), side * -0.25 * open, side * pose.wing);
    rig.wings[index].scale.y = 1 + (rig.span - 1) * open * open;
    const leg = rig.legs[index];
    const [ahead, up] = pose.feet[index];
    // A leg of one bone: it swings from the hip and slides up into the body, so that its sole is where it has to be.
    const swing = asin(Math.max(-0.9, Math.min(0.9, ahead / rig.leg)));
    leg.position
      .set(side * Math.abs(rig.hip.x), up + rig.leg * cos(swing), rig.hip.z + rest.z)
      .sub(body.position);
    leg.position.applyQuaternion(back);
    leg.rotation.set(-swing, 0, 0);
    leg.quaternion.premultiply(back);
  }
}
