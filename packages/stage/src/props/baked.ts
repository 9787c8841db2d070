import { type BufferGeometry, SphereGeometry, TorusGeometry } from 'three';
import { whipped } from './cups.js';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { noise, rough, step } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs } from './kit/rows.js';
import { ball, bead, box, ellipsoid, flowing, rod, turned } from './kit/solids.js';
import { bent, between, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';

const TABLE: readonly Place[] = ['table', 'podium', 'hand'];
const CRUST = ['#f0c27a', '#d68f3f', '#a85f22', '#7a3d14'];

/** Sweets strewn over a surface that `place` gives for two numbers in 0..1. */
function sprinkles(
  kit: Maker,
  count: number,
  place: (a: number, b: number) => readonly [number, number, number],
): BufferGeometry {
  const tones = ['#ff5a7a', '#ffd23c', '#4ac4f0', '#7ad65a', '#ffffff', '#b06af0'] as const;
  return merged(
    Array.from({ length: count }, () => {
      const one = tinted(
        swept(
          [
            [-0.0022, 0, 0],
            [0.0022, 0, 0],
          ],
          0.00085,
          { sides: 6, steps: 1 },
        ),
        kit.pick(tones),
      );
      return placed(one, {
        at: place(kit.random(), kit.random()),
        turn: [kit.between(-0.4, 0.4), kit.between(0, 6), kit.between(-0.3, 0.3)],
      });
    }),
  );
}

function donut(kit: Maker): void {
  const ring = (angle: number, tube: number, swell: number) => {
    const wide = 0.029 + (0.0165 + swell) * Math.cos(tube);
    return [
      Math.cos(angle) * wide,
      0.0175 + (0.0155 + swell) * Math.sin(tube),
      Math.sin(angle) * wide,
    ] as const;
  };
  const dough = bent(new TorusGeometry(0.029, 0.017, 18, 60).rotateX(Math.PI / 2), (at) =>
    at
      .set(at.x, at.y * 0.95 + 0.0165, at.z)
      .multiplyScalar(1 + 0.012 * rough(at.x * 60, at.y * 60, at.z * 60)),
  );
  kit.add(
    'dough',
    tinted(dough, (_x, y) => between(['#b06a28', '#d89a50', '#f2d29a', '#d89a50', '#c07a34'], y / 0.033)),
    matter('food', '#ffffff'),
  );
  const icing = bent(new TorusGeometry(0.029, 0.0178, 22, 80).rotateX(Math.PI / 2), (at) => {
    const angle = Math.atan2(at.z, at.x);
    const wide = Math.hypot(at.x, at.z);
    const drip = 0.0035 * noise(Math.cos(angle) * 3.2, Math.sin(angle) * 3.2, wide > 0.029 ? 4 : 9) - 0.001;
    const low = step(0.0005, -0.0025, at.y - drip);
    at.set(at.x, at.y * 0.95 + 0.0168, at.z);
    const shrink = 1 - 0.12 * low;
    const centre = 0.029 / Math.max(wide, 1e-6);
    at.set(
      at.x * (centre + (1 - centre) * shrink),
      0.0168 + (at.y - 0.0168) * shrink,
      at.z * (centre + (1 - centre) * shrink),
    );
  });
  kit.add('icing', icing, kit.main('glaze', '#f07aa8'));
  kit.add(
    'sprinkles',
    sprinkles(kit, 80, (a, b) => ring(a * 6.283, 0.45 + b * 2.2, 0.0018)),
    matter('plastic', '#ffffff'),
  );
}

function cupcake(kit: Maker): void {
  const paper = bent(
    flowing(
      pairs('0.0005 0.001, 0.022 0, 0.0235 0.003, 0.028 0.02, 0.0315 0.036, 0.029 0.037, 0.0005 0.037'),
      144,
      30,
    ),
    (at) => {
      const pleat =
        1 +
        0.028 *
          Math.sin(Math.atan2(at.z, at.x) * 26) *
          step(0.015, 0.022, Math.hypot(at.x, at.z)) *
          step(0.038, 0.03, at.y);
      at.set(at.x * pleat, at.y, at.z * pleat);
    },
  );
  kit.add('case', paper, matter('paper', '#7b4a2c'));
  kit.add(
    'cake',
    flowing(pairs('0.029 0.034, 0.0325 0.04, 0.028 0.046, 0.0005 0.048'), 48, 20),
    matter('food', '#d9a25c'),
  );
  kit.add(
    'cream',
    whipped(0.032, 0.04).translate(0, 0.042, 0),
    kit.main('glaze', '#ffd3dc', { roughness: 0.5, clearcoat: 0.2 }),
  );
  kit.add(
    'sprinkles',
    sprinkles(kit, 46, (a, b) => [
      Math.cos(a * 6.283) * 0.029 * (1 - b * 0.75),
      0.0515 + 0.031 * b,
      Math.sin(a * 6.283) * 0.029 * (1 - b * 0.75),
    ]),
    matter('plastic', '#ffffff'),
  );
  kit.add('cherry', ball(0.0085, 24).translate(0, 0.087, 0), matter('glaze', '#c3122b'));
}

/** Icing that has run over an edge: drops of different lengths along the rim. */
function dripping(radius: number, top: number, depth: number): BufferGeometry {
  const coat = flowing(
    [
      [radius + 0.0005, top - depth],
      [radius + 0.0025, top - depth * 0.5],
      [radius + 0.0015, top - 0.003],
      [radius - 0.006, top + 0.0025],
      [radius * 0.5, top + 0.003],
      [0.0005, top + 0.003],
    ],
    112,
    26,
  );
  return bent(coat, (at) => {
    const angle = Math.atan2(at.z, at.x);
    const length =
      0.42 +
      0.58 *
        (0.5 + 0.5 * Math.sin(angle * 13 + 2 * noise(Math.cos(angle) * 2, Math.sin(angle) * 2, 3))) *
        (0.6 + 0.4 * noise(Math.cos(angle) * 5, Math.sin(angle) * 5, 7));
    at.setY(at.y < top ? top - (top - at.y) * length : at.y);
  });
}

function cake(kit: Maker): void {
  const tier = (radius: number, low: number, high: number) =>
    turned(
      [
        [0, low],
        [radius, low, 0.004],
        [radius, high, 0.007],
        [0, high],
      ],
      96,
    );
  kit.add(
    'plate',
    turned(
      corners('0 0.002, 0.1 0 0.003, 0.14 0.008 0.003, 0.139 0.012 0.002, 0.1 0.006 0.003, 0 0.006'),
      72,
    ),
    matter('glaze', '#f7f4ef'),
  );
  kit.add(
    'cake',
    merged([tier(0.11, 0.006, 0.09), tier(0.073, 0.088, 0.15)]),
    kit.main('glaze', '#fbe3d6', { roughness: 0.55, clearcoat: 0.15 }),
  );
  kit.add(
    'icing',
    merged([dripping(0.11, 0.09, 0.045), dripping(0.073, 0.15, 0.036)]),
    matter('glaze', '#5c2a16'),
  );
  const dots = Array.from({ length: 44 }, (_, i) =>
    bead(0.0075, 0.006, 0.0075, { at: [Math.cos(i * 0.1428) * 0.112, 0.0105, Math.sin(i * 0.1428) * 0.112] }),
  );
  kit.add('pearls', merged(dots), matter('glaze', '#fff6ee'));
  const berries = Array.from({ length: 7 }, (_, i) =>
    placed(flowing(pairs('0.0003 0, 0.0095 0.004, 0.0105 0.01, 0.005 0.02, 0.0003 0.023'), 14, 10), {
      at: [Math.cos(i * 0.897) * 0.052, 0.1525, Math.sin(i * 0.897) * 0.052],
    }),
  );
  kit.add('berries', merged(berries), matter('glaze', '#cf1626'));
  const candles = [-0.022, 0, 0.022].map((x, i) =>
    placed(rod(0.003, 0.05, 12), { at: [x, 0.175, i === 1 ? -0.012 : 0.008] }),
  );
  kit.add('candles', merged(candles), matter('plastic', '#7fc4e8'));
  const flames = [-0.022, 0, 0.022].map((x, i) =>
    ellipsoid(0.0035, 0.0085, 0.0035, { at: [x, 0.21, i === 1 ? -0.012 : 0.008] }),
  );
  kit.add('flames', merged(flames), matter('light', '#ffb347'));
}

function bread(kit: Maker): void {
  const loaf = bent(new SphereGeometry(1, 96, 64), (at) => {
    const cuts =
      [-0.5, -0.17, 0.17, 0.5].reduce(
        (sum, from) => sum + Math.exp(-(((at.x - from - at.z * 0.28) / 0.045) ** 2)),
        0,
      ) * step(0.1, 0.6, at.y);
    const swell = 1 + 0.03 * rough(at.x * 4, at.y * 4, at.z * 4);
    at.set(
      at.x * 0.15 * swell,
      (Math.max(at.y, -0.62) * 0.062 - cuts * 0.007) * swell + 0.0385,
      at.z * 0.064 * swell,
    );
  });
  kit.add(
    'crust',
    tinted(loaf, (x, y, z) => {
      const open =
        [-0.5, -0.17, 0.17, 0.5].reduce(
          (sum, from) => sum + Math.exp(-(((x / 0.15 - from - (z / 0.064) * 0.28) / 0.07) ** 2)),
          0,
        ) * step(0.04, 0.07, y);
      return between(
        CRUST,
        0.75 - open * 0.75 + 0.2 * rough(x * 30, y * 30, z * 30) - 0.25 * step(0.03, 0, y),
      );
    }),
    matter('food', '#ffffff'),
  );
}

function croissant(kit: Maker): void {
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = -1.9 + (i / 8) * 3.8;
    return [Math.sin(angle) * 0.055, 0.022, -Math.cos(angle) * 0.05 + 0.02] as const;
  });
  const rolls = swept(
    points,
    (t) => {
      const across = Math.abs(t - 0.5) * 2;
      const ridge = 1 - 0.16 * Math.abs(((t * 9) % 1) - 0.35) * 2;
      return (0.007 + 0.019 * (1 - across ** 1.5)) * ridge;
    },
    { steps: 130, sides: 24, flat: 0.85 },
  );
  const lifted = bent(rolls, (at) => at.setY(Math.max(at.y, 0.0015)));
  kit.add(
    'crust',
    tinted(lifted, (x, y, z) =>
      between(CRUST, 0.4 + 0.5 * rough(x * 45, y * 90, z * 45) + 0.2 * step(0.02, 0.045, y)),
    ),
    matter('food', '#ffffff'),
  );
}

