import type { Object3D } from 'three/webgpu';
import type { Doing, Figure } from './figure.js';

const { PI, sin, cos, atan } = Math;

interface Piece {
  readonly bone: Object3D;
  readonly x: number;
  readonly z: number;
  /** How far it bends to either side. */
  readonly bend: number;
}

/** How long a wave is, in units; it has to be that of what is built. */
const WAVE = 0.5;
const K = (2 * PI) / WAVE;

/** Waves a second. */
const WAVES: Readonly<Partial<Record<Doing['act'], number>>> = {
  walk: 0.75,
  run: 1.3,
  drive: 0.75,
  swim: 0.75,
  fly: 1,
};

/** Who goes on its belly, in waves that run from the head to the tail; null for others. */
export function slithererOf(thing: Object3D, { act }: Doing): Figure | null {
  const head = thing.getObjectByName('head');
  const pieces: Piece[] = [];
  thing.traverse((part) => {
    if (!part.name.startsWith('spine.')) return;
    const { x, z } = part.position;
    pieces.push({ bone: part, x, z, bend: 0 });
  });
  if (!head || pieces.length === 0) return null;
  const most = Math.max(...pieces.map(({ x }) => Math.abs(x)));
  const front = Math.max(...pieces.map(({ z }) => z));
  const bent = pieces.map((piece) => ({
    ...piece,
    bend: most * Math.min(1, (front + 0.08 - piece.z) / 0.3),
  }));
  const waves = WAVES[act] ?? 0;
  const home = head.position.clone();
  return {
    speed: waves * WAVE,
    pose: (t) => {
      const phase = waves > 0 ? t * waves * 2 * PI : 0.35 * sin(t * 0.9);
      for (const piece of bent) wave(piece, phase);
      const neck = bent.at(-1);
      head.position.x = home.x + (neck ? neck.bone.position.x - neck.x : 0);
      head.rotation.set(0.1 * sin(t * 1.3), 0.3 * sin(t * 0.9), 0);
    },
  };
}

/** Each piece follows the one before it. */
function wave({ bone, x, z, bend }: Piece, phase: number): void {
  bone.position.x = bend * sin(K * z + phase);
  bone.rotation.y = atan(bend * K * cos(K * z + phase)) - atan(bend * K * cos(K * z));
  if (bend === 0) bone.position.x = x;
}
