import { whipped } from '../cups/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { ball, flowing } from '../kit/solids.js';
import { bent } from '../kit/surface.js';
import { sprinkles, TABLE } from './shapes.js';

function cupcake(kit: Maker): void {
  const paper = bent(
    flowing(
      pairs('0.0005 0.001, 0.022 0, 0.0235 0.003, 0.028 0.02, 0.0315 0.036, 0.029 0.037, 0.0005 0.037'),
      144,
      30,
    ),
    (at) => {
      const pleat =
        1 +
        0.028 *
          Math.sin(Math.atan2(at.z, at.x) * 26) *
          step(0.015, 0.022, Math.hypot(at.x, at.z)) *
          step(0.038, 0.03, at.y);
      at.set(at.x * pleat, at.y, at.z * pleat);
    },
  );
  kit.add('case', paper, matter('paper', '#7b4a2c'));
  kit.add(
    'cake',
    flowing(pairs('0.029 0.034, 0.0325 0.04, 0.028 0.046, 0.0005 0.048'), 48, 20),
    matter('food', '#d9a25c'),
  );
  kit.add(
    'cream',
    whipped(0.032, 0.04).translate(0, 0.042, 0),
    kit.main('glaze', '#ffd3dc', { roughness: 0.5, clearcoat: 0.2 }),
  );
  kit.add(
    'sprinkles',
    sprinkles(kit, 46, (a, b) => [
      Math.cos(a * 6.283) * 0.029 * (1 - b * 0.75),
      0.0515 + 0.031 * b,
      Math.sin(a * 6.283) * 0.029 * (1 - b * 0.75),
    ]),
    matter('plastic', '#ffffff'),
  );
  kit.add('cherry', ball(0.0085, 24).translate(0, 0.087, 0), matter('glaze', '#c3122b'));
}

export const CUPCAKE_PROP: Prop = {
  noun: 'cupcake',
  words: ['muffin'],
  size: [0.0687, 0.0956, 0.0687],
  stands: TABLE,
  paints: ['cream'],
  build: made(cupcake),
};
