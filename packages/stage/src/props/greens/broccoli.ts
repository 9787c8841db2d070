import type { BufferGeometry } from 'three';
import { limb, path } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { bead } from '../kit/solids.js';
import { between, merged, tinted } from '../kit/surface.js';
import { TABLE } from '../kitchen/shapes.js';

/** Heads of florets: where each is, and how wide. */
const HEADS = knots(
  '0 0.108 0 0.034, 0.034 0.098 0.006 0.028, -0.033 0.097 -0.004 0.028, 0.008 0.096 0.035 0.028, -0.006 0.097 -0.034 0.028, 0.027 0.087 0.03 0.022, -0.026 0.087 0.026 0.023, 0.026 0.087 -0.028 0.023, -0.028 0.086 -0.028 0.021',
);

/** Buds over a ball, all but its underside. */
function florets(kit: Maker): BufferGeometry[] {
  return HEADS.flatMap(([x, y, z, wide]) => {
    const count = Math.round(wide * 1180);
    return Array.from({ length: count }, (_, i) => {
      const up = 1 - (1.55 * (i + 0.5)) / count;
      const [flat, turn] = [Math.sqrt(1 - up * up), i * 2.39996];
      const size = wide * 0.255 * kit.between(0.85, 1.2);
      const at = [
        x + Math.cos(turn) * flat * wide * 0.9,
        y + up * wide * 0.82,
        z + Math.sin(turn) * flat * wide * 0.9,
      ] as const;
      return tinted(bead(size, size, size, { at }), () => between(['#2c6a2a', '#4f9a3a'], kit.random()));
    });
  });
}

function broccoli(kit: Maker): void {
  const stem = sculpted({
    lumps: [
      { is: path(knots('0 0.004 0 0.019, 0 0.03 0 0.017, 0 0.06 0 0.019')) },
      ...HEADS.map(([x, y, z, wide]) => ({
        is: limb([x * 0.12, 0.046, z * 0.12], [x, y - wide * 0.3, z], 0.011, wide * 0.8),
      })),
    ],
    low: [-0.07, 0.0, -0.07],
    high: [0.07, 0.14, 0.07],
    cell: 0.004,
    seam: 0.012,
  });
  const cut = tinted(stem, (x, y, z) =>
    y < 0.004
      ? '#d8e3a8'
      : between(['#8fb85a', '#8fb85a', '#4f8f3a'], (y - 0.04 + Math.hypot(x, z) * 0.3) / 0.05),
  );
  const flat = cut.getAttribute('position');
  for (let i = 0; i < flat.count; i += 1) flat.setY(i, Math.max(0, flat.getY(i)));
  kit.add('stem', cut, matter('glaze', '#ffffff', { roughness: 0.55, clearcoat: 0.1 }));
  kit.add('florets', merged(florets(kit)), matter('clay', '#ffffff'));
}

export const BROCCOLI_PROP: Prop = {
  noun: 'broccoli',
  words: ['broccoli floret'],
  size: [0.132, 0.145, 0.132],
  stands: TABLE,
  paints: [],
  build: made(broccoli),
};
