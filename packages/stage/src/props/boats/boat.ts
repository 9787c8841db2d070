import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt, hoop, outline, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { hull, WATER } from './shapes.js';

function speedboat(kit: Maker): void {
  const { shell, deck } = hull({ length: 6.2, width: 2.2, depth: 0.95, sheer: 0.9, stern: 0.92 }, 0.1);
  kit.add('hull', shell, kit.main('paint', '#c8242c', { side: 2 }));
  kit.add('deck', deck, matter('wood', '#b9773c', { side: 2 }));
  kit.add(
    'glass',
    placed(slab(outline(pairs('-0.85 0, 0.85 0, 0.62 0.5, -0.62 0.5')), 0.05, 0.01), {
      at: [0, 0.98, 0.55],
      turn: [-0.65, 0, 0],
    }),
    matter('darkGlass', '#1c2c38', { side: 2 }),
  );
  kit.add(
    'seats',
    merged(
      [-0.45, 0.45]
        .flatMap((x) => [
          boxAt([0.6, 0.2, 0.5], [x, 1.02, -0.4], 0.08),
          placed(boxAt([0.6, 0.5, 0.16], [0, 0, 0], 0.07), { at: [x, 1.26, -0.7], turn: [-0.15, 0, 0] }),
        ])
        .concat(boxAt([1.7, 0.3, 0.5], [0, 1.05, -1.9], 0.1)),
    ),
    matter('plastic', '#f4ead8', { side: 2 }),
  );
  kit.add(
    'motor',
    merged([
      boxAt([0.42, 0.62, 0.5], [0, 1.05, -3.2], 0.14),
      boxAt([0.14, 0.8, 0.22], [0, 0.5, -3.25], 0.05),
      hoop(0.17, 0.02, 24).translate(0.45, 1.2, 0.12),
    ]),
    matter('rubber', '#1f2226', { side: 2 }),
  );
}

export const BOAT_PROP: Prop = {
  noun: 'boat',
  words: ['speedboat', 'motorboat', 'speed boat'],
  size: [2.2, 1.51, 6.75],
  stands: WATER,
  paints: ['hull'],
  build: made(speedboat),
};
