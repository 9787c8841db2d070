import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { bead, flowing, rod, turned } from '../kit/solids.js';
import { bent, merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

/** Icing that has run over an edge: drops of different lengths along the rim. */
function dripping(radius: number, top: number, depth: number): BufferGeometry {
  const coat = flowing(
    [
      [radius + 0.0005, top - depth],
      [radius + 0.0025, top - depth * 0.5],
      [radius + 0.0015, top - 0.003],
      [radius - 0.006, top + 0.0025],
      [radius * 0.5, top + 0.003],
      [0.0005, top + 0.003],
    ],
    112,
    26,
  );
  return bent(coat, (at) => {
    const angle = Math.atan2(at.z, at.x);
    const length =
      0.42 +
      0.58 *
        (0.5 + 0.5 * Math.sin(angle * 13 + 2 * noise(Math.cos(angle) * 2, Math.sin(angle) * 2, 3))) *
        (0.6 + 0.4 * noise(Math.cos(angle) * 5, Math.sin(angle) * 5, 7));
    at.setY(at.y < top ? top - (top - at.y) * length : at.y);
  });
}

function cake(kit: Maker): void {
  const tier = (radius: number, low: number, high: number) =>
    turned(
      [
        [0, low],
        [radius, low, 0.004],
        [radius, high, 0.007],
        [0, high],
      ],
      96,
    );
  kit.add(
    'plate',
    turned(
      corners('0 0.002, 0.1 0 0.003, 0.14 0.008 0.003, 0.139 0.012 0.002, 0.1 0.006 0.003, 0 0.006'),
      72,
    ),
    matter('glaze', '#f7f4ef'),
  );
  kit.add(
    'cake',
    merged([tier(0.11, 0.006, 0.09), tier(0.073, 0.088, 0.15)]),
    kit.main('glaze', '#fbe3d6', { roughness: 0.55, clearcoat: 0.15 }),
  );
  kit.add(
    'icing',
    merged([dripping(0.11, 0.09, 0.045), dripping(0.073, 0.15, 0.036)]),
    matter('glaze', '#5c2a16'),
  );
  const dots = Array.from({ length: 44 }, (_, i) =>
    bead(0.0075, 0.006, 0.0075, { at: [Math.cos(i * 0.1428) * 0.112, 0.0105, Math.sin(i * 0.1428) * 0.112] }),
  );
  kit.add('pearls', merged(dots), matter('glaze', '#fff6ee'));
  const berries = Array.from({ length: 7 }, (_, i) =>
    placed(flowing(pairs('0.0003 0, 0.0095 0.004, 0.0105 0.01, 0.005 0.02, 0.0003 0.023'), 14, 10), {
      at: [Math.cos(i * 0.897) * 0.052, 0.1525, Math.sin(i * 0.897) * 0.052],
    }),
  );
  kit.add('berries', merged(berries), matter('glaze', '#cf1626'));
  const candles = CANDLES.map(([x, z]) => placed(rod(0.0029, 0.05, 12), { at: [x, 0.177, z] }));
  kit.add(
    'candles',
    merged(candles.map((one, i) => tinted(one, WAX[i % WAX.length]!))),
    matter('plastic', '#ffffff'),
  );
  const flames = CANDLES.map(([x, z]) =>
    placed(flowing(pairs('0.0002 0, 0.0028 0.003, 0.0038 0.0075, 0.0024 0.014, 0.0002 0.021'), 14, 12), {
      at: [x, 0.2035, z],
    }),
  );
  kit.add('flames', merged(flames), matter('light', '#ffb347'));
}

/** Nine in a ring and between: where each stands. */
const CANDLES = [
  ...Array.from(
    { length: 7 },
    (_, i) => [Math.cos(i * 0.8976 + 0.45) * 0.041, Math.sin(i * 0.8976 + 0.45) * 0.041] as const,
  ),
  [-0.013, 0.004] as const,
  [0.015, -0.006] as const,
];
const WAX = ['#ff8fb1', '#7fc4e8', '#ffd05c', '#9ad67a', '#c79bf0'] as const;

export const CAKE_PROP: Prop = {
  noun: 'cake',
  words: ['birthday cake', 'wedding cake', 'chocolate cake', 'layer cake', 'carrot cake', 'lemon cake'],
  size: [0.279, 0.2245, 0.279],
  stands: TABLE,
  paints: ['cake'],
  moves: [{ part: 'flames', does: 'glow' }],
  build: made(cake),
};
