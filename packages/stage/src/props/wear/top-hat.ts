import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { bent } from '../kit/surface.js';
import { STANDS } from './shapes.js';

function topHat(kit: Maker): void {
  const silk = kit.main('plastic', '#15161a', { roughness: 0.38 });
  kit.add(
    'brim',
    bent(turned(corners('0.08 0.006, 0.13 0.006 0.002, 0.13 0.011 0.002, 0.08 0.011'), 80), (at) =>
      at.setY(at.y + 1.5 * at.x * at.x * step(0.07, 0.13, Math.hypot(at.x, at.z))),
    ),
    silk,
  );
  kit.add(
    'crown',
    flowing(
      pairs('0.088 0.006, 0.084 0.03, 0.083 0.07, 0.089 0.125, 0.0935 0.145, 0.09 0.151, 0.0005 0.152'),
      72,
      50,
    ),
    silk,
  );
  kit.add(
    'band',
    turned(corners('0.0875 0.01, 0.0882 0.0105 0.0004, 0.0848 0.043 0.0004, 0.084 0.043'), 72),
    matter('plastic', '#8a1f2a'),
  );
}

export const TOP_HAT_PROP: Prop = {
  noun: 'top hat',
  words: ['magician hat'],
  size: [0.26, 0.152, 0.26],
  stands: STANDS,
  paints: ['brim', 'crown'],
  build: made(topHat),
};
