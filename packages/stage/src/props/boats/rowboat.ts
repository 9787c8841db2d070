import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, outline, plate } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { hull, WATER } from './shapes.js';

function rowboat(kit: Maker): void {
  const { shell, deck } = hull({ length: 3.6, width: 1.3, depth: 0.52, sheer: 0.45, stern: 0.72 }, 0.36);
  kit.add('hull', shell, kit.main('wood', '#a8622f', { side: 2 }));
  kit.add(
    'planks',
    merged([
      deck.deleteAttribute('uv'),
      ...[-0.9, 0.05, 0.95].map((z) =>
        boxAt([1.18 - Math.abs(z) * 0.28, 0.045, 0.24], [0, 0.4, z], 0.015).deleteAttribute('uv'),
      ),
    ]),
    matter('wood', '#d2a063', { side: 2 }),
  );
  const oar = (side: number) =>
    merged(
      [
        swept(
          [
            [side * 0.25, 0.66, -0.1],
            [side * 1.75, 0.16, 0.1],
          ],
          0.024,
          { sides: 10, steps: 3 },
        ),
        placed(
          plate(
            outline(corners('-0.24 -0.07 0.04, 0.24 -0.09 0.05, 0.24 0.09 0.05, -0.24 0.07 0.04')),
            0.025,
            0.008,
          ),
          { at: [side * 1.9, 0.1, 0.12], turn: [0.6, side > 0 ? 0 : Math.PI, -0.32] },
        ),
      ].map((part) => part.deleteAttribute('uv')),
    );
  kit.add('oar.l', oar(1), matter('wood', '#d2a063'));
  kit.add('oar.r', oar(-1), matter('wood', '#d2a063'));
}

export const ROWBOAT_PROP: Prop = {
  noun: 'rowboat',
  words: ['rowing boat', 'canoe', 'dinghy', 'wooden boat'],
  size: [4.27, 0.711, 3.72],
  stands: WATER,
  paints: ['hull'],
  moves: [
    { part: 'oar.l', does: 'swing', axis: 'y' },
    { part: 'oar.r', does: 'swing', axis: 'y' },
  ],
  build: made(rowboat),
};
