import { Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { skin, swept } from '../kit/swept.js';
import { hull, WATER } from './shapes.js';

function galleonHull(kit: Maker): void {
  const { shell, deck } = hull({ length: 26, width: 7, depth: 4.2, sheer: 4, stern: 0.75 }, 0.7);
  const wood = matter('wood', '#7a4a26', { side: 2 });
  const castle = bent(boxAt([5.4, 3, 6], [0, 5, -10], 0.2), (at) => at.setX(at.x * (1 - (at.y - 4) * 0.06)));
  kit.add('hull', shell, kit.main('wood', '#7a4a26', { side: 2 }));
  const masts = [
    [6.5, 17],
    [-1, 20],
    [-8, 15],
  ] as const;
  const yards = masts.flatMap(([z, top]) =>
    [0.42, 0.68, 0.9].map((share, i) =>
      swept(
        [
          [-(4.6 - i * 1), 3 + top * share, z + 0.3],
          [4.6 - i, 3 + top * share, z + 0.3],
        ],
        0.12,
        { sides: 8, steps: 2 },
      ),
    ),
  );
  kit.add(
    'wood',
    merged(
      [
        deck,
        castle,
        boxAt([4.4, 0.3, 4], [0, 6.7, -10.4], 0.1),
        boxAt([3.4, 1.2, 3.2], [0, 5, 9.2], 0.2),
        ...masts.map(([z, top]) =>
          swept(
            [
              [0, 3, z],
              [0, 3 + top, z - 0.3],
            ],
            (t) => 0.34 - 0.2 * t,
            { sides: 12, steps: 3 },
          ),
        ),
        ...yards,
        swept(triples('0 5.4 11, 0 8.6 18'), 0.2, { sides: 10, steps: 2 }),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    wood,
  );
}

function galleonSails(kit: Maker): void {
  const masts = [
    [6.5, 17],
    [-1, 20],
    [-8, 15],
  ] as const;
  const sail = (wide: number, narrow: number, high: number, at: readonly [number, number, number]) =>
    placed(
      skin(
        Array.from({ length: 11 }, (_, i) =>
          Array.from({ length: 15 }, (__, k) => {
            const [u, v] = [k / 14, i / 10];
            const half = narrow + (wide - narrow) * v;
            return new Vector3(
              (u - 0.5) * 2 * half,
              high * (1 - v),
              0.28 * high * Math.sin(Math.PI * v * 0.85 + 0.25) * Math.sin(Math.PI * u) ** 0.6,
            );
          }),
        ),
      ),
      { at },
    );
  kit.add(
    'sails',
    merged(
      masts.flatMap(([z, top]) =>
        [0.42, 0.68]
          .map((share, i) => sail(4.4 - i, 3.4 - i, top * (i ? 0.2 : 0.24), [0, 3 + top * share, z + 0.35]))
          .concat(sail(4.7, 4.4, top * 0.28, [0, 3 + top * 0.13, z + 0.35])),
      ),
    ),
    matter('plastic', '#f4e8cf', { roughness: 0.8, side: 2 }),
  );
  kit.add(
    'gold',
    merged([
      ...Array.from({ length: 5 }, (_, i) => boxAt([0.7, 0.8, 0.15], [-2 + i, 5.2, -13.02], 0.1)),
      ...Array.from({ length: 7 }, (_, i) =>
        [-1, 1].map((side) => boxAt([0.24, 0.7, 0.7], [side * 3.28, 2.9, -7 + i * 1.9], 0.08)),
      ).flat(),
    ]),
    matter('gold', '#c99a3e'),
  );
}

function galleon(kit: Maker): void {
  galleonHull(kit);
  galleonSails(kit);
}

export const SAILING_SHIP_PROP: Prop = {
  noun: 'sailing ship',
  words: ['galleon', 'pirate ship', 'tall ship'],
  size: [9.4, 23, 31.1],
  stands: WATER,
  paints: ['hull'],
  build: made(galleon),
};
