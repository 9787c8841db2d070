import { Vector3 } from 'three/webgpu';
import type { Prop } from '../props/index.js';
import type { Actor } from './actor.js';

/** What hangs across the belly, its neck to the left hand. */
export const isStrung = ({ noun }: Prop): boolean => ['guitar', 'electric guitar'].includes(noun);

/** How tall it is, how far it leans, and how far from its foot its middle is: shares of who plays it, radians, a share of its height. */
const [TALL, LEAN, MIDDLE] = [0.5, 1.12, 0.28];
/** From the hips up and ahead, by how tall they are. */
const [UP, AHEAD] = [0.13, 0.13];

/** Hangs a guitar on somebody; null where they have no chest. */
export function strung(who: Actor, what: Actor): Actor | null {
  const [chest, hips] = ['chest', 'hips'].map((name) => who.made.getObjectByName(name));
  if (!chest || !hips) return null;
  const high = who.size.y;
  const fit = (TALL * high) / what.size.y;
  what.group.scale.multiplyScalar(fit);
  what.group.rotation.z = -LEAN;
  who.live(0);
  who.group.updateMatrixWorld(true);
  const belly = hips.getWorldPosition(new Vector3()).add(new Vector3(0, UP * high, AHEAD * high));
  const foot = new Vector3(Math.sin(LEAN), Math.cos(LEAN), 0).multiplyScalar(-MIDDLE * what.size.y * fit);
  what.group.position.copy(belly.add(foot));
  what.group.updateMatrixWorld(true);
  chest.attach(what.group);
  return what;
}
