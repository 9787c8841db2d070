import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { puck, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

function tumbler(kit: Maker): void {
  kit.add(
    'glass',
    turned(corners('0 0, 0.03 0 0.003, 0.036 0.11 0.001, 0.0345 0.1105 0.0005, 0.0295 0.009 0.003, 0 0.008')),
    matter('glass', '#ffffff'),
  );
  kit.add(
    'drink',
    turned(corners('0 0.0085, 0.029 0.0095 0.003, 0.0332 0.086, 0 0.086')),
    kit.main('liquid', '#f59a1b', { transparent: true, opacity: 0.93 }),
  );
  kit.add(
    'straw',
    swept(triples('-0.014 0.016 0.004, 0.018 0.12 -0.004, 0.024 0.14 -0.005, 0.046 0.152 -0.008'), 0.0027, {
      sides: 12,
      tension: 0.2,
    }),
    matter('plastic', '#e8484a'),
  );
  const slice = merged([placed(puck(0.022, 0.005, 0.0012), {})]);
  kit.add(
    'slice',
    placed(
      tinted(slice, (x, _y, z) =>
        Math.hypot(x, z) > 0.0185
          ? '#f08a12'
          : between(['#ffe3a0', '#ffb43c'], Math.abs(Math.sin(4 * Math.atan2(z, x)))),
      ),
      { turn: [Math.PI / 2, 0, 0.2], at: [-0.034, 0.108, 0.004] },
    ),
    matter('glaze', '#ffffff'),
  );
}

export const GLASS_PROP: Prop = {
  noun: 'glass',
  words: ['juice', 'orange juice', 'glass of juice', 'glass of orange juice', 'tumbler'],
  size: [0.103, 0.153, 0.0719],
  stands: TABLE,
  paints: ['drink'],
  build: made(tumbler),
};
