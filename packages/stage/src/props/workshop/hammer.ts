import { block, drum, limb } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { sculpted } from '../kit/sculpt.js';
import { pairs } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';

/** It stands on its handle's end, head up, as tools are shown. */
function hammer(kit: Maker): void {
  const claw = (side: number) => ({
    is: limb([-0.03, 0.292, side * 0.006], [-0.072, 0.262, side * 0.0125], 0.0075, 0.0028),
    seam: 0.012,
  });
  const head = sculpted({
    lumps: [
      { is: drum([0.052, 0.295, 0], 0.016, 0.012, 'x', 0.003), seam: 0.004 },
      { is: limb([0.042, 0.295, 0], [0.015, 0.295, 0], 0.01, 0.011), seam: 0.008 },
      { is: block([0, 0.295, 0], [0.019, 0.018, 0.014], 0.004), seam: 0.008 },
      claw(1),
      claw(-1),
    ],
    low: [-0.09, 0.24, -0.03],
    high: [0.075, 0.325, 0.03],
    cell: 0.0024,
    seam: 0.008,
  });
  kit.add('head', head, matter('metal', '#9aa1a8', { roughness: 0.25 }));
  const shaft = (text: string) => flowing(pairs(text), 28, 40).scale(1, 1, 0.72);
  kit.add(
    'handle',
    shaft('0.0125 0.1, 0.0105 0.14, 0.0095 0.2, 0.0105 0.28, 0.0115 0.316, 0.0002 0.3175'),
    matter('wood', '#c4894a'),
  );
  kit.add(
    'grip',
    shaft(
      '0.0002 0, 0.017 0.002, 0.018 0.012, 0.0148 0.03, 0.0155 0.06, 0.0142 0.09, 0.0135 0.108, 0.0125 0.11',
    ),
    kit.main('rubber', '#c8322a'),
  );
}

export const HAMMER_PROP: Prop = {
  noun: 'hammer',
  words: ['claw hammer'],
  size: [0.14, 0.318, 0.032],
  stands: ['table', 'podium', 'hand'],
  paints: ['grip'],
  build: made(hammer),
};
