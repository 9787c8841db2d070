import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { cushion, FLOOR, leg } from './shapes.js';

function bed(kit: Maker): void {
  const wood = matter('wood', '#8f5f38');
  kit.add(
    'frame',
    merged([
      boxAt([1.66, 0.16, 2.04], [0, 0.25, 0], 0.02),
      boxAt([1.7, 0.8, 0.07], [0, 0.55, -1.04], 0.03),
      ...[-1, 1].flatMap((side) =>
        [-1, 1].map((end) => leg([side * 0.74, 0.2, end * 0.93], [side * 0.76, end * 0.95], 0.035)),
      ),
    ]),
    wood,
  );
  kit.add('mattress', cushion([1.6, 0.24, 1.98], [0, 0.43, 0], 0.02), matter('fabric', '#f4f1ea'));
  kit.add(
    'blanket',
    merged([
      cushion([1.68, 0.16, 1.36], [0, 0.54, 0.33], 0.2),
      cushion([1.69, 0.12, 0.3], [0, 0.59, -0.32], 0.12),
    ]),
    kit.main('fabric', '#5b7fa3'),
  );
  kit.add(
    'pillows',
    merged(
      [-0.4, 0.4].map((x) =>
        placed(cushion([0.66, 0.16, 0.42], [0, 0, 0], 0.45), { at: [x, 0.66, -0.74], turn: [0.35, 0, 0] }),
      ),
    ),
    matter('fabric', '#ffffff'),
  );
}

export const BED_PROP: Prop = {
  noun: 'bed',
  words: ['double bed'],
  size: [1.7, 0.948, 2.1],
  stands: FLOOR,
  paints: ['blanket'],
  build: made(bed),
};
