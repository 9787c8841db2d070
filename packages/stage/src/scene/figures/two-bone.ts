import { type Object3D, Quaternion, Vector3 } from 'three/webgpu';

/** A limb of two bones and what is at its end, as it was built. */
export interface Limb {
  readonly upper: Object3D;
  readonly lower: Object3D;
  readonly end: Object3D | null;
  /** From the upper joint to the middle one, and from there to the end, at rest. */
  readonly first: Vector3;
  readonly second: Vector3;
}

/** The end of a limb without a bone of its own is told as a place in its parent's space. */
export function limbOf(upper: Object3D, lower: Object3D, end: Object3D | Vector3): Limb {
  const isPlace = end instanceof Vector3;
  const second = isPlace ? end.clone() : end.position.clone();
  return { upper, lower, end: isPlace ? null : end, first: lower.position.clone(), second };
}

/** Swings a limb that is one piece towards a place. */
export function swing({ upper, lower, end, first }: Limb, target: Vector3): void {
  toTarget.copy(target).sub(upper.position).normalize();
  upper.quaternion.setFromUnitVectors(side.copy(first).normalize(), toTarget);
  lower.quaternion.identity();
  end?.quaternion.identity();
}

const turnTo = new Quaternion();
const toTarget = new Vector3();
const side = new Vector3();
const bend = new Vector3();
const one = new Vector3();
const two = new Vector3();

/** A hair short of stretched, where a knee would snap. */
const MOST = 0.998;

/**
 * Turns both bones so that the limb's end is at `target`, in the space that the upper bone turns in, its middle joint
 * pointing the way of `pole`; a target out of reach is reached for. `facing` is how the end is turned in that space.
 */
export function reach(limb: Limb, target: Vector3, pole: Vector3, facing?: Quaternion): void {
  const { upper, lower, end, first, second } = limb;
  const [a, b] = [first.length(), second.length()];
  toTarget.copy(target).sub(upper.position);
  const far = Math.min((a + b) * MOST, Math.max(Math.abs(a - b) * 1.02, toTarget.length()));
  toTarget.normalize();
  // The part of the pole that is square to the way to the target.
  bend.copy(pole).addScaledVector(toTarget, -pole.dot(toTarget)).normalize();
  const along = (far * far + a * a - b * b) / (2 * far);
  const out = Math.sqrt(Math.max(0, a * a - along * along));
  one.copy(toTarget).multiplyScalar(along).addScaledVector(bend, out);
  two.copy(toTarget).multiplyScalar(far).sub(one);
  upper.quaternion.setFromUnitVectors(side.copy(first).normalize(), one.normalize());
  two.applyQuaternion(turnTo.copy(upper.quaternion).invert()).normalize();
  lower.quaternion.setFromUnitVectors(side.copy(second).normalize(), two);
  if (!end || !facing) return;
  turnTo.copy(upper.quaternion).multiply(lower.quaternion).invert();
  end.quaternion.copy(turnTo).multiply(facing);
}
