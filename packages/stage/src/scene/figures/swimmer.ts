import type { Object3D } from 'three/webgpu';
import type { Motion } from '../../props/index.js';
import type { Doing, Figure } from './figure.js';

const { sin } = Math;

/** How high above the ground a swimmer keeps, in its own lengths. */
const HIGH = 0.28;

/** Who has fins; null for others. A whale's tail goes up and down, a fish's from side to side. */
export function swimmerOf(thing: Object3D, doing: Doing, moves: readonly Motion[]): Figure | null {
  const [body, head, tail, left, right] = ['body', 'head', 'tail', 'fin.l', 'fin.r'].map((name) =>
    thing.getObjectByName(name),
  );
  if (!body || !tail || !left || !right) return null;
  const axis = moves.find(({ part }) => part === 'tail')?.axis ?? 'y';
  const rest = body.position.clone();
  const isJumping = doing.act === 'jump';
  const speed = doing.act === 'stand' ? 0.25 : isJumping ? 1.2 : 0.9;
  return {
    speed,
    pose: (t) => {
      const beat = t * (doing.act === 'run' ? 11 : 7);
      const leap = isJumping ? sin(t * 2.4) : 0;
      body.position.set(
        rest.x + 0.02 * sin(beat - 1),
        rest.y + HIGH + 0.05 * sin(t * 1.3) + 0.45 * Math.max(-0.4, leap),
        rest.z,
      );
      const wave = 0.14 * sin(beat - 0.8);
      body.rotation.set(
        axis === 'x' ? wave * 0.5 - 0.5 * (isJumping ? Math.cos(t * 2.4) : 0) : 0.06 * sin(t * 1.3),
        axis === 'y' ? wave : 0,
        0.06 * sin(t * 1.7),
      );
      if (head) head.rotation[axis] = -0.16 * sin(beat - 0.4);
      tail.rotation[axis] = 0.5 * sin(beat);
      left.rotation.z = 0.35 * sin(t * 5);
      right.rotation.z = -0.35 * sin(t * 5);
    },
  };
}
