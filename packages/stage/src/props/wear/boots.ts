import { type BufferGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bead } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { above, beside, girdle, type Last, lastOf, panel, soleOf, spot } from './last.js';
import { STANDS } from './shapes.js';

/** Where the upper stands in its sole, a side from the toe to the heel. */
const EDGE =
  '0 0.038 0.158, 0.026 0.037 0.146, 0.043 0.035 0.106, 0.0455 0.034 0.05, 0.0365 0.036 -0.012, 0.0365 0.038 -0.07, 0.029 0.038 -0.118, 0 0.038 -0.136';

const UPPER = [
  EDGE,
  '0 0.058 0.158, 0.027 0.057 0.144, 0.0435 0.054 0.102, 0.047 0.054 0.046, 0.0395 0.06 -0.014, 0.0395 0.064 -0.072, 0.031 0.066 -0.121, 0 0.068 -0.141',
  '0 0.08 0.132, 0.02 0.08 0.119, 0.034 0.081 0.082, 0.0395 0.088 0.03, 0.0385 0.096 -0.022, 0.0385 0.102 -0.074, 0.029 0.104 -0.118, 0 0.106 -0.136',
  '0 0.104 0.084, 0.0145 0.106 0.074, 0.029 0.112 0.044, 0.0365 0.122 0.006, 0.0405 0.13 -0.034, 0.0405 0.134 -0.074, 0.03 0.138 -0.113, 0 0.14 -0.129',
  '0 0.14 0.041, 0.0135 0.141 0.037, 0.0275 0.146 0.019, 0.036 0.154 -0.01, 0.0405 0.16 -0.038, 0.0405 0.164 -0.072, 0.029 0.168 -0.106, 0 0.17 -0.121',
  '0 0.184 0.021, 0.0135 0.185 0.018, 0.0275 0.188 0.005, 0.037 0.195 -0.016, 0.0425 0.2 -0.041, 0.0425 0.203 -0.075, 0.0305 0.206 -0.107, 0 0.208 -0.122',
  '0 0.234 0.015, 0.0135 0.234 0.012, 0.028 0.236 0, 0.038 0.238 -0.019, 0.0435 0.24 -0.043, 0.044 0.24 -0.078, 0.032 0.242 -0.112, 0 0.244 -0.127',
];

/** From the opening down to where it gets dark. */
const INSIDE = [
  UPPER[6]!,
  '0 0.16 0.008, 0.011 0.16 0.006, 0.022 0.16 -0.003, 0.031 0.16 -0.02, 0.036 0.16 -0.042, 0.036 0.16 -0.074, 0.026 0.16 -0.1, 0 0.16 -0.113',
  '0 0.14 -0.03, 0 0.14 -0.035, 0 0.14 -0.04, 0 0.14 -0.045, 0 0.14 -0.05, 0 0.14 -0.055, 0 0.14 -0.06, 0 0.14 -0.065',
];

/** The block under the heel, from its tread up. */
const HEEL = [
  '0 0 -0.06, 0 0 -0.06, 0 0 -0.08, 0 0 -0.1, 0 0 -0.12',
  '0 0 -0.051, 0.034 0 -0.053, 0.0385 0 -0.075, 0.03 0 -0.12, 0 0 -0.139',
  '0 0.003 -0.05, 0.0355 0.003 -0.052, 0.04 0.003 -0.075, 0.031 0.003 -0.122, 0 0.003 -0.142',
  '0 0.021 -0.046, 0.036 0.021 -0.049, 0.0405 0.021 -0.075, 0.032 0.021 -0.122, 0 0.021 -0.142',
];

/** How high the eyelets are, from the instep up, and how far from the middle. */
const ROWS = [0.44, 0.525, 0.61, 0.69, 0.77, 0.85, 0.93];
const EYELET = 0.17;

const eyelet = (upper: Last, row: number, side: number): Vector3 =>
  above(upper, side * EYELET, ROWS[row] ?? 0, 0.0036);

/** A lace from one eyelet to another, before the tongue. */
function lace(from: Vector3, to: Vector3, rise: number): BufferGeometry {
  const way = [0, 0.2, 0.5, 0.8, 1].map((t) => {
    const out = rise * Math.sin(t * Math.PI);
    const at = from.clone().lerp(to, t);
    return [at.x, at.y + out * 0.6, at.z + out] as const;
  });
  return swept(way, 0.0029, { sides: 6, steps: 8, flat: 0.75, isOpen: true });
}

function laces(upper: Last): BufferGeometry {
  const last = ROWS.length - 1;
  const crossing = ROWS.slice(1).flatMap((_, row) =>
    [1, -1].map((side) =>
      lace(eyelet(upper, row, side), eyelet(upper, row + 1, -side), side > 0 ? 0.0045 : 0.0075),
    ),
  );
  const [left, right] = [eyelet(upper, last, 1), eyelet(upper, last, -1)];
  const knot = left
    .clone()
    .add(right)
    .multiplyScalar(0.5)
    .add(new Vector3(0, -0.001, 0.0085));
  const tied = [left, right].map((end) => lace(end, knot, 0.001));
  const bow = [1, -1].flatMap((side) => bowOf(knot, side));
  const middle = bead(0.0052, 0.0048, 0.0045, { at: spot(knot) });
  return merged([
    lace(eyelet(upper, 0, 1), eyelet(upper, 0, -1), 0.0045),
    ...crossing,
    ...tied,
    ...bow,
    middle,
  ]);
}

