import { type BufferGeometry, Color, Vector3 } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bead } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { above, beside, bow, girdle, type Last, lastOf, panel, soleOf, spot } from './last.js';
import { STANDS } from './shapes.js';

/** Where the upper stands in its sole, a side from the toe to the heel. */
const EDGE =
  '0 0.034 0.158, 0.025 0.033 0.146, 0.041 0.03 0.108, 0.0445 0.027 0.05, 0.036 0.028 -0.012, 0.0355 0.03 -0.07, 0.028 0.032 -0.12, 0 0.033 -0.138';

const UPPER = [
  EDGE,
  '0 0.05 0.156, 0.025 0.049 0.142, 0.0415 0.046 0.104, 0.046 0.045 0.05, 0.0395 0.052 -0.012, 0.0385 0.056 -0.07, 0.03 0.06 -0.123, 0 0.062 -0.144',
  '0 0.064 0.133, 0.019 0.063 0.121, 0.031 0.065 0.086, 0.036 0.073 0.036, 0.0345 0.079 -0.016, 0.034 0.077 -0.07, 0.027 0.084 -0.119, 0 0.088 -0.14',
  '0 0.071 0.09, 0.012 0.0735 0.078, 0.0145 0.082 0.05, 0.017 0.0945 0.016, 0.0225 0.107 -0.02, 0.03 0.093 -0.068, 0.022 0.106 -0.112, 0 0.115 -0.13',
];

/** From the opening down to where the foot stands. */
const INSIDE = [
  UPPER[3]!,
  '0 0.06 0.085, 0.01 0.06 0.073, 0.012 0.06 0.048, 0.014 0.06 0.016, 0.019 0.062 -0.02, 0.0265 0.062 -0.068, 0.018 0.064 -0.104, 0 0.064 -0.12',
  '0 0.05 0.04, 0 0.05 0.035, 0 0.05 0.02, 0 0.05 0, 0 0.05 -0.02, 0 0.05 -0.05, 0 0.05 -0.06, 0 0.05 -0.07',
];

const tread = ([, , z]: Triple): number => 0.014 * step(0.07, 0.17, z) ** 1.6 + 0.006 * step(-0.1, -0.15, z);

/** Where the rows of eyelets are, from the toe up. */
const ROWS = [0, 1, 2, 3, 4, 5].map((row) => 0.2 + row * 0.068);
const EYELET_UP = 0.9;

/** A lace from one eyelet to another, over the tongue. */
function lace(from: Vector3, to: Vector3, rise: number): BufferGeometry {
  const way = [0, 0.18, 0.5, 0.82, 1].map((t) => {
    const up = rise * Math.min(1, Math.sin(t * Math.PI) * 1.25);
    const at = from.clone().lerp(to, t);
    return [at.x, at.y + up - 0.0006, at.z + up * 0.5] as const;
  });
  return swept(way, 0.0031, { sides: 6, steps: 8, flat: 0.55, isOpen: true });
}

/** Where an eyelet is: `side` is 1 or -1. */
const eyelet = (upper: Last, row: number, side: number): Vector3 =>
  above(upper, side * (ROWS[row] ?? 0), EYELET_UP, 0.0026);

/** Rows that cross over the tongue, and a bow at the top. */
function laces(upper: Last): BufferGeometry {
  const crossing = [0, 1, 2, 3, 4].flatMap((row) =>
    [1, -1].map((side) =>
      lace(eyelet(upper, row, side), eyelet(upper, row + 1, -side), side > 0 ? 0.0025 : 0.005),
    ),
  );
  const bar = lace(eyelet(upper, 0, 1), eyelet(upper, 0, -1), 0.002);
  const [left, right] = [eyelet(upper, 5, 1), eyelet(upper, 5, -1)];
  const knot = left
    .clone()
    .add(right)
    .multiplyScalar(0.5)
    .add(new Vector3(0, 0.006, 0.004));
  const tied = [left, right].map((end) => lace(end, knot, 0.002));
  return merged([
    bar,
    ...crossing,
    ...tied,
    ...[1, -1].flatMap((side) => bowOf(knot, side)),
    bead(0.0055, 0.0045, 0.005, { at: spot(knot) }),
  ]);
}

/** A loop and a loose end on one side of the knot. */
function bowOf({ x, y, z }: Vector3, side: number): BufferGeometry[] {
  const loop = [
    [x, y, z],
    [x + side * 0.014, y + 0.005, z + 0.004],
    [x + side * 0.031, y - 0.003, z + 0.012],
    [x + side * 0.034, y - 0.009, z + 0.02],
    [x + side * 0.024, y - 0.003, z + 0.017],
    [x + side * 0.01, y + 0.001, z + 0.008],
    [x, y, z + 0.001],
  ] as const;
  const end = [
    [x, y, z],
    [x + side * 0.01, y + 0.001, z + 0.012],
    [x + side * 0.023, y - 0.011, z + 0.028],
    [x + side * 0.031, y - 0.021, z + 0.036],
  ] as const;
  return [
    swept(loop, 0.0026, { sides: 6, steps: 22, flat: 0.6 }),
    swept(end, 0.0026, { sides: 6, steps: 10, flat: 0.6 }),
  ];
}

