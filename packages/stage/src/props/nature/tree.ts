import { type BufferGeometry, IcosahedronGeometry } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { bark, GROUND } from './shapes.js';

/** A clump of leaves: a ball with a rough skin, lighter where it faces up. */
export function clump(at: Triple, radius: number, tones: readonly string[]): BufferGeometry {
  const round = bent(new IcosahedronGeometry(radius, 8), (spot) => {
    const [x, y, z] = [spot.x / radius, spot.y / radius, spot.z / radius];
    spot.multiplyScalar(
      1 + 0.16 * noise(x * 2.2 + at[0], y * 2.2, z * 2.2 + at[2]) + 0.09 * noise(x * 6, y * 6 + at[1], z * 6),
    );
    spot.setY(spot.y * 0.86);
  });
  return placed(
    tinted(round, (x, y, z) =>
      between(
        tones,
        0.5 + (0.42 * y) / radius + 0.22 * noise((x / radius) * 7, (y / radius) * 7, (z / radius) * 7),
      ),
    ),
    { at },
  );
}

function tree(kit: Maker): void {
  const autumn = kit.options.colour;
  const tones = autumn ? [autumn, autumn, '#ffffff'] : ['#2f5f22', '#4c8a2f', '#7fb544', '#a6cf5c'];
  const trunk = swept(
    triples('0 0 0, 0.05 1.2 0.02, -0.03 2.2 0.05, 0.04 3.4 0'),
    (t) => 0.3 - 0.2 * t + 0.16 * Math.max(0, 0.12 - t) * 8,
    { sides: 16, isOpen: true },
  );
  const limbs = triples('0.9 3.6 0.4, -1 3.5 0.3, 0.1 3.9 -0.9').map(([x, y, z]) =>
    swept(
      [
        [0, 1.9, 0],
        [x * 0.55, 2.7, z * 0.55],
        [x, y, z],
      ],
      (t) => 0.13 - 0.08 * t,
      { sides: 10, steps: 12, isOpen: true },
    ),
  );
  kit.add('trunk', merged([trunk, ...limbs]), bark());
  const heads: (readonly [Triple, number])[] = [
    [[0, 4.7, 0], 1.55],
    [[1.25, 3.9, 0.5], 1.1],
    [[-1.3, 3.85, 0.3], 1.15],
    [[0.2, 3.7, -1.25], 1.1],
    [[0.25, 3.75, 1.25], 1.05],
    [[-0.7, 5.2, -0.5], 1.0],
    [[0.85, 5.1, -0.3], 0.95],
  ];
  kit.add(
    'leaves',
    merged(
      heads.map(([at, radius]) =>
        clump(
          [at[0] + kit.between(-0.15, 0.15), at[1], at[2] + kit.between(-0.15, 0.15)],
          radius * kit.between(0.92, 1.08),
          tones,
        ),
      ),
    ),
    matter('clay', '#ffffff', { roughness: 0.85 }),
  );
}

export const TREE_PROP: Prop = {
  noun: 'tree',
  words: ['oak', 'maple', 'apple tree', 'maple tree', 'oak tree'],
  size: [5.12, 6.2, 4.63],
  stands: GROUND,
  paints: ['leaves'],
  build: made(tree),
};
