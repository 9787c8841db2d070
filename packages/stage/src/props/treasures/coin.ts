import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { brick, outline, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { STANDS } from './shapes.js';

function coin(kit: Maker): void {
  const gold = kit.main('gold', '#e2b54e');
  const reeds = Array.from({ length: 90 }, (_, i) =>
    brick([0.0006, 0.0026, 0.0006], [0, 0.0016, 0.0152], 0.0002).rotateY((i / 90) * 2 * Math.PI),
  );
  const star = outline(
    Array.from(
      { length: 10 },
      (_, i) =>
        [
          Math.sin((i / 10) * 2 * Math.PI) * (i % 2 ? 0.0042 : 0.0095),
          Math.cos((i / 10) * 2 * Math.PI) * (i % 2 ? 0.0042 : 0.0095),
          0.0006,
        ] as const,
    ),
  );
  const piece = merged(
    [
      turned(
        corners(
          '0 0.0003, 0.0128 0.0003, 0.0134 0 0.0002, 0.015 0 0.0004, 0.015 0.0032 0.0004, 0.0134 0.0032 0.0002, 0.0128 0.0028, 0 0.0028',
        ),
        72,
      ),
      ...reeds,
      slab(star, 0.0012, 0.0004)
        .rotateX(-Math.PI / 2)
        .translate(0, 0.0031, 0),
    ].map((part) => part.deleteAttribute('uv')),
  );
  kit.add('coin', placed(piece, { at: [0, 0.0155, 0], turn: [Math.PI / 2 - 0.12, 0, 0] }), gold);
}

export const COIN_PROP: Prop = {
  noun: 'coin',
  words: ['gold coin', 'bitcoin'],
  size: [0.031, 0.031, 0.00667],
  stands: STANDS,
  paints: ['coin'],
  build: made(coin),
};
