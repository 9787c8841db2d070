import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt, hoop } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { STANDS } from './shapes.js';

function key(kit: Maker): void {
  const brass = kit.main('gold', '#c9a04a');
  const bow = merged(
    [-1, 0, 1].map((side) =>
      hoop(0.0125, 0.0034, 40).translate(side * 0.0155, 0.078 + (side ? 0 : 0.0155), 0),
    ),
  );
  const bits = pairs('0.008 0.0095, 0.0035 0.012, 0.0155 0.006').map(([y, wide]) =>
    boxAt([wide, 0.0042, 0.004], [wide / 2 + 0.002, y, 0], 0.001),
  );
  const collar = [0.058, 0.063].map((y) =>
    hoop(0.0046, 0.0017, 28)
      .rotateX(Math.PI / 2)
      .translate(0, y, 0),
  );
  kit.add(
    'key',
    merged([
      bow,
      ...bits,
      ...collar,
      swept(
        [
          [0, 0, 0],
          [0, 0.07, 0],
        ],
        0.0036,
        { sides: 18, steps: 3 },
      ),
    ])
      .rotateX(-Math.PI / 2)
      .translate(0, 0.004, 0.04),
    brass,
  );
}

export const KEY_PROP: Prop = {
  noun: 'key',
  words: ['old key', 'golden key'],
  size: [0.0628, 0.0126, 0.109],
  stands: STANDS,
  paints: ['key'],
  build: made(key),
};
