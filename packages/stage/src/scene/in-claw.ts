import { type Object3D, Vector3 } from 'three/webgpu';
import type { Actor } from './actor.js';
import { boxOf } from './actor.js';
import { attach } from './in-hands.js';
import { LIFTED } from './motions/puppets.js';

/** How far up what is held a claw has it, as a share of its height, and how far above its fingertips, of the claw. */
const [GRIPPED, ABOVE] = [0.42, 0.3];

/** In the claw of an arm that is lifted: there what is held stands upright, its stem between the fingers. */
export function inClaw(who: Actor, what: Actor, arm: Object3D): Actor {
  who.group.updateMatrixWorld(true);
  const claw = boxOf(arm.getObjectByName('hand') ?? arm);
  const tall = what.size.y * what.group.scale.y;
  const at = claw.getCenter(new Vector3()).setY(claw.min.y + (claw.max.y - claw.min.y) * ABOVE * 0.5);
  const stem = new Vector3(0, Math.cos(LIFTED), Math.sin(LIFTED)).multiplyScalar(GRIPPED * tall);
  what.group.rotation.x = LIFTED;
  attach(what.group, arm, at.sub(stem));
  return what;
}
