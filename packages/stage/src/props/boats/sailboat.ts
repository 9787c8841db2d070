import { Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { skin, swept } from '../kit/swept.js';
import { hull, WATER } from './shapes.js';

function sailboat(kit: Maker): void {
  const { shell, deck } = hull({ length: 8, width: 2.5, depth: 1.1, sheer: 1.1, stern: 0.7 }, 0.08);
  kit.add('hull', shell, kit.main('gloss', '#f6f6f4', { side: 2 }));
  kit.add('deck', deck, matter('wood', '#c89a64', { side: 2 }));
  kit.add(
    'cabin',
    merged([boxAt([1.25, 0.5, 2.2], [0, 1.3, 0.2], 0.16), boxAt([1.5, 0.12, 1.4], [0, 1.12, -2.2], 0.05)]),
    matter('gloss', '#fdfdfb', { side: 2 }),
  );
  kit.add(
    'wood',
    merged([
      swept(
        [
          [0, 1.1, 0.5],
          [0, 11.2, 0.4],
        ],
        (t) => 0.075 - 0.03 * t,
        { sides: 12, steps: 4 },
      ),
      swept(triples('0 2.0 0.42, 0 1.95 -3.5'), 0.055, { sides: 10, steps: 3 }),
    ]),
    matter('wood', '#a8743e', { side: 2 }),
  );
  const cloth = (
    foot: readonly [number, number],
    head: readonly [number, number],
    reach: number,
    bulge: number,
  ) =>
    skin(
      Array.from({ length: 15 }, (_, i) =>
        Array.from({ length: 11 }, (__, k) => {
          const [v, u] = [i / 14, k / 10];
          const wide = reach * (1 - v) ** 0.9;
          return new Vector3(
            bulge * Math.sin(Math.PI * u ** 0.8) * Math.sin(Math.PI * (0.12 + 0.8 * v)),
            head[1] * v + foot[1] * (1 - v),
            head[0] * v + foot[0] * (1 - v) + wide * u,
          );
        }),
      ),
    );
  kit.add(
    'sails',
    merged([cloth([0.36, 2.12], [0.32, 10.9], -3.75, 0.5), cloth([0.62, 1.95], [0.5, 10.3], 3.3, 0.45)]),
    matter('plastic', '#fdfaf2', { roughness: 0.75, side: 2 }),
  );
  kit.add(
    'lines',
    merged([
      swept(triples('0 11.1 0.4, 0 1.7 4.2'), 0.014, { sides: 5, steps: 1 }),
      swept(triples('0 11.1 0.4, 0 1.2 -3.9'), 0.014, { sides: 5, steps: 1 }),
    ]),
    matter('plastic', '#8a8f96', { side: 2 }),
  );
}

export const SAILBOAT_PROP: Prop = {
  noun: 'sailboat',
  words: ['sailing boat', 'yacht', 'sail boat'],
  size: [2.5, 11.2, 8.26],
  stands: WATER,
  paints: ['hull'],
  build: made(sailboat),
};
