import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { boxAt, rod, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { STANDS, steel, strings, waisted } from './shapes.js';

function violinBody(kit: Maker, lean: Maker): void {
  const half = pairs(
    '0.02 0, 0.085 0.012, 0.1 0.07, 0.082 0.12, 0.055 0.15, 0.052 0.2, 0.074 0.235, 0.078 0.29, 0.055 0.335, 0.015 0.345',
  );
  lean.add(
    'body',
    merged([
      slab(
        waisted(
          half.map(([x, y]) => [x * 0.96, y * 0.99 + 0.002] as const),
          0.03,
        ),
        0.03,
        0.003,
        20,
      ),
      slab(waisted(half, 0.03), 0.006, 0.0026, 20).translate(0, 0, 0.0165),
      slab(waisted(half, 0.03), 0.006, 0.0026, 20).translate(0, 0, -0.0165),
    ]),
    kit.main('gloss', '#a8521e', { roughness: 0.25 }),
  );
  const hole = (side: number) =>
    swept(
      [
        [side * 0.037, 0.135, 0.0197],
        [side * 0.044, 0.142, 0.02],
        [side * 0.036, 0.172, 0.02],
        [side * 0.03, 0.2, 0.02],
        [side * 0.036, 0.207, 0.0197],
      ],
      0.0026,
      { sides: 8, flat: 0.3 },
    );
  lean.add(
    'dark',
    merged([
      hole(1),
      hole(-1),
      boxAt([0.026, 0.27, 0.008], [0, 0.4, 0.032], 0.003),
      placed(boxAt([0.036, 0.11, 0.008], [0, 0.06, 0.031], 0.004), {}),
      ...[0.545, 0.562, 0.55, 0.567].map((y, i) =>
        rod(0.0035, 0.036, 10)
          .rotateZ(Math.PI / 2)
          .translate((i % 2 ? 1 : -1) * 0.016, y, 0.008),
      ),
    ]),
    matter('rubber', '#1a1412', { roughness: 0.45 }),
  );
}

function violinNeck(kit: Maker, lean: Maker): void {
  const scroll = swept(
    Array.from(
      { length: 26 },
      (_, i) =>
        [
          0,
          0.6 + Math.sin(i * 0.42) * 0.014 * (1 - i / 34),
          0.0 - Math.cos(i * 0.42) * 0.014 * (1 - i / 34),
        ] as const,
    ),
    0.0065,
    { sides: 10, steps: 60 },
  );
  lean.add(
    'neck',
    merged([
      boxAt([0.024, 0.2, 0.018], [0, 0.44, 0.02], 0.008),
      boxAt([0.022, 0.08, 0.022], [0, 0.56, 0.01], 0.007),
      scroll,
    ]),
    matter('gloss', '#8a4218'),
  );
  lean.add('bridge', boxAt([0.04, 0.004, 0.022], [0, 0.168, 0.029], 0.0015), matter('wood', '#e2b878'));
  lean.add('strings', strings(4, [0.03, 0.018], [0.1, 0.535], [0.0395, 0.0375]), steel());
  kit.add(
    'bow',
    merged([
      swept(triples('0.17 0 0.04, 0.172 0.36 0.0, 0.17 0.73 -0.07'), 0.004, { sides: 10 }),
      boxAt([0.014, 0.04, 0.02], [0.17, 0.05, 0.045], 0.003),
    ]),
    matter('wood', '#6a3218'),
  );
  kit.add(
    'hair',
    swept(triples('0.17 0.04 0.056, 0.17 0.73 -0.055'), 0.0022, { sides: 6, steps: 2, flat: 2 }),
    matter('paper', '#f6f0e2'),
  );
}

function violin(kit: Maker): void {
  const lean = kit.joint('violin', [0, 0.008, 0], [-0.16, 0, 0]);
  violinBody(kit, lean);
  violinNeck(kit, lean);
}

export const VIOLIN_PROP: Prop = {
  noun: 'violin',
  words: ['fiddle', 'viola'],
  size: [0.273, 0.73, 0.174],
  stands: STANDS,
  paints: ['body'],
  build: made(violin),
};
