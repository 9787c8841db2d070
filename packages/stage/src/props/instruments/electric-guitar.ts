import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt, outline, puck, slab } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { STANDS, steel, strings } from './shapes.js';

function electricGuitar(kit: Maker): void {
  const shape = outline(
    triples(
      '0 0 0.05, 0.13 0.01 0.07, 0.165 0.12 0.06, 0.115 0.22 0.05, 0.15 0.34 0.04, 0.1 0.4 0.025, 0.05 0.33 0.03, -0.05 0.33 0.03, -0.13 0.44 0.028, -0.165 0.36 0.05, -0.12 0.22 0.05, -0.17 0.11 0.07, -0.13 0.0 0.07',
    ),
  );
  const lean = kit.joint('guitar', [0, 0.012, 0], [-0.14, 0, 0]);
  lean.add('body', slab(shape, 0.045, 0.009, 20), kit.main('gloss', '#c8202a'));
  lean.add(
    'guard',
    slab(
      outline(
        triples(
          '-0.02 0.1 0.02, 0.1 0.06 0.03, 0.09 0.2 0.03, 0.1 0.31 0.02, -0.06 0.3 0.02, -0.08 0.2 0.03',
        ),
      ),
      0.003,
      0.001,
    ).translate(0, 0, 0.0235),
    matter('gloss', '#fbf8f0'),
  );
  lean.add(
    'neck',
    merged([
      boxAt([0.05, 0.5, 0.026], [0, 0.58, 0.02], 0.011),
      slab(
        outline(triples('-0.026 0 0.005, 0.026 0 0.005, 0.05 0.1 0.02, 0.02 0.17 0.02, -0.034 0.19 0.02')),
        0.016,
        0.004,
      ).translate(0, 0.825, 0.014),
    ]),
    matter('wood', '#d9a866'),
  );
  lean.add(
    'board',
    merged([
      boxAt([0.05, 0.52, 0.006], [0, 0.57, 0.034], 0.002),
      ...[0.14, 0.2, 0.27].map((y) => boxAt([0.07, 0.016, 0.008], [0, y, 0.029], 0.004)),
    ]),
    matter('rubber', '#2a1c16', { roughness: 0.5 }),
  );
  lean.add(
    'steel',
    merged([
      strings(6, [0.044, 0.036], [0.09, 0.83], [0.036, 0.0395]),
      boxAt([0.07, 0.03, 0.012], [0, 0.085, 0.03], 0.004),
      ...[0.07, 0.1, 0.13].map((y) =>
        puck(0.011, 0.012, 0.003, 24)
          .rotateX(Math.PI / 2)
          .translate(0.085, y, 0.025),
      ),
      ...Array.from({ length: 6 }, (_, i) =>
        puck(0.006, 0.014, 0.002, 16)
          .rotateX(Math.PI / 2)
          .translate(-0.024 + i * 0.003, 0.85 + i * 0.024, 0.02),
      ),
    ]),
    steel(),
  );
}

export const ELECTRIC_GUITAR_PROP: Prop = {
  noun: 'electric guitar',
  words: ['bass guitar'],
  size: [0.316, 1, 0.162],
  stands: STANDS,
  paints: ['body'],
  build: made(electricGuitar),
};
