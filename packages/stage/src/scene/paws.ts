import { Vector3 } from 'three/webgpu';
import type { Actor } from './actor.js';

/** How far up paws are that hold something, as a share of who has them. */
const UP = 0.3;
/** How far what is held leans back to the mouth, in radians. */
export const LEANS_BACK = 0.35;
/** A sole is as far below its joint as that is from the one above. */
const PAW = 0.85;

/** Where both front paws are, where they are lifted; null where it stands on them. */
export function pawsOf(who: Actor): Vector3 | null {
  const paws = ['fl', 'fr'].flatMap((name) => pawAt(who, name) ?? []);
  const [one, other] = paws;
  if (!one || !other) return null;
  const middle = one.add(other).multiplyScalar(0.5);
  return middle.y - who.group.getWorldPosition(new Vector3()).y > UP * who.size.y ? middle : null;
}

function pawAt({ made }: Actor, name: string): Vector3 | null {
  const [upper, lower] = [`leg.${name}`, `leg.${name}.low`].map((one) => made.getObjectByName(one));
  if (!upper || !lower) return null;
  return lower.localToWorld(new Vector3(0, -lower.position.length() * PAW, 0));
}

/** What is held is between the paws, a little before them. */
export function betweenPaws(paws: Vector3, who: Actor, what: Actor): Vector3 {
  const tall = what.size.y * what.group.scale.y;
  return paws.clone().add(new Vector3(0, -tall * 0.5, who.size.z * 0.02));
}
