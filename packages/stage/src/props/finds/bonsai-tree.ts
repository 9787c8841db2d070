import { type BufferGeometry, IcosahedronGeometry } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { knots, triples } from '../kit/rows.js';
import { boxAt } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { lumpy, plain } from './shapes.js';

/** Cushions of leaves: where, and how wide. */
const CUSHIONS = knots(
  '0.02 0.36 0 0.085, -0.105 0.285 0.02 0.075, 0.125 0.25 0.015 0.078, -0.03 0.3 -0.075 0.06, 0.05 0.31 0.07 0.055, -0.14 0.2 0.015 0.048',
);

function cushion(at: Triple, wide: number, tones: readonly string[]): BufferGeometry {
  const round = bent(new IcosahedronGeometry(1, 9), (spot) => {
    const bump =
      1 +
      0.13 * noise(spot.x * 3 + at[0] * 40, spot.y * 3, spot.z * 3) +
      0.08 * noise(spot.x * 9, spot.y * 9 + at[1] * 40, spot.z * 9);
    spot.multiplyScalar(bump);
    spot.set(spot.x * wide, Math.max(spot.y, -0.35) * wide * 0.52, spot.z * wide * 0.85);
  });
  return placed(
    tinted(round, (x, y, z) =>
      between(tones, 0.45 + (0.75 * y) / wide + 0.3 * noise((x / wide) * 9, (y / wide) * 9, (z / wide) * 9)),
    ),
    { at },
  );
}

function trunk(): BufferGeometry {
  const stem = swept(
    triples(
      '0.01 0.055 0, -0.035 0.11 0.008, 0.012 0.165 -0.004, 0.05 0.215 0.004, 0.025 0.28 0, 0.02 0.335 0',
    ),
    (t) => 0.027 * (1 - 0.72 * t) + 0.02 * Math.max(0, 0.14 - t) * 5,
    { sides: 18, steps: 60, isOpen: true },
  );
  const limbs = [
    '0.02 0.175 0, -0.05 0.215 0.012, -0.1 0.265 0.02',
    '0.04 0.2 0, 0.09 0.215 0.01, 0.125 0.235 0.015',
    '-0.045 0.212 0.01, -0.09 0.195 0.014, -0.14 0.19 0.015',
    '0.035 0.25 0, 0.0 0.275 -0.045, -0.03 0.29 -0.075',
    '0.032 0.26 0, 0.045 0.28 0.04, 0.05 0.3 0.07',
  ].map((way) => swept(triples(way), (t) => 0.0105 - 0.006 * t, { sides: 10, steps: 18 }));
  return lumpy(plain([stem, ...limbs]), 0.0035, 0.016);
}

function bonsai(kit: Maker): void {
  const pot = [
    boxAt([0.27, 0.052, 0.17], [0, 0.035, 0], 0.012),
    boxAt([0.285, 0.014, 0.184], [0, 0.058, 0], 0.005),
  ];
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => boxAt([0.045, 0.016, 0.03], [x * 0.095, 0.008, z * 0.055], 0.005)),
  );
  kit.add('pot', merged([...pot, ...feet]), matter('ceramic', '#39566b'));
  const moss = bent(boxAt([0.255, 0.016, 0.155], [0, 0.062, 0], 0.006), (at) =>
    at.setY(at.y + 0.006 * rough(at.x * 30, 1, at.z * 30) + 0.006),
  );
  kit.add('moss', moss, matter('plush', '#5f7f34'));
  kit.add(
    'trunk',
    tinted(trunk(), (x, y, z) =>
      between(['#4a3322', '#6f5038', '#8f6c4c'], 0.5 + 0.7 * rough(x * 60, y * 25, z * 60)),
    ),
    matter('clay', '#ffffff', { roughness: 0.9 }),
  );
  const own = kit.options.colour;
  const tones = own ? [own, own, '#ffffff'] : ['#24501f', '#3d7a2c', '#6da544', '#93c05c'];
  kit.add(
    'leaves',
    merged(CUSHIONS.map(([x, y, z, wide]) => cushion([x, y, z], wide, tones))),
    matter('clay', '#ffffff', { roughness: 0.85 }),
  );
}

export const BONSAI_TREE_PROP: Prop = {
  noun: 'bonsai tree',
  words: ['bonsai'],
  size: [0.398, 0.407, 0.253],
  stands: ['table', 'podium', 'floor'],
  paints: ['leaves'],
  build: made(bonsai),
};
