import { type BufferGeometry, SphereGeometry } from 'three';
import { TABLE } from '../kitchen/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';

/** A leaf that stands up from the origin and cups inward, its edge ruffled; its rib is pale. */
function frill(wide: number, high: number, open: number, salt: number): BufferGeometry {
  const flat = new SphereGeometry(1, 34, 22).scale(1, 1, 0.02);
  tinted(flat, (x, y) => {
    const rib = step(0.2, 0.02, Math.abs(x) * (1.2 + y)) * step(0.8, -0.5, y);
    const tone = between(
      ['#4d8a22', '#7fb53a', '#a9d25e', '#cbe48c'],
      0.35 + 0.3 * noise(x * 5, y * 5, salt) + 0.4 * open * 0.4 - 0.28 * y,
    );
    return tone.lerp(between(['#f0f6d6', '#dcecb0'], 0.5), rib);
  });
  return bent(flat, (at) => {
    const t = (at.y + 1) / 2;
    const edge = step(0.62, 1, Math.hypot(at.x, at.y));
    const across = at.x * wide * (0.35 + 0.75 * t);
    const ruffle =
      edge *
      (0.0085 * Math.sin(Math.atan2(at.x, at.y) * 13 + salt * 3) + 0.006 * noise(at.x * 6, at.y * 6, salt));
    const wrap = across * across * 10;
    at.set(
      across,
      t * high * (1 - 0.25 * open * t),
      at.z * 0.06 - wrap + ruffle + open * 0.075 * t * t - 0.012 * (1 - t),
    );
  });
}

function lettuce(kit: Maker): void {
  const leaves = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const one = frill(0.058 + 0.03 * t, 0.092 + 0.022 * Math.sin(t * 3), 0.03 + 0.42 * t ** 1.5, i);
    return placed(placed(one, { at: [0, 0, 0.013 + 0.02 * t], turn: [0.02 + 0.1 * t, 0, 0] }), {
      turn: [0, i * 2.39996, 0],
    });
  });
  kit.add('leaves', merged(leaves), kit.main('plant', '#ffffff', { roughness: 0.5 }));
  kit.add(
    'foot',
    placed(new SphereGeometry(0.026, 20, 12), { at: [0, 0.006, 0], scale: [1, 0.5, 1] }),
    matter('glaze', '#e9f0cf'),
  );
}

export const LETTUCE_PROP: Prop = {
  noun: 'lettuce',
  words: ['head of lettuce', 'cabbage', 'kale', 'romaine lettuce', 'iceberg lettuce'],
  size: [0.155, 0.115, 0.143],
  stands: TABLE,
  paints: ['leaves'],
  build: made(lettuce),
};