function pizza(kit: Maker): void {
  const base = bent(
    flowing(
      pairs(
        '0.0005 0, 0.14 0, 0.157 0.006, 0.161 0.014, 0.153 0.023, 0.142 0.017, 0.136 0.0125, 0.0005 0.0125',
      ),
      88,
      40,
    ),
    (at) => {
      const puff = 1 + 0.018 * rough(at.x * 22, at.y * 10, at.z * 22);
      at.set(
        at.x * puff,
        at.y * (1 + 0.25 * rough(at.x * 25, 2, at.z * 25) * step(0.12, 0.15, Math.hypot(at.x, at.z))),
        at.z * puff,
      );
    },
  );
  kit.add(
    'crust',
    tinted(base, (x, y, z) => {
      const far = Math.hypot(x, z);
      const char = rough(x * 45, y * 30, z * 45);
      return far < 0.138 && y > 0.008
        ? far > 0.128
          ? '#b8321a'
          : '#d85a24'
        : between(CRUST, 0.3 + 0.55 * char + 0.2 * step(0.01, 0.022, y));
    }),
    matter('food', '#ffffff'),
  );
  const cheese = bent(
    flowing(pairs('0.128 0.0115, 0.131 0.014, 0.12 0.0165, 0.0005 0.0165'), 80, 44),
    (at) => {
      const edge =
        1 + 0.06 * noise(Math.atan2(at.z, at.x) * 3.5, 1, 4) * step(0.06, 0.13, Math.hypot(at.x, at.z));
      at.set(at.x * edge, at.y + 0.0022 * rough(at.x * 40, 3, at.z * 40), at.z * edge);
    },
  );
  kit.add(
    'cheese',
    tinted(cheese, (x, _y, z) =>
      between(['#d8782c', '#f5bd4e', '#fbdc88', '#fff0bc'], 0.55 + 0.6 * rough(x * 38, 5, z * 38)),
    ),
    matter('glaze', '#ffffff', { roughness: 0.38, clearcoat: 0.35 }),
  );
  const spots = [
    [0, 0],
    ...Array.from({ length: 6 }, (_, i) => [i * 1.047 + 0.3, 0.062]),
    ...Array.from({ length: 10 }, (_, i) => [i * 0.628, 0.106]),
  ] as [number, number][];
  const slices = spots.map(([angle, far]) =>
    placed(turned(corners('0 0, 0.0175 0 0.001, 0.0185 0.0045 0.001, 0.015 0.0038 0.002, 0 0.003'), 16), {
      at: [
        Math.cos(angle) * far + kit.between(-0.004, 0.004),
        0.0165,
        Math.sin(angle) * far + kit.between(-0.004, 0.004),
      ],
      turn: [kit.between(-0.1, 0.1), 0, kit.between(-0.1, 0.1)],
    }),
  );
  kit.add(
    'salami',
    merged(
      slices.map((slice) =>
        tinted(slice, (x, y, z) =>
          between(['#a31f16', '#c9382a', '#8a1710'], 0.5 + 0.5 * rough(x * 160, y * 60, z * 160)),
        ),
      ),
    ),
    matter('glaze', '#ffffff', { roughness: 0.38, clearcoat: 0.35 }),
  );
  const leaves = Array.from({ length: 9 }, () => {
    const [angle, far] = [kit.between(0, 6.28), kit.between(0.02, 0.115)];
    return placed(
      bent(new SphereGeometry(1, 12, 8), (at) =>
        at.set(at.x * 0.015, at.y * 0.001 + 0.006 * at.x * at.x, at.z * 0.0085),
      ),
      { at: [Math.cos(angle) * far, 0.0205, Math.sin(angle) * far], turn: [0, kit.between(0, 6), 0] },
    );
  });
  kit.add('basil', merged(leaves), matter('glaze', '#2f7a2a', { roughness: 0.5, clearcoat: 0.1 }));
}

