import { type BufferGeometry, SphereGeometry } from 'three';
import { plain } from '../kitchen/shapes.js';
import type { Maker } from '../kit/maker.js';
import { rough } from '../kit/noise.js';
import { bent, merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

export { TABLE } from '../cups/shapes.js';
export { plain };

/** A surface pushed about by noise: `deep` metres, its lumps `wide` metres. */
export function lumpy(geometry: BufferGeometry, deep: number, wide: number, salt = 0): BufferGeometry {
  return bent(geometry, (at) => {
    const [x, y, z] = [at.x / wide + salt, at.y / wide, at.z / wide - salt];
    at.set(
      at.x + deep * rough(x, y, z),
      at.y + deep * rough(x + 31, y, z),
      at.z + deep * rough(x, y, z + 57),
    );
  });
}

/** So many of a thing, each made at its own two numbers in 0..1. */
export function strewn(
  kit: Maker,
  count: number,
  one: (a: number, b: number, i: number) => BufferGeometry,
): BufferGeometry {
  return merged(Array.from({ length: count }, (_, i) => one(kit.random(), kit.random(), i)));
}

/** A spoon, its bowl's middle at the origin and its handle off along +x and up. */
export function spoon(long: number): BufferGeometry {
  const scoop = bent(new SphereGeometry(1, 24, 14).scale(0.021, 0.0016, 0.014), (at) =>
    at.setY(at.y - 0.007 + 0.016 * (at.x * at.x + at.z * at.z) * 1000 * 0.02),
  );
  const handle = swept(
    [
      [0.018, -0.002, 0],
      [long * 0.4, 0.012, 0],
      [long, 0.018, 0],
    ],
    (t) => 0.0022 + 0.0022 * t,
    { sides: 12, steps: 20, flat: 0.4 },
  );
  return plain([scoop, handle]);
}
