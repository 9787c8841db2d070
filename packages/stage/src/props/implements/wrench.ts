import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Place, Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { boxAt, flowing, outline, puck, rod, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const TOOL: readonly Place[] = ['table', 'podium', 'hand'];

/** Open above, a ring below; it stands on its ring, as tools are shown. */
function wrench(kit: Maker): void {
  const jaw = slab(
    outline(
      corners(
        '-0.0075 -0.03 0.004, 0.0075 -0.03 0.004, 0.012 -0.012 0.01, 0.024 0.002 0.012, 0.023 0.026 0.006, 0.014 0.032 0.002, 0.0105 0.008 0.001, 0 0.003 0.004, -0.0105 0.008 0.001, -0.014 0.032 0.002, -0.023 0.026 0.006, -0.024 0.002 0.012, -0.012 -0.012 0.01',
      ),
    ),
    0.0085,
    0.0018,
  );
  const shaft = slab(
    outline(corners('-0.0068 0.035 0.004, 0.0068 0.035 0.004, 0.0072 0.19 0.004, -0.0072 0.19 0.004')),
    0.0066,
    0.0018,
  );
  const ring = placed(
    turned(
      corners(
        '0.0108 -0.0045, 0.0195 -0.0045 0.002, 0.0205 0 0.002, 0.0195 0.0045 0.002, 0.0108 0.0045, 0.0098 0 0.001, 0.0108 -0.0045',
      ),
      12,
    ).rotateX(1.571),
    { at: [0, 0.0205, 0] },
  );
  kit.add(
    'steel',
    merged([placed(jaw, { at: [0, 0.205, 0], turn: [0, 0, -0.26] }), shaft, ring]),
    kit.main('chrome', '#c3c9cf', { roughness: 0.18, side: 2 }),
  );
  kit.add(
    'stamp',
    merged([
      boxAt([0.006, 0.09, 0.0012], [0, 0.112, 0.0033], 0.0006),
      boxAt([0.006, 0.09, 0.0012], [0, 0.112, -0.0033], 0.0006),
    ]),
    matter('metal', '#6f777f'),
  );
}

function screwdriver(kit: Maker): void {
  const grip = flowing(
    pairs(
      '0.0005 0, 0.011 0.001, 0.0155 0.01, 0.0165 0.04, 0.0155 0.075, 0.011 0.092, 0.0115 0.1, 0.012 0.106, 0.0005 0.108',
    ),
    48,
    50,
  );
  kit.add('grip', grip, kit.main('gloss', '#e0352b'));
  kit.add(
    'ribs',
    merged(
      Array.from({ length: 8 }, (_, i) =>
        swept(
          [
            [Math.cos(i * 0.785) * 0.0152, 0.014, Math.sin(i * 0.785) * 0.0152],
            [Math.cos(i * 0.785) * 0.0163, 0.042, Math.sin(i * 0.785) * 0.0163],
            [Math.cos(i * 0.785) * 0.015, 0.074, Math.sin(i * 0.785) * 0.015],
          ],
          0.0019,
          { sides: 8, steps: 14 },
        ),
      ),
    ),
    matter('rubber', '#1f2023'),
  );
  kit.add(
    'shaft',
    merged([
      rod(0.0034, 0.11, 24).translate(0, 0.16, 0),
      turned(corners('0 0.103, 0.0068 0.104 0.001, 0.006 0.113 0.002, 0 0.114'), 28),
      placed(
        slab(
          outline(
            corners(
              '-0.0034 0, 0.0034 0, 0.0046 0.013 0.002, 0.0042 0.021 0.0006, -0.0042 0.021 0.0006, -0.0046 0.013 0.002',
            ),
          ),
          0.0016,
          0.0005,
        ),
        { at: [0, 0.21, 0] },
      ),
    ]),
    matter('chrome', '#c9ced4'),
  );
}

/** A blade with teeth and a handle of wood with its hole; it leans on its teeth. */
function handsaw(kit: Maker): void {
  const teeth = Array.from({ length: 46 }, (_, i) => [0.2 - i * 0.0094, i % 2 ? 0.0075 : 0] as const);
  const blade = slab(
    outline([
      ...teeth.map(([x, y]) => [x, y] as const),
      [-0.235, 0.03, 0.004],
      [-0.232, 0.055, 0.004],
      [0.2, 0.108, 0.004],
    ]),
    0.0018,
    0.0004,
  );
  kit.add('blade', blade, matter('chrome', '#ccd2d8', { roughness: 0.2 }));
  const grip = outline(
    corners(
      '0.165 0.006 0.012, 0.24 -0.002 0.02, 0.305 0.012 0.02, 0.318 0.034 0.014, 0.3 0.05 0.012, 0.31 0.09 0.02, 0.3 0.122 0.016, 0.27 0.13 0.014, 0.225 0.118 0.012, 0.17 0.116 0.012',
    ),
  );
  const hole = outline(
    corners(
      '0.222 0.03 0.012, 0.268 0.03 0.012, 0.276 0.06 0.014, 0.272 0.096 0.014, 0.226 0.092 0.014, 0.214 0.06 0.014',
    ),
  );
  grip.holes.push(hole);
  kit.add('handle', slab(grip, 0.024, 0.004), kit.main('wood', '#b9783c'));
  kit.add(
    'bolts',
    merged(
      [
        [0.188, 0.03],
        [0.19, 0.096],
        [0.2, 0.063],
      ].flatMap(([x = 0, y = 0]) =>
        [1, -1].map((s) =>
          puck(0.0055, 0.003, 0.001, 20)
            .rotateX(s * 1.571)
            .translate(x, y, s * 0.0115),
        ),
      ),
    ),
    matter('gold', '#d2a850'),
  );
}

export const WRENCH_PROP: Prop = {
  noun: 'wrench',
  words: ['spanner', 'combination wrench', 'steel wrench'],
  size: [0.052, 0.24, 0.009],
  stands: TOOL,
  paints: ['steel'],
  build: made(wrench),
};

export const SCREWDRIVER_PROP: Prop = {
  noun: 'screwdriver',
  words: ['screw driver', 'flathead screwdriver'],
  size: [0.034, 0.231, 0.034],
  stands: TOOL,
  paints: ['grip'],
  build: made(screwdriver),
};

export const HANDSAW_PROP: Prop = {
  noun: 'handsaw',
  words: ['hand saw', 'wood saw', 'carpenter saw', 'saw blade'],
  size: [0.55, 0.13, 0.028],
  stands: TOOL,
  paints: ['handle'],
  build: made(handsaw),
};
