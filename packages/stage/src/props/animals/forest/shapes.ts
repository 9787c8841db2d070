import { CatmullRomCurve3, Vector3 } from 'three';
import type { Knot } from '../beast.js';

/** The same way in many small steps, so that no joint of it is seen. */
export function smoothed(knots: readonly Knot[], count = 16): Knot[] {
  const curve = new CatmullRomCurve3(knots.map(([x, y, z]) => new Vector3(x, y, z)));
  return Array.from({ length: count + 1 }, (_, i): Knot => {
    const way = (i / count) * (knots.length - 1);
    const from = Math.min(knots.length - 2, Math.floor(way));
    const [a, b] = [knots[from]?.[3] ?? 0, knots[from + 1]?.[3] ?? 0];
    const at = curve.getPoint(i / count);
    return [at.x, at.y, at.z, a + (b - a) * (way - from)];
  });
}
