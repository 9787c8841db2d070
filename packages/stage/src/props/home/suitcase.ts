import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt, hoop } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function suitcase(kit: Maker): void {
  kit.add(
    'shell',
    boxAt([0.4, 0.56, 0.23], [0, 0.335, 0], 0.045),
    kit.main('gloss', '#e0a526', { roughness: 0.4, clearcoat: 0.4 }),
  );
  const ribs = Array.from({ length: 7 }, (_, i) => -0.132 + i * 0.044).flatMap((x) =>
    [0.113, -0.113].map((z) => boxAt([0.02, 0.5, 0.012], [x, 0.335, z], 0.005)),
  );
  kit.add('ribs', merged(ribs), kit.main('gloss', '#e0a526', { roughness: 0.4, clearcoat: 0.4 }));
  const dark = matter('rubber', '#25272b');
  kit.add('zip', boxAt([0.404, 0.564, 0.008], [0, 0.335, 0.01], 0.003), dark);
  kit.add(
    'wheels',
    merged(
      [-1, 1].flatMap((side) =>
        [-1, 1].flatMap((end) => [
          placed(hoop(0.017, 0.009, 28), { at: [side * 0.15, 0.026, end * 0.08], turn: [0, Math.PI / 2, 0] }),
          boxAt([0.03, 0.03, 0.04], [side * 0.15, 0.052, end * 0.08], 0.008),
        ]),
      ),
    ),
    dark,
  );
  kit.add(
    'handle',
    swept(
      triples(
        '-0.075 0.6 -0.08, -0.075 0.86 -0.08, -0.06 0.88 -0.08, 0.06 0.88 -0.08, 0.075 0.86 -0.08, 0.075 0.6 -0.08',
      ),
      0.008,
      { sides: 12, steps: 70, tension: 0.1 },
    ),
    matter('metal', '#b9bcc0'),
  );
  kit.add(
    'grip',
    swept(triples('-0.06 0.612 0.03, -0.05 0.635 0.03, 0.05 0.635 0.03, 0.06 0.612 0.03'), 0.008, {
      sides: 12,
      tension: 0.2,
    }),
    dark,
  );
}

export const SUITCASE_PROP: Prop = {
  noun: 'suitcase',
  words: ['luggage', 'trolley case'],
  size: [0.404, 0.888, 0.238],
  stands: ['floor', 'ground', 'podium'],
  paints: ['shell', 'ribs'],
  build: made(suitcase),
};
