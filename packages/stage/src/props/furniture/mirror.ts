import { round } from '../devices/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { slab } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { FLOOR } from './shapes.js';

function mirror(kit: Maker): void {
  const frame = round(0.62, 1.66, 0.31);
  frame.holes.push(round(0.54, 1.58, 0.27));
  const lean = kit.joint('mirror', [0, 0.85, 0], [-0.1, 0, 0]);
  lean.add('frame', slab(frame, 0.035, 0.01, 40), kit.main('gold', '#caa45e'));
  lean.add(
    'glass',
    slab(round(0.56, 1.6, 0.28), 0.006, 0.001, 40),
    matter('chrome', '#eef2f4', { roughness: 0.02 }),
  );
  kit.add(
    'prop',
    merged(
      [-0.2, 0.2].map((x) =>
        swept(
          [
            [x, 1.25, -0.06],
            [x * 1.1, 0.0, -0.42],
          ],
          0.012,
          { sides: 10, steps: 4 },
        ),
      ),
    ),
    matter('metal', '#8d7a50'),
  );
}

export const MIRROR_PROP: Prop = {
  noun: 'mirror',
  words: ['looking glass'],
  size: [0.62, 1.68, 0.528],
  stands: FLOOR,
  paints: ['frame'],
  build: made(mirror),
};
