import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { turned } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { bowl, TABLE } from './shapes.js';

function soup(kit: Maker): void {
  bowl(kit, '#f1ece2');
  const top = turned(
    Array.from({ length: 24 }, (_, i) => [0.0925 * (1 - i / 23), 0] as const),
    80,
  );
  kit.add(
    'soup',
    tinted(top, (x, _y, z) => {
      const swirl =
        Math.abs(Math.hypot(x, z) - 0.018 - 0.008 * (Math.atan2(z, x) + Math.PI)) < 0.0032 &&
        Math.hypot(x, z) < 0.066;
      return swirl ? '#fff3df' : '#e0641c';
    }).translate(0, 0.063, 0),
    matter('glaze', '#ffffff'),
  );
  kit.add(
    'leaves',
    merged(
      [0, 2.1, 4.2].map((turn) => placed(leaf(0.026, 0.014), { at: [0, 0.064, 0], turn: [0, turn, 0.25] })),
    ),
    matter('plant', '#3f8a2f'),
  );
  kit.joint('steam', [0, 0.09, 0]);
}

export const SOUP_PROP: Prop = {
  noun: 'soup',
  words: ['bowl of soup', 'bowl', 'tomato soup', 'stew'],
  size: [0.199, 0.079, 0.199],
  stands: TABLE,
  paints: ['bowl'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(soup),
};
