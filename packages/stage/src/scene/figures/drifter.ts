import type { Object3D } from 'three/webgpu';
import type { Doing, Figure } from './figure.js';

const { sin, cos, max } = Math;

/** How high above the ground it keeps, in its own lengths. */
const HIGH = 0.3;
/** Lengths a second. */
const SPEEDS: Readonly<Partial<Record<Doing['act'], number>>> = { stand: 0.12, sleep: 0, sit: 0, run: 0.6 };

interface Rig {
  readonly body: Object3D;
  readonly bell: Object3D | undefined;
  readonly arms: readonly { readonly bone: Object3D; readonly turn: number }[];
  readonly high: number;
}

/** Who drifts on arms that hang all around it: a jellyfish, an octopus; null for others. */
export function drifterOf(thing: Object3D, { act }: Doing): Figure | null {
  const body = thing.getObjectByName('body');
  const bones: Object3D[] = [];
  thing.traverse((part) => {
    if (part.name.startsWith('arm.')) bones.push(part);
  });
  if (!body || bones.length < LEAST || thing.getObjectByName('leg.l')) return null;
  const arms = bones.map((bone) => ({ bone, turn: Math.atan2(bone.position.x, bone.position.z) }));
  const rig: Rig = { body, bell: thing.getObjectByName('bell'), arms, high: body.position.y };
  const pace = act === 'run' ? 5.2 : 3.2;
  return { speed: SPEEDS[act] ?? 0.3, pose: (t) => drift(rig, t, pace) };
}

/** Nobody with two arms drifts. */
const LEAST = 4;

/** The bell draws in quickly and opens slowly; the arms follow, those with it. */
function drift({ body, bell, arms, high }: Rig, t: number, pace: number): void {
  const beat = t * pace;
  const draw = 0.5 + 0.5 * sin(beat + 0.6 * sin(beat));
  const rise = bell ? 1 : 0.4;
  body.position.y = high + rise * (HIGH + 0.05 * sin(beat - 1.1) + 0.04 * sin(t * 0.9));
  body.rotation.set(0.1 + 0.06 * sin(t * 1.1), 0, 0.08 * sin(t * 0.8));
  if (bell) bell.scale.set(1.06 - 0.2 * draw, 0.95 + 0.16 * draw, 1.06 - 0.2 * draw);
  arms.forEach(({ bone, turn }, index) => {
    const out = 0.16 * sin(beat - 1.4 + index * 0.25) + 0.05;
    const side = 0.12 * sin(t * 1.9 + index * 1.7);
    bone.rotation.set(max(-0.5, -out * cos(turn)) + side * sin(turn), 0, out * sin(turn) + side * cos(turn));
  });
}
