import { block, drum, egg } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { even, knots } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { bead, brick, hoop } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

function trimmings(kit: Maker): void {
  const rivets = [-1, 1].map((side) =>
    bead(0.017, 0.017, 0.01, { at: [side * 0.11, 0.17, 0.03], turn: [0, side * 1.4, 0] }),
  );
  kit.add(
    'brass',
    joined([...rivets, placed(hoop(0.126, 0.0055, 56), { at: [0, 0.034, -0.008], turn: [1.571, 0, 0] })]),
    matter('gold', '#d2a043'),
  );
  const plume = even(4).map((t) => {
    const side = (t - 0.5) * 0.05;
    return swept(
      knots('0 0.325 -0.01 0, 0 0.4 -0.05 0, 0 0.42 -0.13 0, 0 0.36 -0.2 0, 0 0.26 -0.235 0').map(
        ([, y, z]) => [side * (1 - z * 4), y - Math.abs(side) * 0.5, z] as const,
      ),
      (k) => 0.014 + 0.016 * Math.sin(k * 3),
      { sides: 12, steps: 26 },
    );
  });
  kit.add('plume', joined(plume), matter('plush', '#c22a24'));
}

function knightHelmet(kit: Maker): void {
  const steel = kit.main('metal', '#b4bac0', { roughness: 0.24 });
  const slit = block([0, 0.185, 0.13], [0.1, 0.009, 0.08], 0.006);
  const dome = egg([0, 0.19, -0.01], [0.112, 0.14, 0.135]);
  const helm = sculpted({
    lumps: [
      {
        is: (x, y, z) =>
          Math.max(
            Math.min(dome(x, y, z), drum([0, 0.1, -0.008], 0.11, 0.09, 'y', 0.02)(x, y, z * 0.86)),
            -slit(x, y, z),
          ),
      },
      {
        is: (x, y, z) => Math.max(egg([0, 0.135, 0.05], [0.088, 0.09, 0.115])(x, y, z), y - 0.176, 0.05 - y),
        seam: 0.012,
      },
      { is: egg([0, 0.2, -0.01], [0.008, 0.148, 0.146]), seam: 0.012 },
      { is: drum([0, 0.018, -0.008], 0.128, 0.014, 'y', 0.01), seam: 0.02 },
    ],
    low: [-0.14, 0, -0.17],
    high: [0.14, 0.36, 0.19],
    cell: 0.0068,
    seam: 0.02,
  });
  kit.add('helm', helm, steel);
  kit.add('dark', joined([brick([0.17, 0.02, 0.05], [0, 0.185, 0.065], 0.004)]), matter('rubber', '#0c0d0f'));
  const holes = [-1, 1].flatMap((side) =>
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((i) => {
        const x = side * (0.026 + i * 0.016);
        return bead(0.0042, 0.0042, 0.006, {
          at: [
            x,
            0.145 - row * 0.02,
            0.05 + 0.113 * Math.sqrt(Math.max(0, 1 - (x / 0.088) ** 2 - ((0.01 - row * 0.02) / 0.09) ** 2)),
          ],
        });
      }),
    ),
  );
  kit.add('holes', joined(holes), matter('rubber', '#101113'));
  trimmings(kit);
}

export const KNIGHT_HELMET_PROP: Prop = {
  noun: 'knight helmet',
  words: [
    "knight's helmet",
    'medieval helmet',
    'armor helmet',
    'armour helmet',
    'steel helmet',
    'great helm',
    'suit of armor helmet',
  ],
  size: [0.263, 0.451, 0.413],
  stands: ['table', 'podium', 'hand', 'floor'],
  paints: ['helm'],
  build: made(knightHelmet),
};
