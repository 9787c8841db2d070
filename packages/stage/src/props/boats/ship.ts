import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, brick, flowing } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { hull, WATER } from './shapes.js';

function ship(kit: Maker): void {
  const { shell, deck } = hull({ length: 120, width: 18, depth: 12, sheer: 8, stern: 0.85 }, 0.5);
  kit.add('hull', shell, kit.main('gloss', '#f4f6f8', { side: 2 }));
  const storeys = [
    [13.6, 15.6, 84, -6],
    [16.6, 14.6, 74, -7],
    [19.6, 13.6, 62, -8],
    [22.4, 12, 44, -6],
  ] as const;
  kit.add(
    'decks',
    merged([
      deck.deleteAttribute('uv'),
      ...storeys.map(([y, wide, long, z]) => boxAt([wide, 2.9, long], [0, y, z], 0.5).deleteAttribute('uv')),
      boxAt([15.5, 2.2, 4], [0, 25, 14], 0.5).deleteAttribute('uv'),
    ]),
    matter('gloss', '#ffffff', { side: 2 }),
  );
  kit.add(
    'panes',
    merged([
      ...storeys.flatMap(([y, wide, long, z]) =>
        [-1, 1].map((side) => brick([0.2, 1.3, long - 3], [side * wide * 0.5, y + 0.1, z], 0.05)),
      ),
      ...Array.from({ length: 28 }, (_, i) =>
        [-1, 1].map((side) => brick([0.3, 0.9, 0.9], [side * 8.94, 9.4, -40 + i * 2.2], 0.3)),
      ).flat(),
      brick([15.2, 1, 0.2], [0, 25.2, 16], 0.05),
    ]),
    matter('darkGlass', '#17293a'),
  );
  kit.add(
    'funnel',
    merged([
      bent(boxAt([5, 9, 8], [0, 27.5, -20], 1.4), (at) => at.setZ(at.z - (at.y - 23) * 0.35)),
      bent(boxAt([4, 7, 6], [0, 26.5, -34], 1.2), (at) => at.setZ(at.z - (at.y - 23) * 0.35)),
    ]),
    matter('gloss', '#d8342c'),
  );
  kit.add(
    'boats',
    merged(
      Array.from({ length: 9 }, (_, i) =>
        [-1, 1].map((side) =>
          placed(
            flowing(corners('0.001 -2.4, 0.8 -1.7, 1 0, 0.8 1.7, 0.001 2.4'), 16, 14).rotateX(Math.PI / 2),
            { at: [side * 8.4, 15.6, -40 + i * 7] },
          ),
        ),
      ).flat(),
    ),
    matter('gloss', '#f08a2a'),
  );
}

export const SHIP_PROP: Prop = {
  noun: 'ship',
  words: ['cruise ship', 'ferry', 'liner', 'ocean liner'],
  size: [18.8, 32, 124],
  stands: WATER,
  paints: ['hull'],
  build: made(ship),
};
