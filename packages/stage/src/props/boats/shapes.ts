import { type BufferGeometry, Vector3 } from 'three';
import { mirrored } from '../aircraft/shapes.js';
import type { Place } from '../kit/prop.js';
import { merged } from '../kit/surface.js';
import { skin } from '../kit/swept.js';

export const WATER: readonly Place[] = ['water', 'podium'];

export interface Hull {
  readonly length: number;
  readonly width: number;
  readonly depth: number;
  /** How much the rail rises toward the bow, and how full the stern is (0..1). */
  readonly sheer: number;
  readonly stern: number;
}

/** A hull on y = 0, its bow toward +z: half the rings of a boat, mirrored, with its deck `deck` metres below the rail. */
export function hull(
  { length, width, depth, sheer, stern }: Hull,
  deck: number,
): { shell: BufferGeometry; deck: BufferGeometry } {
  const ways = Array.from({ length: 33 }, (_, i) => i / 32);
  const beam = (t: number) =>
    (width / 2) *
    (t < 0.45
      ? stern + (1 - stern) * Math.sin((t / 0.45) * (Math.PI / 2))
      : Math.max(0.012, 1 - ((t - 0.45) / 0.55) ** 2.3));
  const rail = (t: number) =>
    depth + sheer * Math.max(0, t - 0.35) ** 2 + sheer * 0.25 * Math.max(0, 0.3 - t) ** 2;
  const keel = (t: number) =>
    depth * (0.9 * Math.max(0, (t - 0.72) / 0.28) ** 2.2 + 0.15 * Math.max(0, 0.15 - t) * 4);
  const z = (t: number) => (t - 0.5) * length + 0.06 * length * Math.max(0, t - 0.8);
  const rings = ways.map((t) =>
    Array.from({ length: 13 }, (_, k) => {
      const angle = (k / 12) * (Math.PI / 2);
      const [wide, low, high] = [beam(t), keel(t), rail(t)];
      return new Vector3(
        wide * Math.sin(angle) ** 0.7,
        low + (high - low) * (1 - Math.cos(angle)) ** 0.85,
        z(t) + 0.1 * length * Math.max(0, t - 0.8) * (k / 12),
      );
    }),
  );
  const side = skin(rings.map((ring) => ring.toReversed()));
  const back = skin([rings[0] ?? [], (rings[0] ?? []).map((at) => new Vector3(0, at.y, at.z))]);
  const planks = skin(
    ways.map((t) => [
      new Vector3(beam(t) * 0.985, rail(t) - deck, z(t)),
      new Vector3(-beam(t) * 0.985, rail(t) - deck, z(t)),
    ]),
  );
  return {
    shell: merged([side, mirrored(side), back, mirrored(back)].map((part) => part.deleteAttribute('uv'))),
    deck: planks,
  };
}
