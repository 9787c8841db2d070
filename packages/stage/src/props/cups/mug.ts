import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { crema, handle, surface, TABLE } from './shapes.js';

function mug(kit: Maker): void {
  const glaze = kit.main('ceramic', '#d8573f');
  kit.add(
    'body',
    turned(
      corners(
        '0 0.002, 0.033 0 0.003, 0.04 0.003 0.006, 0.041 0.092 0.0015, 0.0375 0.0935 0.0015, 0.0365 0.01 0.006, 0 0.008',
      ),
    ),
    glaze,
  );
  handle(
    kit,
    triples('0.038 0.076 0, 0.058 0.08 0, 0.07 0.06 0, 0.066 0.034 0, 0.05 0.018 0, 0.037 0.02 0'),
    0.0052,
    glaze,
  );
  kit.add('drink', surface(0.037, 0.082, crema), matter('liquid', '#ffffff', { roughness: 0.2 }));
  kit.joint('steam', [0, 0.1, 0]);
}

export const MUG_PROP: Prop = {
  noun: 'mug',
  words: ['coffee mug', 'mug of coffee'],
  size: [0.118, 0.0929, 0.082],
  stands: TABLE,
  paints: ['body', 'handle'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(mug),
};
