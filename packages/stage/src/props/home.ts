import { type BufferGeometry, SphereGeometry } from 'three';
import { round } from './devices.js';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { noise } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs, triples } from './kit/rows.js';
import { ball, boxAt, brick, flowing, hoop, outline, puck, rod, slab, turned } from './kit/solids.js';
import { bent, between, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';

const TABLE: readonly Place[] = ['table', 'podium', 'hand'];

function lamp(kit: Maker): void {
  const paint = kit.main('metal', '#d8502f', { metalness: 0.35, roughness: 0.35 });
  const brass = matter('gold', '#c9a35a');
  kit.add(
    'base',
    turned(corners('0 0, 0.085 0 0.004, 0.085 0.012 0.006, 0.02 0.02 0.012, 0.012 0.034 0.004, 0 0.034')),
    paint,
  );
  kit.add(
    'arms',
    merged([
      swept(
        [
          [0, 0.03, 0],
          [-0.09, 0.27, 0],
        ],
        0.0055,
        { sides: 14, steps: 4 },
      ),
      swept(
        [
          [-0.09, 0.27, 0],
          [0.13, 0.42, 0],
        ],
        0.0055,
        { sides: 14, steps: 4 },
      ),
    ]),
    brass,
  );
  kit.add(
    'knees',
    merged(
      pairs('0 0.034, -0.09 0.27, 0.13 0.42').map(([x = 0, y = 0]) =>
        puck(0.014, 0.024, 0.004, 28)
          .rotateX(Math.PI / 2)
          .translate(x, y, -0.012),
      ),
    ),
    paint,
  );
  const head = kit.joint('head', [0.13, 0.42, 0], [0, 0, 0.5]);
  head.add(
    'shade',
    turned(
      corners(
        '0.078 -0.1 0.001, 0.08 -0.1 0.001, 0.062 -0.055 0.03, 0.026 -0.02 0.012, 0.022 0.012 0.006, 0 0.014',
      ),
    ),
    paint,
  );
  head.add(
    'inside',
    turned(
      corners('0.022 -0.02, 0.061 -0.056 0.03, 0.0775 -0.099')
        .toReversed()
        .map(([x = 0, y = 0]) => [x, y] as const),
    ),
    matter('plastic', '#fff3d8', { side: 1, emissive: 0x8a6a30 }),
  );
  head.add('bulb', ball(0.026, 28).translate(0, -0.068, 0), matter('light', '#ffd48a'));
}

function floorLamp(kit: Maker): void {
  kit.add(
    'base',
    turned(corners('0 0, 0.15 0 0.004, 0.15 0.012 0.006, 0.018 0.022 0.006, 0.012 0.04')),
    matter('metal', '#2a2a2c'),
  );
  kit.add('pole', rod(0.011, 1.34, 20).translate(0, 0.69, 0), matter('metal', '#2a2a2c'));
  kit.add(
    'shade',
    turned(
      corners('0.215 1.24 0.002, 0.218 1.24 0.002, 0.165 1.54 0.002, 0.162 1.54 0.002, 0.212 1.245'),
      72,
    ),
    kit.main('fabric', '#f0dcb8', { side: 2, emissive: 0x9a7a48 }),
  );
  kit.add('bulb', ball(0.045, 24).translate(0, 1.38, 0), matter('light', '#ffd48a'));
}

function book(kit: Maker): void {
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
  const leaves = Array.from({ length: 15 }, (_, i) =>
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
  kit.label(title, 2, '#2a2218', matter('gold', '#e3c480', { metalness: 0.6, roughness: 0.4 }));
}

function books(kit: Maker): void {
  const tones = ['#c9503a', '#e0b04a', '#2f6d78', '#efe6d2', '#384a72'];
  let y = 0;
  for (let i = 0; i < 4; i += 1) {
    const [thick, wide, deep] = [kit.between(0.024, 0.042), kit.between(0.15, 0.19), kit.between(0.2, 0.25)];
    const one = kit.joint(
      `book.${i}`,
      [kit.between(-0.012, 0.012), y, kit.between(-0.012, 0.012)],
      [0, kit.between(-0.25, 0.25), 0],
    );
    one.add(
      'cover',
      merged([
        boxAt([wide, 0.003, deep], [0, 0.0015, 0], 0.001),
        boxAt([wide, 0.003, deep], [0, thick - 0.0015, 0], 0.001),
        boxAt([0.004, thick, deep], [-wide / 2, thick / 2, 0], 0.0015),
      ]),
      matter('plastic', tones[(i + kit.options.seed) % 5] ?? '#c9503a', { roughness: 0.6 }),
    );
    one.add(
      'pages',
      merged(
        Array.from({ length: 8 }, (_, k) =>
          brick(
            [wide - 0.008, (thick - 0.006) / 8.4, deep - 0.008],
            [0.0005 * Math.sin(k * 5), 0.003 + ((k + 0.5) * (thick - 0.006)) / 8, 0],
            0.0006,
          ),
        ),
      ),
      matter('paper', '#f3ead6'),
    );
    y += thick;
  }
}

function bulb(kit: Maker): void {
  const metal = matter('metal', '#c3c5c8');
  const thread = swept(
    Array.from(
      { length: 60 },
      (_, i) => [Math.cos(i * 0.5) * 0.0132, 0.006 + i * 0.00031, Math.sin(i * 0.5) * 0.0132] as const,
    ),
    0.0016,
    { steps: 160, sides: 8 },
  );
  kit.add(
    'base',
    merged([turned(corners('0 0, 0.005 0 0.001, 0.0125 0.006 0.002, 0.0128 0.026, 0 0.026'), 40), thread]),
    metal,
  );
  kit.add(
    'glass',
    flowing(
      pairs('0.0128 0.025, 0.0145 0.034, 0.024 0.058, 0.0305 0.08, 0.0265 0.1, 0.014 0.1105, 0.0004 0.113'),
      64,
      48,
    ),
    matter('glass', '#fff2d8'),
  );
  const coil = Array.from(
    { length: 41 },
    (_, i) =>
      [
        Math.cos((i / 40) * 6.28 * 2) * 0.0095,
        0.078 + 0.006 * Math.cos(i * 0.785),
        Math.sin((i / 40) * 6.28 * 2) * 0.0095,
      ] as const,
  );
  kit.add(
    'filament',
    swept(coil, 0.0009, { steps: 160, sides: 7 }),
    matter('light', kit.options.colour ?? '#ffb347', { emissiveIntensity: 4 }),
  );
  kit.add(
    'stem',
    merged([
      swept(
        [
          [0, 0.026, 0],
          [0, 0.062, 0],
        ],
        0.0035,
        { sides: 14 },
      ),
      swept(
        [
          [0, 0.06, 0],
          [0.0095, 0.08, 0],
        ],
        0.0005,
        { sides: 6 },
      ),
      swept(
        [
          [0, 0.06, 0],
          [-0.0095, 0.08, 0],
        ],
        0.0005,
        { sides: 6 },
      ),
    ]),
    matter('metal', '#b9a98a'),
  );
}

function candle(kit: Maker): void {
  const wax = bent(
    flowing(
      pairs(
        '0.0005 0.004, 0.034 0.003, 0.0355 0.01, 0.0355 0.095, 0.033 0.1, 0.028 0.0985, 0.012 0.094, 0.0005 0.0935',
      ),
      72,
      60,
    ),
    (at) => at.setY(at.y + 0.003 * noise(at.x * 60, 1, at.z * 60) * Math.max(0, at.y - 0.09) * 100),
  );
  kit.add('wax', wax, kit.main('clay', '#f6ead2'));
  kit.add(
    'dish',
    turned(corners('0 0, 0.05 0 0.002, 0.062 0.011 0.002, 0.06 0.013 0.002, 0.048 0.004 0.002, 0 0.004')),
    matter('gold', '#b98d4a'),
  );
  kit.add(
    'wick',
    swept(triples('0 0.092 0, 0.0008 0.102 0, 0.003 0.108 0'), 0.0011, { sides: 8 }),
    matter('rubber', '#2a221c'),
  );
  const flame = flowing(
    pairs('0.0002 0, 0.0042 0.004, 0.0062 0.0115, 0.0042 0.023, 0.0014 0.034, 0.0002 0.038'),
    32,
    30,
  );
  kit.add(
    'flame',
    tinted(flame, (_x, y) => between(['#7aa0ff', '#ffe9a8', '#ffc65a', '#ff8a2a'], y / 0.038)).translate(
      0.001,
      0.101,
      0,
    ),
    matter('light', '#ffc870', { emissiveIntensity: 1.6 }),
  );
}

function clock(kit: Maker): void {
  const rim = kit.main('gloss', '#c33a34');
  const face = (made: BufferGeometry) => made.rotateX(Math.PI / 2).translate(0, 0.075, 0);
  kit.add(
    'rim',
    face(
      turned(
        corners(
          '0 -0.026, 0.05 -0.026 0.012, 0.062 -0.008 0.01, 0.062 0.018 0.004, 0.055 0.021 0.002, 0.054 0.012, 0 0.012',
        ),
        72,
      ),
    ),
    rim,
  );
  kit.add('dial', face(puck(0.0542, 0.0008, 0.0002, 64)).translate(0, 0, 0.0118), matter('paper', '#fbf7ec'));
  const ticks = Array.from({ length: 60 }, (_, i) =>
    brick(
      [i % 5 ? 0.0007 : 0.002, i % 5 ? 0.003 : 0.0075, 0.0005],
      [0, i % 5 ? 0.0505 : 0.0482, 0.0129],
      0.0002,
    )
      .rotateZ(i * 0.10472)
      .translate(0, 0.075, 0),
  );
  const ink = matter('rubber', '#1d1f24');
  kit.add('ticks', merged(ticks), ink);
  const hand = (name: string, length: number, turn: number) =>
    kit.joint(name, [0, 0.075, 0.0138], [0, 0, turn]).add(
      'needle',
      slab(
        outline([
          [-0.0018, -0.008, 0.0005],
          [0.0018, -0.008, 0.0005],
          [0.0011, length, 0.0005],
          [-0.0011, length, 0.0005],
        ]),
        0.0008,
        0.0002,
      ),
      ink,
    );
  hand('hand.hour', 0.028, 1.05);
  hand('hand.minute', 0.042, -1.05);
  kit
    .joint('hand.second', [0, 0.075, 0.015])
    .add('needle', brick([0.0008, 0.058, 0.0005], [0, 0.016, 0], 0.0002), matter('rubber', '#d8402f'));
  kit.add(
    'hub',
    puck(0.003, 0.003, 0.0008, 20)
      .rotateX(Math.PI / 2)
      .translate(0, 0.075, 0.0138),
    ink,
  );
  const brass = matter('gold', '#cfa758');
  const bell = (side: number) =>
    placed(new SphereGeometry(0.026, 32, 16, 0, 6.2832, 0, 1.65).scale(1, 0.8, 1), {
      at: [side * 0.034, 0.134, 0],
      turn: [0, 0, side * -0.55],
    });
  kit.add(
    'bells',
    merged([
      bell(-1),
      bell(1),
      ...[-1, 1].map((side) => placed(ball(0.004, 14), { at: [side * 0.0455, 0.1545, 0] })),
    ]),
    brass,
  );
  kit.add(
    'feet',
    merged([
      ...[-1, 1].map((side) =>
        swept(
          [
            [side * 0.036, 0.03, 0],
            [side * 0.05, 0.005, 0],
          ],
          0.0045,
          { sides: 14 },
        ),
      ),
      swept(triples('-0.02 0.15 0, 0 0.172 0, 0.02 0.15 0'), 0.0024, { sides: 10 }),
      ...[-1, 1].map((side) =>
        swept(
          [
            [side * 0.031, 0.12, 0],
            [side * 0.036, 0.14, 0],
          ],
          0.004,
          { sides: 10 },
        ),
      ),
    ]),
    brass,
  );
}

function gift(kit: Maker): void {
  kit.add(
    'box',
    boxAt([0.2, 0.15, 0.2], [0, 0.075, 0], 0.004),
    kit.main('paper', '#d63a4a', { roughness: 0.5 }),
  );
  kit.add(
    'lid',
    boxAt([0.212, 0.044, 0.212], [0, 0.148, 0], 0.005),
    kit.main('paper', '#d63a4a', { roughness: 0.5 }),
  );
  const silk = matter('plastic', '#f4d38a', { roughness: 0.28 });
  kit.add(
    'ribbon',
    merged([
      boxAt([0.034, 0.151, 0.2025], [0, 0.0755, 0], 0.001),
      boxAt([0.2025, 0.151, 0.034], [0, 0.0755, 0], 0.001),
      boxAt([0.034, 0.0455, 0.2145], [0, 0.1485, 0], 0.001),
      boxAt([0.2145, 0.0455, 0.034], [0, 0.1485, 0], 0.001),
    ]),
    silk,
  );
  const loop = (turn: number, wide: number) =>
    placed(
      swept(
        [
          [0.004, 0.172, 0],
          [0.045, 0.205, 0],
          [wide, 0.222, 0],
          [wide + 0.008, 0.196, 0],
          [0.05, 0.178, 0],
          [0.004, 0.173, 0],
        ],
        0.017,
        { sides: 16, steps: 60, flat: 0.09 },
      ),
      { turn: [0, turn, 0] },
    );
  const tail = (turn: number) =>
    placed(
      swept(triples('0.004 0.174 0, 0.045 0.176 0, 0.085 0.174 0.01'), 0.014, {
        sides: 12,
        steps: 24,
        flat: 0.09,
      }),
      { turn: [0, turn, 0] },
    );
  kit.add(
    'bow',
    merged([
      loop(0.75, 0.078),
      loop(0.75 + Math.PI, 0.078),
      loop(2.35, 0.07),
      loop(2.35 + Math.PI, 0.07),
      tail(0),
      tail(1.6),
      placed(ball(0.013, 24), { at: [0, 0.182, 0], scale: [1, 0.8, 1] }),
    ]),
    silk,
  );
}

function carton(kit: Maker): void {
  const card = kit.main('paper', '#b98a58');
  kit.add('box', boxAt([0.34, 0.25, 0.26], [0, 0.125, 0], 0.004), card);
  const flap = (
    at: readonly [number, number, number],
    size: readonly [number, number, number],
    turn: readonly [number, number, number],
  ) => placed(boxAt(size, [0, 0, 0], 0.0014), { at, turn });
  kit.add(
    'flaps',
    merged([
      flap([0, 0.2515, 0.0655], [0.338, 0.0035, 0.128], [-0.02, 0, 0]),
      flap([0, 0.2515, -0.0655], [0.338, 0.0035, 0.128], [0.02, 0, 0]),
    ]),
    card,
  );
  kit.add(
    'tape',
    merged([
      boxAt([0.342, 0.0012, 0.05], [0, 0.2545, 0], 0.0005),
      boxAt([0.0012, 0.06, 0.05], [0.1706, 0.2245, 0], 0.0005),
      boxAt([0.0012, 0.06, 0.05], [-0.1706, 0.2245, 0], 0.0005),
    ]),
    matter('plastic', '#d9b98a', { roughness: 0.25 }),
  );
  kit.label(
    slab(round(0.16, 0.08, 0.004), 0.0008, 0.0002).translate(-0.03, 0.13, 0.1308),
    2,
    '#24211c',
    matter('paper', '#f6f2ea'),
  );
}

function suitcase(kit: Maker): void {
  kit.add(
    'shell',
    boxAt([0.4, 0.56, 0.23], [0, 0.335, 0], 0.045),
    kit.main('gloss', '#e0a526', { roughness: 0.4, clearcoat: 0.4 }),
  );
  const ribs = Array.from({ length: 7 }, (_, i) => -0.132 + i * 0.044).flatMap((x) =>
    [0.113, -0.113].map((z) => boxAt([0.02, 0.5, 0.012], [x, 0.335, z], 0.005)),
  );
  kit.add('ribs', merged(ribs), kit.main('gloss', '#e0a526', { roughness: 0.4, clearcoat: 0.4 }));
  const dark = matter('rubber', '#25272b');
  kit.add('zip', boxAt([0.404, 0.564, 0.008], [0, 0.335, 0.01], 0.003), dark);
  kit.add(
    'wheels',
    merged(
      [-1, 1].flatMap((side) =>
        [-1, 1].flatMap((end) => [
          placed(hoop(0.017, 0.009, 28), { at: [side * 0.15, 0.026, end * 0.08], turn: [0, Math.PI / 2, 0] }),
          boxAt([0.03, 0.03, 0.04], [side * 0.15, 0.052, end * 0.08], 0.008),
        ]),
      ),
    ),
    dark,
  );
  kit.add(
    'handle',
    swept(
      triples(
        '-0.075 0.6 -0.08, -0.075 0.86 -0.08, -0.06 0.88 -0.08, 0.06 0.88 -0.08, 0.075 0.86 -0.08, 0.075 0.6 -0.08',
      ),
      0.008,
      { sides: 12, steps: 70, tension: 0.1 },
    ),
    matter('metal', '#b9bcc0'),
  );
  kit.add(
    'grip',
    swept(triples('-0.06 0.612 0.03, -0.05 0.635 0.03, 0.05 0.635 0.03, 0.06 0.612 0.03'), 0.008, {
      sides: 12,
      tension: 0.2,
    }),
    dark,
  );
}

/** What lies about a home. */
export const HOME: readonly Prop[] = [
  {
    noun: 'lamp',
    words: ['desk lamp', 'table lamp'],
    size: [0.352, 0.439, 0.17],
    stands: TABLE,
    paints: ['base', 'knees', 'shade'],
    moves: [{ part: 'bulb', does: 'glow' }],
    build: made(lamp),
  },
  {
    noun: 'floor lamp',
    words: ['standing lamp'],
    size: [0.436, 1.54, 0.436],
    stands: ['floor'],
    paints: ['shade'],
    moves: [{ part: 'bulb', does: 'glow' }],
    build: made(floorLamp),
  },
  {
    noun: 'book',
    words: ['novel', 'notebook', 'diary'],
    size: [0.162, 0.0375, 0.228],
    stands: TABLE,
    paints: ['cover'],
    label: 'label',
    build: made(book),
  },
  {
    noun: 'stack of books',
    words: ['pile of books', 'books'],
    size: [0.236, 0.133, 0.275],
    stands: TABLE,
    paints: [],
    build: made(books),
  },
  {
    noun: 'light bulb',
    words: ['lightbulb', 'bulb'],
    size: [0.0611, 0.113, 0.0611],
    stands: TABLE,
    paints: ['filament'],
    moves: [{ part: 'filament', does: 'glow' }],
    build: made(bulb),
  },
  {
    noun: 'candle',
    words: ['scented candle'],
    size: [0.123, 0.139, 0.123],
    stands: TABLE,
    paints: ['wax'],
    moves: [{ part: 'flame', does: 'glow' }],
    build: made(candle),
  },
  {
    noun: 'clock',
    words: ['alarm clock'],
    size: [0.124, 0.17, 0.052],
    stands: TABLE,
    paints: ['rim'],
    moves: [
      { part: 'hand.second', does: 'spin', axis: 'z' },
      { part: 'hand.minute', does: 'spin', axis: 'z' },
    ],
    build: made(clock),
  },
  {
    noun: 'gift box',
    words: ['gift', 'present', 'birthday present', 'christmas present'],
    size: [0.214, 0.224, 0.214],
    stands: TABLE,
    paints: ['box', 'lid'],
    build: made(gift),
  },
  {
    noun: 'cardboard box',
    words: ['box', 'package', 'parcel', 'carton'],
    size: [0.342, 0.255, 0.261],
    stands: ['floor', 'table', 'ground', 'hand'],
    paints: ['box', 'flaps'],
    label: 'label',
    build: made(carton),
  },
  {
    noun: 'suitcase',
    words: ['luggage', 'trolley case'],
    size: [0.404, 0.888, 0.238],
    stands: ['floor', 'ground', 'podium'],
    paints: ['shell', 'ribs'],
    build: made(suitcase),
  },
];
