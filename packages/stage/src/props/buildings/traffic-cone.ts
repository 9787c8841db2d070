import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';

function cone(kit: Maker): void {
  const orange = kit.main('plastic', '#f2641c');
  kit.add(
    'cone',
    merged([
      turned(corners('0.145 0.03, 0.028 0.69 0.01, 0 0.7'), 48),
      boxAt([0.38, 0.035, 0.38], [0, 0.0175, 0], 0.012),
    ]),
    orange,
  );
  kit.add(
    'bands',
    merged(
      [0.22, 0.42].map((y) =>
        turned(
          [
            [0.1465 - (y - 0.03) * 0.1772, y],
            [0.1465 - (y + 0.07) * 0.1772, y + 0.1],
          ],
          48,
        ),
      ),
    ),
    matter('plastic', '#f7f7f4'),
  );
}

export const TRAFFIC_CONE_PROP: Prop = {
  noun: 'traffic cone',
  words: ['road cone'],
  size: [0.38, 0.7, 0.38],
  stands: ['road', 'ground', 'floor'],
  paints: ['cone'],
  build: made(cone),
};
