import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { between, placed, tinted } from '../kit/surface.js';
import { body, leaf, stalk, TABLE } from './shapes.js';

function apple(kit: Maker): void {
  const skin = body(
    pairs(
      '0.001 0.006, 0.016 0.0, 0.03 0.008, 0.041 0.04, 0.036 0.066, 0.018 0.075, 0.006 0.066, 0.001 0.06',
    ),
  );
  tinted(skin, (x, y, z) => {
    const angle = Math.atan2(z, x);
    const streak = 0.5 + 0.5 * noise(Math.cos(angle) * 9, y * 18, Math.sin(angle) * 9);
    const blush = step(0.02, 0.075, Math.hypot(x, z) + 0.02 * streak);
    return between(['#f2d96a', '#ffffff', '#e6e0e0'], Math.min(1, blush * 0.62 + 0.1 * streak));
  });
  kit.add('skin', skin, kit.main('glaze', '#c8202c'));
  stalk(kit, triples('0 0.058 0, 0.001 0.07 0, 0.006 0.084 0.002'), 0.0016);
  kit.add(
    'leaf',
    placed(leaf(0.036, 0.017), { at: [0.003, 0.077, 0], turn: [0.3, -0.5, 0.35] }),
    matter('plant', '#4f8a2e'),
  );
}

export const APPLE_PROP: Prop = {
  noun: 'apple',
  words: [],
  size: [0.083, 0.0842, 0.0832],
  stands: TABLE,
  paints: ['skin'],
  build: made(apple),
};
