import { BufferGeometry, Float32BufferAttribute } from 'three';
import { type Triple } from '../kit/maker.js';
import type { Place } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { bent, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

export const FLOOR: readonly Place[] = ['floor', 'podium'];

/** A tapered leg from a place under a seat down to the floor. */
export function leg(top: Triple, foot: readonly [number, number], thick: number): BufferGeometry {
  return swept([top, [foot[0], 0.002, foot[1]]], (t) => thick * (1 - 0.42 * t), { sides: 14, steps: 4 });
}

/** A cushion: a box, fuller in the middle. */
export function cushion(size: Triple, at: Triple, swell = 0.12): BufferGeometry {
  const [wide, high, deep] = size;
  const made = boxAt(size, [0, 0, 0], Math.min(...size) * 0.32);
  return placed(
    bent(subdivide(made), (spot) => {
      const [u, v] = [(2 * spot.x) / wide, (2 * spot.z) / deep];
      spot.setY(spot.y + Math.sign(spot.y) * high * swell * Math.max(0, 1 - u * u) * Math.max(0, 1 - v * v));
    }),
    { at },
  );
}

/** Every triangle in four. */
export function subdivide(geometry: BufferGeometry): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const places = flat.getAttribute('position');
  const corner = (i: number) => [places.getX(i), places.getY(i), places.getZ(i)] as const;
  const middle = (from: Triple, to: Triple) =>
    [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2] as const;
  const rows: number[] = [];
  for (let i = 0; i < places.count; i += 3) {
    const [first, second, third] = [corner(i), corner(i + 1), corner(i + 2)];
    const [low, far, near] = [middle(first, second), middle(second, third), middle(third, first)];
    for (const spot of [first, low, near, low, second, far, near, far, third, low, far, near])
      rows.push(...spot);
  }
  const fine = new BufferGeometry();
  fine.setAttribute('position', new Float32BufferAttribute(rows, 3));
  return fine;
}
