import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt, flowing } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { plateOf, TABLE } from './shapes.js';

function pancakes(kit: Maker): void {
  kit.add('plate', plateOf(0.125), kit.main('ceramic', '#eef0f0'));
  const stack = Array.from({ length: 5 }, (_, i) =>
    placed(
      tinted(
        bent(flowing(pairs('0.0005 0, 0.068 0, 0.0735 0.006, 0.068 0.0125, 0.0005 0.0135'), 44, 18), (at) =>
          at.multiplyScalar(1 + 0.02 * noise(at.x * 18, i * 3, at.z * 18)),
        ),
        (x, y, z) =>
          between(
            ['#f4d190', '#c9823a', '#a85f22'],
            step(0.008, 0.013, Math.abs(y - 0.0065) + 0.0065) * 0.8 + 0.15 * rough(x * 50, y * 9, z * 50),
          ),
      ),
      { at: [kit.between(-0.004, 0.004), 0.009 + i * 0.0135, kit.between(-0.004, 0.004)] },
    ),
  );
  kit.add('pancakes', merged(stack), matter('food', '#ffffff'));
  const syrup = bent(
    flowing(pairs('0.0765 0.03, 0.0745 0.072, 0.064 0.0785, 0.0005 0.0785'), 112, 40),
    (at) => {
      const angle = Math.atan2(at.z, at.x);
      const length =
        0.05 +
        0.95 *
          step(
            0.25,
            0.9,
            0.5 + 0.5 * Math.sin(angle * 6 + 2 * noise(Math.cos(angle) * 2, Math.sin(angle) * 2, 8)),
          );
      at.set(at.x, at.y < 0.074 ? 0.074 - (0.074 - at.y) * length : at.y, at.z);
    },
  );
  kit.add('syrup', syrup, matter('glaze', '#8a3f0c'));
  kit.add(
    'butter',
    boxAt([0.03, 0.011, 0.028], [0.004, 0.084, 0], 0.003),
    matter('glaze', '#fbe08a', { roughness: 0.4 }),
  );
}

export const PANCAKE_PROP: Prop = {
  noun: 'pancake',
  words: ['pancakes', 'stack of pancakes'],
  size: [0.249, 0.0895, 0.249],
  stands: TABLE,
  paints: ['plate'],
  build: made(pancakes),
};
