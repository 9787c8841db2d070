import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { ball, puck, rod } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** Held by its grip, which is at its foot; the line goes from the tip forward and down to a float. */
function fishingRod(kit: Maker): void {
  const steel = matter('metal', '#8d949c', { roughness: 0.3 });
  kit.add('grip', rod(0.02, 0.36, 16).translate(0, 0.18, 0), matter('leather', '#6b4426'));
  kit.add(
    'rod',
    swept(triples('0 0.3 0, 0 1 0.01, 0 1.6 0.05, 0 2.05 0.16'), (t) => 0.013 - 0.009 * t, {
      sides: 8,
      steps: 16,
    }),
    kit.main('gloss', '#3b2a20'),
  );
  kit.add(
    'reel',
    merged([
      puck(0.05, 0.05, 0.012, 24)
        .rotateZ(Math.PI / 2)
        .translate(0, 0.4, 0.07),
      rod(0.008, 0.08, 8).translate(0, 0.36, 0.04),
      ball(0.018, 12).translate(0.06, 0.43, 0.07),
    ]),
    steel,
  );
  kit.add(
    'line',
    swept(triples('0 2.05 0.16, 0 1.7 0.6, 0 1.1 1, 0 0.34 1.24'), 0.003, { sides: 5, steps: 18 }),
    matter('plastic', '#e8eef2'),
  );
  kit.add('float', ball(0.035, 18).translate(0, 0.32, 1.25), matter('gloss', '#d8392b'));
}

export const FISHING_ROD_PROP: Prop = {
  noun: 'fishing rod',
  words: ['fishing pole', 'fishing line', 'angling rod'],
  size: [0.13, 2.05, 1.36],
  stands: ['hand', 'ground', 'floor'],
  paints: ['rod'],
  build: made(fishingRod),
};
