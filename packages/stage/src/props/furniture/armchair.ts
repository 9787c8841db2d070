import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { merged, placed } from '../kit/surface.js';
import { cushion, FLOOR, leg } from './shapes.js';

function armchair(kit: Maker): void {
  const cloth = kit.main('fabric', '#c8743a');
  const arm = (side: number) => cushion([0.15, 0.42, 0.74], [side * 0.365, 0.4, 0.02], 0.02);
  const back = placed(cushion([0.78, 0.19, 0.66], [0, 0, 0], 0.1), {
    at: [0, 0.64, -0.3],
    turn: [-Math.PI / 2 + 0.2, 0, 0],
  });
  kit.add(
    'body',
    merged([
      cushion([0.72, 0.2, 0.7], [0, 0.28, 0.02], 0.02),
      arm(-1),
      arm(1),
      back,
      cushion([0.57, 0.17, 0.62], [0, 0.42, 0.07], 0.16),
      placed(cushion([0.5, 0.15, 0.42], [0, 0, 0], 0.2), {
        at: [0, 0.68, -0.155],
        turn: [-Math.PI / 2 + 0.24, 0, 0],
      }),
    ]),
    cloth,
  );
  kit.add(
    'legs',
    merged(
      [-1, 1].flatMap((side) =>
        [-1, 1].map((end) => leg([side * 0.3, 0.2, end * 0.27], [side * 0.34, end * 0.31], 0.022)),
      ),
    ),
    matter('wood', '#7a4e2c'),
  );
}

export const ARMCHAIR_PROP: Prop = {
  noun: 'armchair',
  words: ['easy chair', 'lounge chair', 'recliner'],
  size: [0.88, 0.969, 0.843],
  stands: FLOOR,
  paints: ['body'],
  build: made(armchair),
};