/** The padded rim around the ankle. */
function collar(upper: Last): BufferGeometry {
  const way = Array.from({ length: 21 }, (_, i) => spot(upper(0.55 + (i / 20) * 0.9, 1)));
  return swept(way, (t) => 0.0045 + 0.0022 * Math.sin(Math.PI * t) ** 0.5, { sides: 10, steps: 44 });
}

function tongue(hand: number): BufferGeometry {
  const way = [
    [0.064, 0.09],
    [0.074, 0.06],
    [0.088, 0.026],
    [0.104, -0.008],
    [0.118, -0.028],
    [0.127, -0.034],
  ].map(([y = 0, z = 0]) => [-hand * bow(z), y, z] as const);
  return swept(way, (t) => 0.016 + 0.009 * t, { sides: 16, steps: 16, flat: 0.25 });
}

function shoe(kit: Maker, hand: number): void {
  const upper = lastOf(UPPER, hand);
  const sole = soleOf({ edge: EDGE, out: 0.005, tread }, hand);
  const flip = beside(hand, 0.062);
  const skinned = kit.main('leather', '#e2542c');
  const white = matter('rubber', '#f5f3ee', { roughness: 0.5 });
  const isPale = isLight(kit.options.colour);
  const second = matter('rubber', isPale ? '#2c3b57' : '#f5f3ee', { roughness: 0.55 });
  kit.add('upper', flip(girdle(upper, 0, 1, 60, 14)), skinned);
  kit.add('toe', flip(merged(pieces(upper))), skinned);
  kit.add('stripe', flip(merged(stripes(upper))), second);
  kit.add(
    'lining',
    flip(merged([girdle(lastOf(INSIDE, hand), 0, 1, 48, 8), collar(upper)])),
    matter('fabric', '#3a3c42'),
  );
  kit.add('tongue', flip(tongue(hand)), skinned);
  kit.add('laces', flip(laces(upper)), white);
  kit.add('eyelets', flip(eyelets(upper)), matter('metal', '#c9ccd1'));
  kit.add('sole', flip(girdle(sole, 0.57, 1, 72, 9)), white);
  kit.add('outsole', flip(girdle(sole, 0, 0.57, 72, 9)), matter('rubber', '#8a5f3c'));
  kit.add('line', flip(line(sole)), isPale ? second : skinned);
}

/** What is sewn onto the upper in its own colour: round the toe, round the heel, and where the laces go. */
function pieces(upper: Last): BufferGeometry[] {
  const toe = panel(upper, {
    at: (along, across) => {
      const around = (along * 2 - 1) * 0.46;
      return [around, across * (0.5 - 0.34 * Math.abs(along * 2 - 1) ** 2)];
    },
    fine: [30, 6],
  });
  const heel = panel(upper, {
    at: (along, across) => {
      const off = along * 2 - 1;
      return [1 + off * 0.27, across * (0.74 - 0.5 * Math.abs(off) ** 1.5)];
    },
    fine: [20, 6],
  });
  const stay = panel(upper, {
    at: (along, across) => [(along * 2 - 1) * 0.58, 0.78 + 0.215 * across],
    thick: 0.0018,
    fine: [44, 3],
  });
  return [toe, heel, stay];
}

/** A band that leans from the laces to the heel on each side, a thinner one behind it, and a tab over the heel. */
function stripes(upper: Last): BufferGeometry[] {
  const band = (side: number, from: number, width: number) =>
    panel(upper, {
      at: (along, across) => [
        side * (from + 0.2 * (1 - across) ** 1.5) + width * (along - 0.5),
        0.05 + 0.71 * across,
      ],
      thick: 0.0011,
      fine: [3, 14],
    });
  const tab = panel(upper, {
    at: (along, across) => [1 + (along * 2 - 1) * 0.045, 0.4 + 0.56 * across],
    thick: 0.0024,
    fine: [4, 8],
  });
  return [tab, ...[1, -1].flatMap((side) => [band(side, 0.47, 0.06), band(side, 0.555, 0.022)])];
}

const eyelets = (upper: Last): BufferGeometry =>
  merged(
    ROWS.flatMap((around) =>
      [1, -1].map((side) =>
        bead(0.0036, 0.0036, 0.0036, { at: spot(above(upper, side * around, EYELET_UP, 0.001)) }),
      ),
    ),
  );

/** A thin line round the sole, half way up. */
const line = (sole: Last): BufferGeometry =>
  swept(
    Array.from({ length: 48 }, (_, i) => spot(sole(i / 24, 0.68))),
    0.0013,
    { sides: 6, steps: 72, isClosed: true },
  );

const isLight = (colour: string | undefined): boolean =>
  colour !== undefined && new Color(colour).getHSL({ h: 0, s: 0, l: 0 }).l > 0.72;

function sneaker(kit: Maker): void {
  shoe(kit, 1);
  shoe(kit, -1);
}

export const SNEAKER_PROP: Prop = {
  noun: 'sneaker',
  words: ['shoe', 'sneakers', 'trainer', 'running shoe', 'shoes', 'trainers'],
  size: [0.22, 0.129, 0.334],
  stands: STANDS,
  paints: ['upper', 'toe', 'tongue'],
  build: made(sneaker),
};
