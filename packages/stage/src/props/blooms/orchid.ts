import { type BufferGeometry, SphereGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { knots, triples } from '../kit/rows.js';
import { bead, turned } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { lumpy, plain } from '../treats/shapes.js';

/** A petal from the origin along +y, cupped, its face toward +z. */
function petal(wide: number, high: number, own: string): BufferGeometry {
  const flat = new SphereGeometry(1, 18, 12).scale(wide / 2, high / 2, 0.0009).translate(0, high / 2, 0);
  const cupped = bent(flat, (at) => {
    const foot = step(0, high * 0.35, at.y);
    at.set(at.x * (0.45 + 0.55 * foot), at.y, at.z - 9 * at.x * at.x + 0.004 * Math.sin((at.y / high) * 2.6));
  });
  return tinted(cupped, (x, y) => {
    const vein = 0.5 + 0.5 * Math.sin((x / (0.3 + y / high)) * 900);
    return between(['#a8246f', own, own, '#ffffff'], 0.12 + 0.62 * (y / high) + 0.08 * vein);
  });
}

/** A moth orchid's flower: two wide petals, three narrow ones behind, and its lip. */
function flower(own: string): BufferGeometry {
  const wings = [-1.25, 1.25].map((turn) =>
    placed(petal(0.046, 0.042, own), { turn: [0, 0, turn], at: [0, 0.002, 0.002] }),
  );
  const behind = [0, 2.35, -2.35].map((turn) =>
    placed(petal(0.027, 0.041, own), { turn: [0, 0, turn], at: [0, 0, -0.002] }),
  );
  const lip = [
    tinted(bead(0.0058, 0.0075, 0.0052, { at: [0, -0.0075, 0.009], turn: [0.6, 0, 0] }), '#9a1458'),
    ...[-1, 1].map((side) =>
      tinted(
        bead(0.0034, 0.006, 0.0026, { at: [side * 0.0058, -0.002, 0.007], turn: [0, 0, side * 0.5] }),
        '#c22a74',
      ),
    ),
    tinted(bead(0.0032, 0.0042, 0.0042, { at: [0, 0.001, 0.0065] }), '#fff3c2'),
    tinted(bead(0.0022, 0.0018, 0.002, { at: [0, -0.003, 0.0105] }), '#f2b21c'),
  ];
  return plain([...wings, ...behind, ...lip]);
}

/** Where its flowers are on the spray, and how large. */
const SPRAY = knots(
  '-0.012 0.415 0.03 1.05, 0.05 0.425 0.028 1.05, 0.098 0.395 0.032 1, 0.142 0.358 0.03 0.94, 0.026 0.365 0.04 1, 0.172 0.308 0.026 0.8, -0.046 0.36 0.026 0.95',
);

function orchid(kit: Maker): void {
  const own = kit.options.colour ?? '#e58cc0';
  kit.add(
    'pot',
    turned(
      [
        [0, 0],
        [0.043, 0, 0.004],
        [0.058, 0.088, 0.002],
        [0.061, 0.09, 0.002],
        [0.059, 0.093, 0.002],
        [0.052, 0.08],
        [0, 0.08],
      ],
      56,
    ),
    matter('ceramic', '#f4f1ec'),
  );
  kit.add(
    'bark',
    lumpy(new SphereGeometry(0.051, 24, 14).scale(1, 0.28, 1).translate(0, 0.08, 0), 0.008, 0.012),
    matter('clay', '#7a5232'),
  );
  const leaves = [
    [0.2, 0.17, 0.5],
    [3.3, 0.16, 0.42],
    [1.7, 0.13, 0.62],
    [4.9, 0.12, 0.7],
  ].map(([turn = 0, long = 0, up = 0]) =>
    placed(leaf(long, 0.056, 0.55, 20), { at: [0, 0.088, 0], turn: [0, turn, up] }),
  );
  kit.add('leaves', merged(leaves), matter('glaze', '#3f7a35', { side: 2, roughness: 0.35 }));
  const stalk = swept(
    triples(
      '0.004 0.085 0, -0.035 0.2 -0.004, -0.045 0.33 0, 0.0 0.42 0.006, 0.075 0.425 0.01, 0.14 0.372 0.012, 0.185 0.298 0.012, 0.2 0.268 0.012',
    ),
    (t) => 0.0031 - 0.0015 * t,
    { sides: 9, steps: 60 },
  );
  const stake = swept(triples('-0.008 0.08 -0.006, -0.05 0.36 -0.006'), 0.0018, { sides: 7, steps: 3 });
  const buds = triples('0.19 0.283 0.014, 0.202 0.262 0.013').map((at, i) =>
    bead(0.0085 - i * 0.002, 0.0095 - i * 0.002, 0.0075 - i * 0.002, { at }),
  );
  kit.add('stalk', plain([stalk, stake, ...buds]), matter('plant', '#6f9a48'));
  const one = flower(own);
  const flowers = SPRAY.map(([x, y, z, size], i) =>
    placed(one, {
      at: [x, y, z],
      scale: size,
      turn: [-0.1 + 0.06 * (i % 3), -0.3 + 0.17 * i * 0.6, 0.1 * ((i % 3) - 1)],
    }),
  );
  kit.add('flowers', merged(flowers), matter('plant', '#ffffff', { roughness: 0.5 }));
}

export const ORCHID_PROP: Prop = {
  isLookedAtAbove: true,
  noun: 'orchid',
  words: ['potted orchid', 'orchid flower', 'moth orchid', 'orchid plant'],
  size: [0.388, 0.468, 0.278],
  stands: ['table', 'podium', 'floor', 'hand'],
  paints: ['flowers'],
  build: made(orchid),
};