function cookie(kit: Maker): void {
  const disc = bent(
    flowing(pairs('0.0005 0, 0.034 0.0005, 0.038 0.005, 0.034 0.0095, 0.02 0.0125, 0.0005 0.013'), 64, 40),
    (at) => at.multiplyScalar(1 + 0.035 * rough(at.x * 55, at.y * 40, at.z * 55)),
  );
  kit.add(
    'biscuit',
    tinted(disc, (x, y, z) =>
      between(CRUST, 0.3 + 0.3 * rough(x * 80, y * 80, z * 80) + 0.4 * step(0.028, 0.038, Math.hypot(x, z))),
    ),
    matter('food', '#ffffff'),
  );
  const chips = Array.from({ length: 15 }, (_, i) => {
    const [angle, far] = [i * 2.4, 0.031 * Math.sqrt((i + 0.5) / 15)];
    return placed(box(0.007, 0.006, 0.0065, 0.002), {
      at: [Math.cos(angle) * far, 0.0125 - far * far * 3.2, Math.sin(angle) * far],
      turn: [kit.between(0, 2), kit.between(0, 2), kit.between(0, 2)],
    });
  });
  kit.add('chips', merged(chips), matter('glaze', '#3b1c0e'));
}

/** What comes out of an oven. */
export const BAKED: readonly Prop[] = [
  {
    noun: 'donut',
    words: ['doughnut', 'glazed donut'],
    size: [0.0931, 0.0357, 0.094],
    stands: TABLE,
    paints: ['icing'],
    build: made(donut),
  },
  {
    noun: 'cupcake',
    words: ['muffin'],
    size: [0.0687, 0.0956, 0.0687],
    stands: TABLE,
    paints: ['cream'],
    build: made(cupcake),
  },
  {
    noun: 'cake',
    words: ['birthday cake', 'wedding cake', 'chocolate cake', 'layer cake'],
    size: [0.279, 0.218, 0.279],
    stands: TABLE,
    paints: ['cake'],
    moves: [{ part: 'flames', does: 'glow' }],
    build: made(cake),
  },
  {
    noun: 'bread',
    words: ['loaf', 'loaf of bread', 'sourdough'],
    size: [0.299, 0.101, 0.129],
    stands: TABLE,
    paints: [],
    build: made(bread),
  },
  {
    noun: 'croissant',
    words: ['pastry'],
    size: [0.13, 0.0462, 0.0879],
    stands: TABLE,
    paints: [],
    build: made(croissant),
  },
  {
    noun: 'pizza',
    words: ['margherita', 'pepperoni pizza'],
    size: [0.318, 0.0272, 0.32],
    stands: TABLE,
    paints: [],
    build: made(pizza),
  },
  {
    noun: 'cookie',
    words: ['biscuit', 'chocolate chip cookie'],
    size: [0.0755, 0.0158, 0.0764],
    stands: TABLE,
    paints: [],
    build: made(cookie),
  },
];
