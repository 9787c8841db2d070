import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { swept } from '../kit/swept.js';
import { plain, TABLE } from './shapes.js';

function cookingPot(kit: Maker): void {
  const enamel = kit.main('ceramic', '#d1492e');
  const ears = [1, -1].map((side) =>
    swept(
      triples(
        `${side * 0.112} 0.098 0.03, ${side * 0.143} 0.102 0.024, ${side * 0.143} 0.102 -0.024, ${side * 0.112} 0.098 -0.03`,
      ),
      0.0085,
      { sides: 16, steps: 40, tension: 0.3, flat: 0.8 },
    ),
  );
  kit.add(
    'body',
    plain([
      turned(corners('0 0.002, 0.105 0 0.012, 0.116 0.02 0.012, 0.118 0.12 0.002, 0 0.121'), 80),
      ...ears,
    ]),
    enamel,
  );
  kit.add(
    'lid',
    turned(
      corners('0 0.117, 0.12 0.1215 0.002, 0.1205 0.1265 0.002, 0.106 0.136 0.01, 0.05 0.15 0.04, 0 0.153'),
      80,
    ),
    enamel,
  );
  kit.add(
    'knob',
    turned(
      corners(
        '0 0.15, 0.016 0.152 0.002, 0.009 0.158 0.003, 0.009 0.162 0.002, 0.019 0.169 0.004, 0.017 0.178 0.004, 0 0.179',
      ),
      48,
    ),
    matter('chrome', '#dcdfe1'),
  );
}

export const COOKING_POT_PROP: Prop = {
  noun: 'cooking pot',
  words: [
    'saucepan',
    'stockpot',
    'stock pot',
    'soup pot',
    'casserole',
    'dutch oven',
    'pot of food',
    'pot of soup',
    'pot of stew',
  ],
  size: [0.304, 0.179, 0.241],
  stands: TABLE,
  paints: ['body', 'lid'],
  build: made(cookingPot),
};
