import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { ball, flowing, turned } from '../kit/solids.js';
import { leaf } from '../fruit/shapes.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

function smoothie(kit: Maker): void {
  kit.add(
    'smoothie',
    turned(
      corners(
        '0 0.008, 0.03 0.008 0.006, 0.0365 0.03 0.01, 0.0365 0.105 0.01, 0.032 0.117 0.004, 0.0325 0.124, 0.022 0.128 0.006, 0 0.131',
      ),
      56,
    ),
    kit.main('glaze', '#b8386f', { roughness: 0.4 }),
  );
  const berries = triples('0.012 0.134 0.008, -0.006 0.135 0.014, 0.004 0.1355 -0.01').map((at) =>
    ball(0.0082, 20).translate(...at),
  );
  kit.add('berries', merged(berries), matter('glaze', '#2f3a78', { roughness: 0.5 }));
  const red = flowing(
    corners('0 0, 0.009 0.004, 0.0115 0.011, 0.008 0.022, 0 0.026').map(([x, y]) => [x, y] as const),
    24,
    20,
  );
  kit.add(
    'strawberry',
    placed(red, { at: [-0.013, 0.128, -0.002], turn: [0.2, 0, 0.35] }),
    matter('glaze', '#d61f2f'),
  );
  const mint = [0.4, 1.6, 2.9].map((turn) =>
    placed(leaf(0.021, 0.013), { at: [0.001, 0.137, 0], turn: [0, turn, 0.6] }),
  );
  kit.add('mint', merged(mint), matter('plant', '#4f9a35'));
  kit.add(
    'straw',
    swept(triples('0.008 0.11 -0.01, 0.026 0.19 -0.016'), 0.0038, { sides: 14, steps: 4 }),
    matter('plastic', '#f4efe4'),
  );
  kit.add(
    'glass',
    turned(
      corners(
        '0 0, 0.031 0 0.004, 0.0395 0.02 0.012, 0.0395 0.108 0.01, 0.0345 0.118 0.004, 0.0355 0.131 0.001, 0.034 0.1315 0.0006, 0.0328 0.118',
      ),
    ),
    matter('glass', '#ffffff'),
  );
}

export const SMOOTHIE_PROP: Prop = {
  noun: 'smoothie',
  words: ['fruit smoothie', 'berry smoothie', 'green smoothie', 'protein shake'],
  size: [0.079, 0.19, 0.079],
  stands: TABLE,
  paints: ['smoothie'],
  build: made(smoothie),
};
