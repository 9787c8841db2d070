import type { Object3D, Vector3 } from 'three/webgpu';
import type { Motion } from '../../props/index.js';
import type { Doing, Figure } from './figure.js';

const { sin } = Math;

/** How high above the ground a swimmer keeps, in its own lengths. */
const HIGH = 0.28;

/** Lengths a second. */
const SPEEDS: Readonly<Partial<Record<Doing['act'], number>>> = { stand: 0.25, jump: 1.2 };

interface Rig {
  readonly body: Object3D;
  readonly head: Object3D | undefined;
  readonly tail: Object3D;
  readonly fins: readonly [Object3D, Object3D];
  readonly axis: 'x' | 'y';
  readonly rest: Vector3;
}

/** Who has fins; null for others. A whale's tail goes up and down, a fish's from side to side. */
export function swimmerOf(thing: Object3D, { act }: Doing, moves: readonly Motion[]): Figure | null {
  const found = ['body', 'tail', 'fin.l', 'fin.r'].map((name) => thing.getObjectByName(name));
  if (found.includes(undefined)) return null;
  const [body, tail, left, right] = found as [Object3D, Object3D, Object3D, Object3D];
  const head = thing.getObjectByName('head');
  const axis = moves.some(({ part, axis: own }) => part === 'tail' && own === 'x') ? 'x' : 'y';
  const rig: Rig = { body, head, tail, fins: [left, right], axis, rest: body.position.clone() };
  const leaps = act === 'jump' ? 1 : 0;
  const pace = act === 'run' ? 11 : 7;
  return { speed: SPEEDS[act] ?? 0.9, pose: (t) => swim(rig, t, { leaps, pace }) };
}

function swim(
  { body, head, tail, fins, axis, rest }: Rig,
  t: number,
  { leaps, pace }: { leaps: number; pace: number },
): void {
  const beat = t * pace;
  const high = HIGH + 0.05 * sin(t * 1.3) + leaps * 0.45 * Math.max(-0.4, sin(t * 2.4));
  const wave = 0.14 * sin(beat - 0.8);
  body.position.set(rest.x + 0.02 * sin(beat - 1), rest.y + high, rest.z);
  const [nod, yaw] = axis === 'x' ? [wave * 0.5, 0] : [0.06 * sin(t * 1.3), wave];
  body.rotation.set(nod - leaps * 0.5 * Math.cos(t * 2.4), yaw, 0.06 * sin(t * 1.7));
  if (head) head.rotation[axis] = -0.16 * sin(beat - 0.4);
  tail.rotation[axis] = 0.5 * sin(beat);
  fins.forEach((fin, index) => (fin.rotation.z = (index === 0 ? 0.35 : -0.35) * sin(t * 5)));
}
