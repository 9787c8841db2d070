import type { BufferGeometry } from 'three';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { rough, step } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs, triples } from './kit/rows.js';
import { type Corner, ball, ellipsoid, flowing, puck, turned } from './kit/solids.js';
import { bent, between, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';

const TABLE: readonly Place[] = ['table', 'podium', 'hand'];

/** A round surface of a drink at a height, coloured by where one looks: the distance from its middle 0..1, and angle. */
export function surface(
  radius: number,
  height: number,
  toneAt: (far: number, angle: number) => ReturnType<typeof between>,
): BufferGeometry {
  const rings = turned(
    Array.from({ length: 18 }, (_, i) => [radius * (1 - i / 17), 0] as const),
    72,
  );
  return tinted(rings, (x, _y, z) => toneAt(Math.hypot(x, z) / radius, Math.atan2(z, x))).translate(
    0,
    height,
    0,
  );
}

/** A heart or leaf of milk in brown foam. */
function latte(far: number, angle: number) {
  const [x, y] = [far * Math.cos(angle), -far * Math.sin(angle) * 1.05 + 0.12];
  const heart = (x * x + y * y - 0.2) ** 3 - 1.3 * x * x * y * y * y * 1.6;
  const inner = step(0.004, -0.002, heart);
  const edge = step(0.75, 1, far);
  return between(['#a9683a', '#7d4420'], edge).lerp(between(['#f6e7cd', '#efdcc0'], far), inner * 0.95);
}

const crema = (far: number, angle: number) =>
  between(
    ['#b9783e', '#9a5a28', '#5a2f12'],
    step(0.3, 1.02, far + 0.18 * rough(far * 5 * Math.cos(angle), far * 5 * Math.sin(angle), 2)),
  );

function handle(
  kit: Maker,
  points: readonly (readonly [number, number, number])[],
  thick: number,
  matterOf: ReturnType<typeof matter>,
): void {
  kit.add('handle', swept(points, thick, { flat: 1.35, sides: 18, steps: 36 }), matterOf);
}

function saucer(kit: Maker, radius: number, white: ReturnType<typeof matter>): void {
  kit.add(
    'saucer',
    turned([
      [0, 0.002],
      [radius * 0.45, 0, 0.002],
      [radius * 0.52, 0.004, 0.004],
      [radius * 0.8, 0.009, 0.01],
      [radius, 0.0165, 0.0015],
      [radius * 0.995, 0.0185, 0.0015],
      [radius * 0.78, 0.0125, 0.01],
      [radius * 0.45, 0.0062, 0.006],
      [0, 0.006],
    ]),
    white,
  );
}

function coffee(kit: Maker): void {
  const white = kit.main('ceramic', '#f5f1ea');
  saucer(kit, 0.078, white);
  const cup: Corner[] = corners(
    '0 0.0065, 0.022 0.0065 0.002, 0.025 0.009 0.003, 0.0395 0.03 0.02, 0.0445 0.066 0.0012, 0.0425 0.0672 0.0012, 0.037 0.032 0.018, 0.02 0.0125 0.006, 0 0.0125',
  );
  kit.add('cup', turned(cup), white);
  handle(
    kit,
    triples('0.041 0.055 0, 0.056 0.058 0, 0.063 0.046 0, 0.055 0.032 0, 0.0375 0.027 0'),
    0.0036,
    white,
  );
  kit.add(
    'coffee',
    surface(0.0418, 0.0615, kit.options.seed % 2 ? latte : crema),
    matter('liquid', '#ffffff', { roughness: 0.35, clearcoat: 0.2 }),
  );
  const spoon = bent(ellipsoid(0.011, 0.0022, 0.017), (at) =>
    at.setY(at.y - 0.004 * (1 - (at.x / 0.012) ** 2)),
  );
  kit.add(
    'spoon',
    merged(
      [
        placed(spoon, { at: [-0.052, 0.0195, 0.028] }),
        placed(
          swept(
            triples('-0.052 0.0195 0.014, -0.052 0.0225 -0.01, -0.052 0.0205 -0.06'),
            (t) => 0.0016 + 0.0014 * t,
            { flat: 0.5 },
          ),
          {},
        ),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    matter('chrome', '#e6e6e6'),
  );
  kit.joint('steam', [0, 0.075, 0]);
}

function mug(kit: Maker): void {
  const glaze = kit.main('ceramic', '#d8573f');
  kit.add(
    'body',
    turned(
      corners(
        '0 0.002, 0.033 0 0.003, 0.04 0.003 0.006, 0.041 0.092 0.0015, 0.0375 0.0935 0.0015, 0.0365 0.01 0.006, 0 0.008',
      ),
    ),
    glaze,
  );
  handle(
    kit,
    triples('0.038 0.076 0, 0.058 0.08 0, 0.07 0.06 0, 0.066 0.034 0, 0.05 0.018 0, 0.037 0.02 0'),
    0.0052,
    glaze,
  );
  kit.add('drink', surface(0.037, 0.082, crema), matter('liquid', '#ffffff', { roughness: 0.2 }));
  kit.joint('steam', [0, 0.1, 0]);
}

function teapot(kit: Maker): void {
  const glaze = kit.main('ceramic', '#4f7f8c');
  kit.add(
    'body',
    flowing(pairs('0 0.004, 0.04 0.003, 0.05 0.012, 0.082 0.05, 0.08 0.088, 0.052 0.118, 0.036 0.124')),
    glaze,
  );
  kit.add('foot', turned(corners('0.03 0.01, 0.044 0 0.003, 0.048 0.002 0.003, 0.05 0.014')), glaze);
  kit.add(
    'lid',
    turned(
      corners(
        '0.041 0.121 0.001, 0.041 0.124 0.002, 0.03 0.136 0.015, 0.008 0.142 0.004, 0.006 0.148 0.003, 0.0115 0.154 0.005, 0.0085 0.163 0.005, 0 0.1645',
      ),
    ),
    glaze,
  );
  kit.add(
    'spout',
    swept(triples('0.06 0.045 0, 0.095 0.062 0, 0.108 0.092 0, 0.13 0.118 0'), (t) => 0.02 - 0.0125 * t, {
      sides: 24,
    }),
    glaze,
  );
  kit.add(
    'handle',
    swept(triples('-0.066 0.1 0, -0.1 0.112 0, -0.125 0.085 0, -0.112 0.05 0, -0.074 0.034 0'), 0.007, {
      sides: 20,
      flat: 1.3,
    }),
    glaze,
  );
  kit.joint('steam', [0.14, 0.12, 0]);
}

/** A stemmed glass: foot, stem and bowl in one shell. */
function stemmed(kit: Maker, bowl: readonly Corner[], foot: number): void {
  const stem: Corner[] = [
    [0, 0],
    [foot, 0, 0.0008],
    [foot, 0.002, 0.0008],
    [0.01, 0.006, 0.01],
    [0.0042, 0.02, 0.01],
  ];
  kit.add('glass', turned([...stem, ...bowl]), matter('glass', '#ffffff'));
}

function wineGlass(kit: Maker): void {
  stemmed(kit, triples('0.004 0.09 0.008, 0.03 0.105 0.02, 0.0435 0.14 0.03, 0.033 0.215 0.01'), 0.036);
  kit.add(
    'wine',
    turned(corners('0 0.0975, 0.02 0.1 0.01, 0.0405 0.132 0.016, 0.0418 0.147, 0 0.147')),
    kit.main('liquid', '#5e0a1a'),
  );
}

function martini(kit: Maker): void {
  stemmed(kit, corners('0.004 0.09 0.004, 0.01 0.098 0.004, 0.056 0.17'), 0.036);
  kit.add(
    'drink',
    turned(pairs('0 0.0965, 0.047 0.158, 0 0.158')),
    kit.main('liquid', '#f08a3c', { transparent: true, opacity: 0.88 }),
  );
  kit.add(
    'olive',
    merged([placed(ellipsoid(0.008, 0.01, 0.008), { at: [0.012, 0.155, 0.004], turn: [0, 0, 0.9] })]),
    matter('glaze', '#7f9a35'),
  );
  kit.add(
    'pick',
    swept(triples('-0.012 0.136 0.003, 0.05 0.186 0.006'), 0.0009),
    matter('chrome', '#dddddd'),
  );
}

function tumbler(kit: Maker): void {
  kit.add(
    'glass',
    turned(corners('0 0, 0.03 0 0.003, 0.036 0.11 0.001, 0.0345 0.1105 0.0005, 0.0295 0.009 0.003, 0 0.008')),
    matter('glass', '#ffffff'),
  );
  kit.add(
    'drink',
    turned(corners('0 0.0085, 0.029 0.0095 0.003, 0.0332 0.086, 0 0.086')),
    kit.main('liquid', '#f59a1b', { transparent: true, opacity: 0.93 }),
  );
  kit.add(
    'straw',
    swept(triples('-0.014 0.016 0.004, 0.018 0.12 -0.004, 0.024 0.14 -0.005, 0.046 0.152 -0.008'), 0.0027, {
      sides: 12,
      tension: 0.2,
    }),
    matter('plastic', '#e8484a'),
  );
  const slice = merged([placed(puck(0.022, 0.005, 0.0012), {})]);
  kit.add(
    'slice',
    placed(
      tinted(slice, (x, _y, z) =>
        Math.hypot(x, z) > 0.0185
          ? '#f08a12'
          : between(['#ffe3a0', '#ffb43c'], Math.abs(Math.sin(4 * Math.atan2(z, x)))),
      ),
      { turn: [Math.PI / 2, 0, 0.2], at: [-0.034, 0.108, 0.004] },
    ),
    matter('glaze', '#ffffff'),
  );
}

function milkshake(kit: Maker): void {
  kit.add(
    'glass',
    turned(
      corners(
        '0 0, 0.034 0 0.003, 0.03 0.012 0.008, 0.024 0.024 0.012, 0.042 0.15 0.001, 0.041 0.151, 0.0235 0.03 0.01, 0 0.022',
      ),
    ),
    matter('glass', '#ffffff'),
  );
  kit.add(
    'shake',
    turned(corners('0 0.024, 0.022 0.03 0.006, 0.0402 0.146 0.002, 0 0.15')),
    kit.main('glaze', '#f3a6b8'),
  );
  kit.add(
    'cream',
    whipped(0.04, 0.045).translate(0, 0.144, 0),
    matter('glaze', '#fff7ea', { roughness: 0.45 }),
  );
  kit.add('cherry', ball(0.0115).translate(0.002, 0.197, 0), matter('glaze', '#c3122b'));
  kit.add(
    'stalk',
    swept(triples('0.002 0.206 0, 0.006 0.22 0, 0.014 0.228 0.002'), 0.0009),
    matter('plant', '#5c7a2c'),
  );
  kit.add(
    'straw',
    swept(triples('-0.01 0.13 -0.012, -0.036 0.24 -0.02'), 0.0036, { sides: 12 }),
    matter('plastic', '#e84a5f'),
  );
}

/** Cream out of a star nozzle: a swirl that narrows to a tip. */
export function whipped(radius: number, height: number): BufferGeometry {
  const rings = flowing(
    [
      [radius * 0.6, 0],
      [radius, height * 0.14],
      [radius * 0.8, height * 0.36],
      [radius * 0.74, height * 0.5],
      [radius * 0.5, height * 0.7],
      [radius * 0.3, height * 0.86],
      [0, height * 1.06],
    ],
    96,
    40,
  );
  return bent(rings, (at) => {
    const angle = Math.atan2(at.z, at.x) + (at.y / height) * 3.2;
    const ridge = 1 + 0.13 * (Math.abs(Math.sin(angle * 4)) - 0.4) * step(1.05, 0.8, at.y / height);
    at.set(at.x * ridge, at.y, at.z * ridge);
  });
}

function paperCup(kit: Maker): void {
  const wall = turned(corners('0 0.004, 0.028 0.004, 0.0285 0 0.0006, 0.0297 0 0.0006, 0.041 0.12'));
  kit.add('cup', wall, kit.main('paper', '#f4efe6'));
  kit.add(
    'sleeve',
    turned(corners('0.0325 0.03, 0.0339 0.0302 0.0004, 0.0392 0.085 0.0004, 0.038 0.0855')),
    matter('paper', '#a87446'),
  );
  kit.add(
    'lid',
    turned(
      corners(
        '0.0415 0.116 0.001, 0.0435 0.117 0.001, 0.0435 0.122 0.001, 0.0405 0.123 0.001, 0.0385 0.133 0.002, 0.035 0.1335 0.001, 0.034 0.13 0.001, 0 0.13',
      ),
    ),
    matter('plastic', '#2b2725'),
  );
  const band = turned(
    Array.from({ length: 2 }, (_, i) => [0.0347 + i * 0.0038, 0.038 + i * 0.038] as const),
    96,
  );
  kit.label(frontOf(band), 2.1, '#3a2416', matter('paper', '#a87446'));
}

/** The front third of a turned wall, UVs across it. */
function frontOf(wall: BufferGeometry): BufferGeometry {
  const uvs = wall.getAttribute('uv');
  for (let i = 0; i < uvs.count; i += 1)
    uvs.setX(i, (uvs.getX(i) < 0.5 ? uvs.getX(i) : uvs.getX(i) - 1) * 3 + 0.5);
  return wall;
}

/** What one drinks from. */
export const CUPS: readonly Prop[] = [
  {
    noun: 'coffee',
    words: [
      'cup of coffee',
      'coffee cup',
      'cup',
      'espresso',
      'cappuccino',
      'latte',
      'teacup',
      'cup of tea',
      'tea',
      'hot chocolate',
    ],
    size: [0.156, 0.0667, 0.156],
    stands: TABLE,
    paints: ['cup', 'saucer', 'handle'],
    moves: [{ part: 'steam', does: 'steam' }],
    build: made(coffee),
  },
  {
    noun: 'mug',
    words: ['coffee mug', 'cocoa', 'mug of coffee'],
    size: [0.118, 0.0929, 0.082],
    stands: TABLE,
    paints: ['body', 'handle'],
    moves: [{ part: 'steam', does: 'steam' }],
    build: made(mug),
  },
  {
    noun: 'teapot',
    words: ['tea pot', 'kettle', 'pot of tea'],
    size: [0.266, 0.164, 0.17],
    stands: TABLE,
    paints: ['body', 'lid', 'spout', 'handle', 'foot'],
    moves: [{ part: 'steam', does: 'steam' }],
    build: made(teapot),
  },
  {
    noun: 'wine glass',
    words: ['glass of wine', 'goblet', 'glass of red wine'],
    size: [0.0836, 0.215, 0.0836],
    stands: TABLE,
    paints: ['wine'],
    build: made(wineGlass),
  },
  {
    noun: 'cocktail',
    words: ['martini', 'cocktail glass', 'margarita', 'drink'],
    size: [0.112, 0.186, 0.112],
    stands: TABLE,
    paints: ['drink'],
    build: made(martini),
  },
  {
    noun: 'glass',
    words: ['juice', 'orange juice', 'glass of juice', 'lemonade', 'iced tea', 'glass of water', 'tumbler'],
    size: [0.103, 0.153, 0.0719],
    stands: TABLE,
    paints: ['drink'],
    build: made(tumbler),
  },
  {
    noun: 'milkshake',
    words: ['shake', 'smoothie', 'frappe'],
    size: [0.0859, 0.24, 0.0859],
    stands: TABLE,
    paints: ['shake'],
    build: made(milkshake),
  },
  {
    noun: 'paper cup',
    words: ['takeaway coffee', 'to-go cup', 'coffee to go', 'disposable cup'],
    size: [0.087, 0.133, 0.087],
    stands: TABLE,
    paints: ['cup'],
    label: 'label',
    build: made(paperCup),
  },
];