/** A loop that hangs and a loose end, on one side of the knot. */
function bowOf({ x, y, z }: Vector3, side: number): BufferGeometry[] {
  const loop = [
    [x, y, z],
    [x + side * 0.014, y + 0.004, z + 0.004],
    [x + side * 0.03, y - 0.012, z + 0.003],
    [x + side * 0.031, y - 0.03, z + 0.004],
    [x + side * 0.022, y - 0.026, z + 0.007],
    [x + side * 0.01, y - 0.006, z + 0.006],
    [x, y, z + 0.001],
  ] as const;
  const end = [
    [x, y, z],
    [x + side * 0.007, y - 0.012, z + 0.006],
    [x + side * 0.014, y - 0.034, z + 0.013],
    [x + side * 0.017, y - 0.052, z + 0.026],
  ] as const;
  return [loop, end].map((way) => swept(way, 0.0026, { sides: 6, steps: 18, flat: 0.75 }));
}

/** What is sewn on: round the toe and the heel, where the laces go, and a strip up the back. */
function pieces(upper: Last): BufferGeometry[] {
  const toe = panel(upper, {
    at: (along, across) => {
      const off = along * 2 - 1;
      return [off * 0.36, across * (0.3 - 0.2 * off * off)];
    },
    fine: [26, 6],
  });
  const heel = panel(upper, {
    at: (along, across) => {
      const off = along * 2 - 1;
      return [1 + off * 0.34, across * (0.44 - 0.3 * Math.abs(off) ** 1.6)];
    },
    fine: [22, 6],
  });
  const stays = [1, -1].map((side) =>
    panel(upper, {
      at: (along, across) => [
        side * 0.175 + (along - 0.5) * (0.13 - 0.05 * (1 - across) ** 3),
        0.37 + 0.6 * across,
      ],
      thick: 0.0022,
      fine: [4, 20],
    }),
  );
  const back = panel(upper, {
    at: (along, across) => [1 + (along * 2 - 1) * 0.04, 0.42 + 0.53 * across],
    thick: 0.0016,
    fine: [4, 14],
  });
  return [toe, heel, back, ...stays];
}

/** Where the laces go, a soft piece; its end looks out above. */
const tongue = (upper: Last, hand: number): BufferGeometry[] => [
  panel(upper, {
    at: (along, across) => [(along * 2 - 1) * 0.115, 0.4 + 0.59 * across],
    thick: 0.0006,
    fine: [8, 16],
  }),
  swept(
    [
      [hand * -0.0004, 0.215, 0.011],
      [hand * -0.0004, 0.24, 0.0095],
      [hand * -0.0004, 0.261, 0.014],
    ],
    (t) => 0.021 + 0.003 * t,
    { sides: 14, steps: 10, flat: 0.2 },
  ),
];

const rim = (upper: Last): BufferGeometry =>
  swept(
    Array.from({ length: 40 }, (_, i) => spot(upper(i / 20, 0.985))),
    0.0062,
    { sides: 8, steps: 56, isClosed: true },
  );

const eyelets = (upper: Last): BufferGeometry =>
  merged(
    ROWS.flatMap((up) =>
      [1, -1].map((side) =>
        bead(0.0036, 0.0036, 0.0036, { at: spot(above(upper, side * EYELET, up, 0.0016)) }),
      ),
    ),
  );

/** A seam that is seen on the welt. */
const welt = (sole: Last): BufferGeometry =>
  swept(
    Array.from({ length: 48 }, (_, i) => spot(sole(i / 24, 0.74))),
    0.0016,
    { sides: 6, steps: 72, isClosed: true },
  );

function boot(kit: Maker, hand: number): void {
  const upper = lastOf(UPPER, hand);
  const sole = soleOf(
    {
      edge: EDGE,
      out: 0.0055,
      tread: ([, , z]) => 0.014 * step(0.08, 0.17, z) ** 1.6 + 0.019 * step(0.03, -0.03, z),
    },
    hand,
  );
  const flip = beside(hand, 0.066);
  const leather = kit.main('leather', '#8f5a30');
  const soft = matter('leather', '#3b2a20', { roughness: 0.6 });
  kit.add('upper', flip(girdle(upper, 0, 1, 60, 24)), leather);
  kit.add('pieces', flip(merged(pieces(upper))), leather);
  kit.add('tongue', flip(merged([...tongue(upper, hand), rim(upper)])), soft);
  kit.add('lining', flip(girdle(lastOf(INSIDE, hand), 0, 1, 40, 6)), matter('fabric', '#2a211b'));
  kit.add('laces', flip(laces(upper)), matter('fabric', '#e0bd78'));
  kit.add('eyelets', flip(eyelets(upper)), matter('metal', '#c9a45c'));
  const rubber = matter('rubber', '#2b2522');
  kit.add(
    'sole',
    flip(merged([girdle(sole, 0, 1, 72, 12), girdle(lastOf(HEEL, hand), 0, 1, 40, 8)])),
    rubber,
  );
  kit.add('welt', flip(welt(sole)), matter('rubber', '#d3a868'));
}

function boots(kit: Maker): void {
  boot(kit, 1);
  boot(kit, -1);
}

export const BOOTS_PROP: Prop = {
  noun: 'boot',
  words: [
    'boots',
    'leather boot',
    'hiking boot',
    'combat boot',
    'work boot',
    'winter boot',
    'snow boot',
    'ankle boot',
    'cowboy boot',
    'rain boot',
    'rubber boot',
    'wellington boot',
    'wellies',
  ],
  size: [0.242, 0.263, 0.331],
  stands: STANDS,
  paints: ['upper', 'pieces'],
  build: made(boots),
};
