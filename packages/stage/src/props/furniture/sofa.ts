import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { merged, placed } from '../kit/surface.js';
import { cushion, FLOOR, leg } from './shapes.js';

function sofa(kit: Maker): void {
  const cloth = kit.main('fabric', '#7d8f86');
  const arm = (side: number) => cushion([0.19, 0.44, 0.86], [side * 0.94, 0.4, 0], 0.02);
  const seats = [-0.42, 0.42].map((x) => cushion([0.835, 0.19, 0.7], [x, 0.43, 0.06], 0.14));
  const backs = [-0.42, 0.42].map((x) =>
    placed(cushion([0.82, 0.2, 0.5], [0, 0, 0], 0.16), {
      at: [x, 0.7, -0.22],
      turn: [-Math.PI / 2 + 0.2, 0, 0],
    }),
  );
  kit.add(
    'body',
    merged([
      cushion([1.86, 0.22, 0.82], [0, 0.28, 0], 0.01),
      arm(-1),
      arm(1),
      cushion([1.86, 0.5, 0.2], [0, 0.55, -0.35], 0.02),
      ...seats,
      ...backs,
    ]),
    cloth,
  );
  const pillow = (x: number, turn: number) =>
    placed(cushion([0.42, 0.13, 0.42], [0, 0, 0], 0.5), {
      at: [x, 0.69, -0.02],
      turn: [-Math.PI / 2 + 0.35, 0, turn],
    });
  kit.add('pillows', merged([pillow(-0.62, 0.2), pillow(0.64, -0.15)]), matter('fabric', '#d9a441'));
  kit.add(
    'legs',
    merged(
      [-1, 1].flatMap((side) =>
        [-1, 1].map((end) => leg([side * 0.86, 0.19, end * 0.32], [side * 0.9, end * 0.36], 0.024)),
      ),
    ),
    matter('wood', '#6b4426'),
  );
}

export const SOFA_PROP: Prop = {
  noun: 'sofa',
  words: ['couch', 'settee'],
  size: [2.07, 0.951, 0.88],
  stands: FLOOR,
  paints: ['body'],
  build: made(sofa),
};
