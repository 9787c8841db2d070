import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { outline, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { bar, HELD } from '../halls/shapes.js';

/** A bow that stands on its lower end with an arrow on its drawn string. */
function bow(kit: Maker): void {
  const limb = swept(
    triples(
      '-0.02 0.02 0, -0.045 0.05 0, 0.02 0.22 0, 0.13 0.5 0, 0.145 0.72 0, 0.13 0.94 0, 0.02 1.22 0, -0.045 1.39 0, -0.02 1.42 0',
    ),
    (t) => 0.0085 + 0.0085 * Math.sin(t * Math.PI) ** 1.4,
    { sides: 16, steps: 90, flat: 1.4 },
  );
  kit.add('limbs', limb, kit.main('wood', '#7d4a26', { clearcoat: 0.5 }));
  const grip = swept(triples('0.138 0.62 0, 0.146 0.72 0, 0.138 0.82 0'), 0.0215, {
    sides: 16,
    steps: 20,
    flat: 1.3,
  });
  kit.add('grip', grip, matter('leather', '#3d2416'));
  kit.add(
    'string',
    merged([
      bar([-0.033, 0.045, 0], [-0.24, 0.735, 0], 0.0026, 8),
      bar([-0.24, 0.735, 0], [-0.033, 1.395, 0], 0.0026, 8),
    ]),
    matter('fabric', '#efe6d0'),
  );
  kit.add('shaft', bar([-0.25, 0.735, 0], [0.42, 0.76, 0], 0.0052, 10), matter('wood', '#d8ac6a'));
  kit.add(
    'head',
    placed(turned(corners('0 0, 0.007 0 0.001, 0.019 0.012 0.002, 0.004 0.058 0.002, 0 0.062'), 4), {
      at: [0.415, 0.76, 0],
      turn: [0, 0, -1.534],
    }),
    matter('metal', '#aab0b6'),
  );
  const vane = slab(outline(corners('0 0, 0.1 0, 0.082 0.026 0.01, 0.004 0.026 0.01')), 0.002, 0.0004);
  kit.add(
    'vanes',
    merged(
      [0, 2.094, 4.189].map((turn) =>
        placed(placed(vane, { at: [0, 0.004, 0], turn: [0, 0, 0] }), {
          at: [-0.23, 0.736, 0],
          turn: [turn, 0, 0.037],
        }),
      ),
    ),
    matter('fabric', '#c4302b'),
  );
}

export const BOW_PROP: Prop = {
  noun: 'bow and arrow',
  words: ['longbow', 'archery bow', 'wooden bow', 'recurve bow', 'crossbow', 'archer bow'],
  size: [0.73, 1.43, 0.06],
  stands: HELD,
  paints: ['limbs'],
  build: made(bow),
};
