import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, brick, outline, slab, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';

import { bar } from '../halls/shapes.js';

/** A tyre that stands on its tread, without a rim. */
function tire(kit: Maker): void {
  const lying = { at: [0, 0.33, 0], turn: [1.571, 0, 0] } as const;
  const skin = turned(
    corners(
      '0.19 -0.075, 0.2 -0.1 0.01, 0.27 -0.105 0.03, 0.315 -0.095 0.02, 0.322 0 0.1, 0.315 0.095 0.02, 0.27 0.105 0.03, 0.2 0.1 0.01, 0.19 0.075, 0.24 0.0 0.08, 0.19 -0.075',
    ),
    72,
  );
  kit.add('tyre', placed(skin, lying), kit.main('rubber', '#1b1c1e', { side: 2 }));
  const lugs = Array.from({ length: 40 }, (_, i) => {
    const turn = (i / 40) * 6.283;
    return [-1, 0, 1].map((row) =>
      placed(
        placed(brick([0.012, row ? 0.05 : 0.055, 0.032], [0, 0, 0], 0.003), { turn: [row * 0.5, 0, 0] }),
        {
          at: [
            Math.cos(turn + row * row * 0.078) * 0.321,
            row * 0.066,
            Math.sin(turn + row * row * 0.078) * 0.321,
          ],
          turn: [0, -turn - row * row * 0.078, 0],
        },
      ),
    );
  }).flat();
  kit.add('lugs', placed(merged(lugs), lying), matter('rubber', '#232427'));
  const letters = Array.from({ length: 20 }, (_, i) => i).filter((i) => i % 10 < 6);
  kit.add(
    'marks',
    placed(
      merged(
        letters.map((i) =>
          placed(boxAt([0.022, 0.004, 0.03], [0.268, 0.105, 0], 0.0015), { turn: [0, (i / 20) * 6.283, 0] }),
        ),
      ),
      lying,
    ),
    matter('rubber', '#d9d9d4'),
  );
}

/** A cell with a copper top, half of it lit. */
function battery(kit: Maker): void {
  kit.add(
    'cell',
    turned(corners('0 0, 0.0068 0 0.0006, 0.0072 0.0012 0.0004, 0.0072 0.033'), 48),
    matter('gloss', '#1d1f24'),
  );
  kit.add(
    'copper',
    turned(corners('0.0072 0.033, 0.0072 0.0475 0.0006, 0.0055 0.049 0.0005, 0 0.049'), 48),
    kit.main('gold', '#d1843c'),
  );
  kit.add(
    'tip',
    merged([
      turned(corners('0 0.0485, 0.0028 0.0485, 0.0027 0.0505 0.0004, 0 0.0507'), 28),
      turned(corners('0 -0.0004, 0.005 -0.0004, 0.005 0.0006, 0 0.0006'), 28),
    ]),
    matter('chrome', '#d7dbdf'),
  );
  const bolt = slab(
    outline(
      corners(
        '0.0012 0.0075, -0.0032 -0.0008, -0.0006 -0.0008, -0.0014 -0.0075, 0.0032 0.0012, 0.0006 0.0012',
      ),
    ),
    0.002,
    0.0003,
  );
  kit.add(
    'bolt',
    placed(bolt, { at: [0, 0.018, 0.0067] }),
    matter('light', '#ffd23c', { emissiveIntensity: 0.5 }),
  );
  kit.add(
    'ring',
    turned(corners('0 0.0326, 0.00735 0.0326 0.0002, 0.00735 0.0336 0.0002, 0 0.0336'), 48),
    matter('gold', '#f0d9a0'),
  );
  kit.add(
    'plus',
    merged([
      boxAt([0.004, 0.001, 0.001], [0, 0.041, 0.0071], 0.0003),
      boxAt([0.001, 0.004, 0.001], [0, 0.041, 0.0071], 0.0003),
    ]),
    matter('gloss', '#2a211a'),
  );
}

/** A panel of cells that leans to the sun on its posts. */
function solarPanel(kit: Maker): void {
  const lean = { at: [0, 0.86, 0], turn: [-0.95, 0, 0] } as const;
  const cells = Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [((i % 10) - 4.5) * 0.164, (Math.floor(i / 10) - 2.5) * 0.164];
    return tinted(brick([0.156, 0.156, 0.008], [x, y, 0.022], 0.003), (px, py) =>
      between(['#0d2354', '#1d4596', '#3a73c4'], 0.35 + 0.3 * Math.sin(px * 2.4 + py * 3)),
    );
  });
  kit.add('cells', placed(merged(cells), lean), matter('gloss', '#ffffff', { roughness: 0.12 }));
  const wires = Array.from({ length: 20 }, (_, i) =>
    brick(
      [0.003, 0.97, 0.002],
      [(Math.floor(i / 2) - 4.5 + (i % 2 ? 0.2 : -0.2)) * 0.164, 0, 0.0265],
      0.0005,
    ),
  );
  kit.add('wires', placed(merged(wires), lean), matter('metal', '#b9c4d2'));
  kit.add(
    'frame',
    placed(
      merged([
        boxAt([1.68, 1.02, 0.03], [0, 0, 0], 0.006),
        ...[-1, 1].flatMap((s) => [
          boxAt([1.7, 0.03, 0.05], [0, s * 0.515, 0.006], 0.008),
          boxAt([0.03, 1.05, 0.05], [s * 0.85, 0, 0.006], 0.008),
        ]),
      ]),
      lean,
    ),
    kit.main('metal', '#c9ced3', { roughness: 0.35 }),
  );
  const posts = [-0.6, 0.6].flatMap((x) => [
    bar([x, 0.02, 0.32], [x, 0.66, 0.28], 0.025),
    bar([x, 0.02, -0.36], [x, 1.1, -0.36], 0.025),
    bar([x, 0.03, 0.32], [x, 0.6, -0.36], 0.018),
  ]);
  kit.add(
    'posts',
    merged([...posts, ...[0.3, -0.36].map((z) => boxAt([1.5, 0.04, 0.14], [0, 0.02, z], 0.012))]),
    matter('metal', '#7f868d'),
  );
}

export const TIRE_PROP: Prop = {
  noun: 'tire',
  words: ['tyre', 'car tire', 'car tyre', 'rubber tire', 'truck tire'],
  size: [0.66, 0.66, 0.21],
  stands: ['floor', 'ground', 'podium'],
  paints: ['tyre'],
  build: made(tire),
};

export const BATTERY_PROP: Prop = {
  noun: 'battery',
  words: ['aa battery', 'battery cell', 'alkaline battery', 'lithium battery'],
  size: [0.0147, 0.051, 0.0147],
  stands: ['table', 'podium', 'hand'],
  paints: ['copper'],
  build: made(battery),
};

export const SOLAR_PANEL_PROP: Prop = {
  noun: 'solar panel',
  words: ['photovoltaic panel', 'solar array', 'solar module'],
  size: [1.73, 1.29, 0.95],
  stands: ['ground', 'podium', 'floor'],
  paints: ['frame'],
  build: made(solarPanel),
};
