import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { ball } from '../kit/solids.js';
import { swept } from '../kit/swept.js';
import { ROLLS, STANDS } from './shapes.js';

function tennisBall(whole: Maker): void {
  const kit = whole.joint('wheel.ball', [0, 0.033, 0]);
  const points = Array.from({ length: 80 }, (_, i) => {
    const t = (i / 80) * 2 * Math.PI;
    const [x, y, z] = [
      0.78 * Math.cos(t) + 0.22 * Math.cos(3 * t),
      0.78 * Math.sin(t) - 0.22 * Math.sin(3 * t),
      0.83 * Math.sin(2 * t),
    ];
    const length = Math.hypot(x, y, z);
    return [(x / length) * 0.0327, (y / length) * 0.0327, (z / length) * 0.0327] as const;
  });
  kit.add('ball', ball(0.033, 48), kit.main('plush', '#cfe23a', { bumpScale: 1 }));
  kit.add(
    'seam',
    swept(points, 0.0011, { isClosed: true, steps: 160, sides: 7 }),
    matter('paper', '#f7f6ea'),
  );
}

export const TENNIS_BALL_PROP: Prop = {
  noun: 'tennis ball',
  words: [],
  size: [0.0674, 0.0674, 0.066],
  stands: STANDS,
  paints: ['ball'],
  moves: ROLLS,
  build: made(tennisBall),
};
