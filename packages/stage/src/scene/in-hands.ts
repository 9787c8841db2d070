import { type Object3D, Vector3 } from 'three/webgpu';
import { hovers } from '../plan/read-figures.js';
import type { Prop } from '../props/index.js';
import type { Actor } from './actor.js';

/** Puts a thing into another's bone, where it is now: it keeps its size. */
export function attach(group: Object3D, bone: Object3D, at: Vector3): void {
  group.position.copy(at);
  group.updateMatrixWorld(true);
  bone.attach(group);
}

/** What floats on a string. */
const isOnString = (prop: Prop): boolean => hovers(prop) && prop.size[1] > 2.5 * prop.size[0];

/** An umbrella, and what floats on a string, are held by their foot, over the head. */
const isOverhead = (prop: Prop): boolean => prop.noun === 'umbrella' || isOnString(prop);

/** A rod is longer than its fisherman. */
const LONG = 1.3;

/** An umbrella has to go over its ears. */
const LARGE_HEADED = 'teddy bear on its feet';

/** How tall what is held may be, by who holds it. */
export function reachOf(prop: Prop, who: Prop): number {
  if (GRIPPED.has(prop.noun)) return LONG;
  if (!isOverhead(prop)) return 0.52;
  if (isOnString(prop)) return 0.95;
  return who.noun === LARGE_HEADED ? 0.94 : 0.68;
}

/** It goes with the hand that has it: with the left one where the right one is up. */
export function inHands(
  who: Actor,
  what: Actor,
  { fit, chest }: { readonly fit: number; readonly chest: Object3D },
): void {
  if (what.prop.noun === 'violin') {
    toShoulder(who, what, chest);
    return;
  }
  const [left, right] = handsOf(who);
  const isUp = right.y > chest.getWorldPosition(new Vector3()).y + IS_UP * who.size.y;
  const way = GRIPPED.get(what.prop.noun);
  const hand = who.made.getObjectByName(isUp && !way ? 'hand.l' : 'hand.r')!;
  if (way) {
    what.group.rotation.set(...way.turn);
    // Where it was built to be held, not the middle of all that hangs from it.
    const grip = what.made.position.clone().add(new Vector3(0, way.low * what.size.y, 0));
    attach(what.group, hand, right.sub(grip.multiplyScalar(fit).applyEuler(what.group.rotation)));
    return;
  }
  attach(what.group, hand, isUp ? beside(left, what, fit) : beforeChest(who, what, fit));
}

const handsOf = ({ made }: Actor): readonly [Vector3, Vector3] => {
  const [left, right] = ['hand.l', 'hand.r'].map((name) =>
    made.getObjectByName(name)!.getWorldPosition(new Vector3()),
  );
  return [left!, right!];
};

const beside = (hand: Vector3, what: Actor, fit: number): Vector3 =>
  hand.add(new Vector3(0, -what.size.y * fit * 0.42, what.size.z * fit * 0.3));

/** How far over the chest's joint a hand is that is up, by who has it. */
const IS_UP = 0.16;

/** In a right hand as a clip begins: how it is turned, and how far below the hand its foot is, as a share of it. */
const GRIPPED: ReadonlyMap<
  string,
  { readonly turn: readonly [number, number, number]; readonly low: number }
> = new Map([
  ['fishing rod', { turn: [-0.25, 0, 0], low: 0.07 }],
  ['fishing net', { turn: [0, 0, 0], low: 0.92 }],
  ['toothbrush', { turn: [0.5, 0, 1.25], low: 0.2 }],
]);

/** A violin is between the chin and the left hand. */
function toShoulder({ made, size }: Actor, what: Actor, chest: Object3D): void {
  const [shoulder, hand] = ['arm.l', 'hand.l'].map((name) =>
    made.getObjectByName(name)!.getWorldPosition(new Vector3()),
  );
  const from = shoulder!.add(new Vector3(-0.02, 0.045, 0.05).multiplyScalar(size.y));
  what.group.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), hand!.sub(from).normalize());
  attach(what.group, chest, from);
}

function beforeChest(who: Actor, what: Actor, fit: number): Vector3 {
  const [left, right] = handsOf(who);
  const hands = left.add(right).multiplyScalar(0.5);
  const tall = what.size.y * fit;
  if (isOverhead(what.prop)) return hands.add(new Vector3(0, -0.1 * tall, 0.02 * who.size.y));
  return hands.add(new Vector3(0, -tall * 0.42, what.size.z * fit * 0.3 + 0.03 * who.size.y));
}
