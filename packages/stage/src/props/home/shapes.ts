import { type BufferGeometry, PlaneGeometry } from 'three';
import { round } from '../devices/shapes.js';
import { type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Place } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt, brick, outline, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';

export const TABLE: readonly Place[] = ['table', 'podium', 'hand'];

export function book(kit: Maker): void {
  const cover = kit.main('plastic', '#274c77', { roughness: 0.55 });
  const lying = (made: BufferGeometry) => made.rotateX(-Math.PI / 2);
  kit.add(
    'cover',
    merged([
      boxAt([0.158, 0.0032, 0.228], [0.004, 0.0016, 0], 0.001),
      boxAt([0.158, 0.0032, 0.228], [0.004, 0.0354, 0], 0.001),
      placed(
        slab(
          outline(
            triples(
              '-0.0185 0 0.001, 0.0185 0 0.001, 0.0185 0.004 0.002, 0 0.0075 0.01, -0.0185 0.004 0.002',
            ),
          ),
          0.228,
          0.001,
        ),
        { at: [-0.0725, 0.0185, 0], turn: [0, 0, Math.PI / 2] },
      ),
    ]),
    cover,
  );
  // The topmost first: what it hides is not drawn.
  const leaves = Array.from({ length: 15 }, (_, below) => 14 - below).map((i) =>
    brick([0.151, 0.0019, 0.221], [0.0035 + 0.0006 * Math.sin(i * 7), 0.0043 + i * 0.00204, 0], 0.0006),
  );
  kit.add('pages', merged(leaves), matter('paper', '#f3ead6'));
  const title = lying(slab(round(0.1, 0.05, 0.002), 0.0006, 0.0001)).translate(0.008, 0.0372, -0.04);
  kit.add(
    'frame',
    lying(
      merged([
        boxAt([0.13, 0.0018, 0.0006], [0, 0.098, 0], 0.0002),
        boxAt([0.13, 0.0018, 0.0006], [0, -0.098, 0], 0.0002),
        boxAt([0.0018, 0.196, 0.0006], [0.065, 0, 0], 0.0002),
        boxAt([0.0018, 0.196, 0.0006], [-0.065, 0, 0], 0.0002),
      ]),
    ).translate(0.006, 0.0371, 0),
    matter('gold', '#d9b366'),
  );
  const plate = matter('gold', '#e3c480', { metalness: 0.6, roughness: 0.4 });
  kit.add('plate', title, plate);
  kit.label(
    lying(new PlaneGeometry(0.096, 0.046)).translate(0.008, 0.0379, -0.04),
    0.096 / 0.046,
    '#2a2218',
    plate,
  );
}
