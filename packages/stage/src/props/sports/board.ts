import { type BufferGeometry, type Color, Vector3 } from 'three';
import { even } from '../kit/rows.js';
import { tinted } from '../kit/surface.js';
import { skin } from '../kit/swept.js';

/** What glides, lying along z: at each place from its tail (-1) to its nose (1) its half width, thickness and lift, in metres. */
export interface Board {
  readonly length: number;
  readonly half: (t: number) => number;
  readonly thick: (t: number) => number;
  readonly lift: (t: number) => number;
  /** Its colour on top; `across` goes from -1 to 1, `t` along. */
  readonly paint: (t: number, across: number) => string | Color;
  readonly belly: string;
}

const STEPS = 96;
const SIDES = 44;

export function boardSkin({ length, half, thick, lift, paint, belly }: Board): BufferGeometry {
  const rings = even(STEPS).map((share) => {
    const t = -Math.cos(share * Math.PI);
    return even(SIDES).map((turn) => {
      const angle = turn * Math.PI * 2;
      const up = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.6;
      return new Vector3(Math.cos(angle) * half(t), lift(t) + (0.5 + 0.5 * up) * thick(t), t * length * 0.5);
    });
  });
  return tinted(skin(rings), (x, y, z) => {
    const t = Math.min(1, Math.max(-1, (z / length) * 2));
    const isBelly = y < lift(t) + thick(t) * 0.4;
    return isBelly ? belly : paint(t, x / Math.max(0.001, half(t)));
  });
}
