import { type BufferGeometry, SphereGeometry, Vector3 } from 'three';
import type { Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Place } from '../kit/prop.js';
import { type Corner, flowing } from '../kit/solids.js';
import { bent } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

export const TABLE: readonly Place[] = ['table', 'podium', 'hand'];

/** A fruit turned about its core from an outline, a little uneven. */
export function body(points: readonly Corner[], uneven = 0.03): BufferGeometry {
  const reach = Math.max(...points.map(([x]) => x));
  return bent(flowing(points, 48, 40), (at) => {
    const lump = 1 + uneven * noise((at.x / reach) * 1.3, (at.y / reach) * 1.3, (at.z / reach) * 1.3 + 5);
    at.multiply(new Vector3(lump, 1, lump));
  });
}

/** A leaf from its stalk outward along +x, bent down at its tip. */
export function leaf(length: number, width: number, droop = 0.3, detail = 18): BufferGeometry {
  const flat = new SphereGeometry(1, detail, Math.ceil(detail * 0.7))
    .scale(length / 2, length * 0.012, width / 2)
    .translate(length / 2, 0, 0);
  return bent(flat, (at) => {
    const t = at.x / length;
    const pointed = 1 - 0.55 * t * t;
    at.set(at.x, at.y - droop * length * t * t + Math.abs(at.z) * 0.35, at.z * pointed);
  });
}

export function stalk(
  kit: Maker,
  points: readonly (readonly [number, number, number])[],
  radius: number,
): void {
  kit.add(
    'stalk',
    swept(points, (t) => radius * (0.8 + 0.5 * t), { sides: 10, steps: 14 }),
    matter('plant', '#5a4526'),
  );
}
