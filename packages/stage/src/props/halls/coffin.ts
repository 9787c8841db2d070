import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt, outline, plate } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { bar, HALL } from './shapes.js';

const SIDE = pairs('0.2 -1, 0.36 0.42, 0.22 1');

const shape = (more: number, bevel: number) =>
  outline([
    ...SIDE.map(([x, y]) => [x + more, y * (1 + more * 0.9), bevel] as const),
    ...SIDE.toReversed().map(([x, y]) => [-x - more, y * (1 + more * 0.9), bevel] as const),
  ]);

/** Across at the shoulders, its head away to one side: a box whose lid has two steps. */
function coffin(kit: Maker): void {
  const wood = kit.main('wood', '#6b3d22', { clearcoat: 0.4 });
  const lying = kit.joint('lying', [0, 0, 0], [0, 1.15, 0]);
  lying.add('box', plate(shape(0, 0.02), 0.36, 0.015).translate(0, 0.04, 0), wood);
  lying.add(
    'lid',
    merged([
      plate(shape(0.04, 0.02), 0.05, 0.018).translate(0, 0.4, 0),
      plate(shape(-0.03, 0.02), 0.06, 0.026).translate(0, 0.44, 0),
      plate(shape(0.03, 0.02), 0.05, 0.018),
    ]),
    matter('wood', '#552d18', { clearcoat: 0.4 }),
  );
  const handles = pairs('-0.5 0.285, 0.1 0.345, 0.62 0.325').flatMap(([z, far]) =>
    [-1, 1].map((side) => {
      const x = side * far;
      return merged([
        bar([x, 0.24, z - 0.1], [x, 0.24, z + 0.1], 0.016),
        ...[-0.08, 0.08].map((off) => bar([x - side * 0.05, 0.25, z + off], [x, 0.24, z + off], 0.013)),
      ]);
    }),
  );
  const cross = [
    boxAt([0.06, 0.02, 0.7], [0, 0.508, -0.3], 0.008),
    boxAt([0.3, 0.02, 0.06], [0, 0.508, -0.42], 0.008),
  ];
  lying.add('gold', merged([...handles, ...cross]), matter('gold', '#d6a748'));
}

export const COFFIN_PROP: Prop = {
  noun: 'coffin',
  words: ['casket', 'wooden coffin', 'vampire coffin', 'sarcophagus'],
  size: [2.1, 0.52, 1.4],
  stands: HALL,
  paints: ['box'],
  build: made(coffin),
};
