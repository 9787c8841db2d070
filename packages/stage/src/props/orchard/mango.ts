import { SphereGeometry } from 'three';
import { leaf, stalk } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

function mango(kit: Maker): void {
  const own = kit.options.colour;
  const round = bent(new SphereGeometry(1, 64, 48).rotateZ(Math.PI / 2), (at) => {
    const t = at.x;
    const wide = 0.038 * (1 + 0.16 * t - 0.08 * t * t);
    at.set(t * 0.058, at.y * wide - 0.009 * t * t * (t < 0 ? 1.5 : 0.5), at.z * wide * 0.9);
    at.multiplyScalar(1 + 0.012 * noise(at.x * 45, at.y * 45, at.z * 45));
  });
  const tones = own ? [own, own, '#ffffff'] : ['#7aa33a', '#e8b42c', '#f5a01f', '#e4572a', '#c9323a'];
  tinted(round, (x, y, z) =>
    between(
      tones,
      0.48 + x * 6.2 + y * 5 + 0.2 * noise(x * 40, y * 40, z * 40) + 0.08 * noise(x * 300, y * 300, z * 300),
    ),
  );
  const lean = { turn: [0, 0.35, 0.2], at: [0, 0.037, 0] } as const;
  kit.add('skin', placed(round, lean), matter('glaze', '#ffffff', { roughness: 0.35, clearcoat: 0.5 }));
  stalk(kit, triples('0.052 0.052 -0.019, 0.061 0.06 -0.023, 0.066 0.069 -0.024'), 0.0021);
  const leaves = [0.5, -0.7].map((turn, i) =>
    placed(leaf(0.075 - i * 0.015, 0.02, 0.45), { at: [0.063, 0.066, -0.023], turn: [0, 2.6 + turn, 0.3] }),
  );
  kit.add('leaf', merged(leaves), matter('plant', '#3f7f30'));
}

export const MANGO_PROP: Prop = {
  noun: 'mango',
  words: ['ripe mango', 'papaya', 'sliced mango'],
  size: [0.12, 0.0787, 0.119],
  stands: TABLE,
  paints: ['skin'],
  build: made(mango),
};
