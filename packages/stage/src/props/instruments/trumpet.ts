import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { boxAt, hoop, puck, rod, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { STANDS } from './shapes.js';

function trumpet(kit: Maker): void {
  const brass = kit.main('gold', '#dba94a');
  const bell = turned(
    Array.from({ length: 28 }, (_, i) => {
      const t = i / 27;
      return [0.0062 + 0.056 * t ** 5, t * 0.2] as const;
    }),
    56,
  )
    .rotateX(Math.PI / 2)
    .translate(0, 0.1, 0.05);
  const loop = swept(
    triples(
      '0 0.1 0.06, 0 0.1 -0.13, 0 0.085 -0.165, 0 0.062 -0.175, 0 0.04 -0.165, 0 0.028 -0.13, 0 0.028 0.1, 0 0.04 0.132, 0 0.064 0.142, 0 0.088 0.132, 0 0.1 0.1',
    ),
    0.0062,
    { sides: 16, steps: 130, tension: 0.3 },
  );
  const lead = swept(triples('0.016 0.1 0.12, 0.016 0.1 -0.26'), 0.0052, { sides: 14, steps: 3 });
  const pistons = [-0.03, 0, 0.03].flatMap((z) => [
    puck(0.0105, 0.095, 0.002, 28).translate(0, 0.018, z),
    rod(0.0035, 0.03, 12).translate(0, 0.125, z),
    puck(0.0085, 0.005, 0.0015, 24).translate(0, 0.138, z),
  ]);
  kit.add(
    'brass',
    merged([
      bell,
      loop,
      lead,
      ...pistons,
      hoop(0.0622, 0.0014, 56).translate(0, 0.1, 0.25),
      turned(pairs('0.0052 0, 0.006 0.02, 0.0125 0.026, 0.0135 0.03, 0.004 0.028'), 28)
        .rotateX(-Math.PI / 2)
        .translate(0.016, 0.1, -0.26),
    ]),
    brass,
  );
  kit.add(
    'inside',
    turned(
      Array.from(
        { length: 16 },
        (_, i) => [0.06 - 0.056 * (1 - (1 - i / 15) ** 2.2), 0.199 - i * 0.006] as const,
      ),
      56,
    )
      .rotateX(Math.PI / 2)
      .translate(0, 0.1, 0.05),
    matter('gold', '#b98a38'),
  );
  kit.add(
    'foot',
    merged([boxAt([0.09, 0.012, 0.16], [0, 0.006, 0], 0.004), rod(0.004, 0.03, 12).translate(0, 0.02, 0)]),
    matter('rubber', '#1d1d20'),
  );
}

export const TRUMPET_PROP: Prop = {
  noun: 'trumpet',
  words: ['french horn', 'cornet'],
  size: [0.127, 0.164, 0.541],
  stands: STANDS,
  paints: ['brass'],
  build: made(trumpet),
};
