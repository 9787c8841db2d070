import { type BufferGeometry, type Color, SphereGeometry } from 'three';
import type { Triple } from '../kit/maker.js';
import { bent, tinted } from '../kit/surface.js';

export { TABLE } from '../fruit/shapes.js';

/** A fruit's inside: its colour by how far out one looks (0..1), and the angle. */
type Inside = (far: number, angle: number) => Color | string;

/** Half of a round fruit, its cut toward +z. */
export function cutHalf(
  [rx, ry, rz]: Triple,
  skin: (x: number, y: number, z: number) => Color | string,
  inside: Inside,
): BufferGeometry {
  const half = bent(new SphereGeometry(1, 80, 60), (at) =>
    at.set(at.x * rx, at.y * ry, Math.min(at.z * rz, 0.0004 * at.z)),
  );
  return tinted(half, (x, y, z) =>
    z < -0.0009 ? skin(x, y, z) : inside(Math.hypot(x / rx, y / ry), Math.atan2(y / ry, x / rx)),
  );
}

/** How much a place of a fruit lies in its cleft, 0..1: a furrow from stalk to tip on the side of `angle`. */
export function cleft(x: number, z: number, angle: number, wide: number): number {
  const turn = Math.atan2(x, z) - angle;
  return Math.exp(-((Math.sin(turn / 2) / wide) ** 2));
}
