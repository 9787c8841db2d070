import { DoubleSide } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { sheet } from './shapes.js';

/** The right half of a maple's leaf, from its tip to its stalk; one is half its width. */
const HALF = pairs(
  '0 1.15, 0.1 0.92, 0.2 0.98, 0.2 0.78, 0.34 0.8, 0.3 0.5, 0.44 0.62, 0.52 0.55, 0.6 0.72, 0.74 0.66, 0.98 0.72, 0.86 0.52, 1 0.42, 0.7 0.22, 0.72 0.12, 0.5 0.02, 0.62 -0.1, 0.78 -0.14, 0.6 -0.26, 0.36 -0.24, 0.2 -0.22, 0.08 -0.18, 0 -0.16',
);
const EDGE = [
  ...HALF,
  ...HALF.slice(1, -1)
    .toReversed()
    .map(([x, y]) => [-x, y] as const),
  HALF[0] ?? ([0, 1] as const),
];

/** Where its veins run to, from its stalk. */
const VEINS = pairs('0 1.1, 0.9 0.66, -0.9 0.66, 0.72 -0.12, -0.72 -0.12');
const WIDE = 0.055;

const veinAt = (x: number, y: number) =>
  Math.min(
    ...VEINS.map(([vx, vy]) => {
      const t = Math.min(1, Math.max(0, (x * vx + (y + 0.16) * (vy + 0.16)) / (vx * vx + (vy + 0.16) ** 2)));
      return Math.hypot(x - vx * t, y + 0.16 - (vy + 0.16) * t);
    }),
  );

/** Bowed from stalk to tip, its lobes curled, a furrow along each vein. */
const bow = (x: number, y: number) =>
  0.12 * x * x -
  0.1 * (y - 0.3) ** 2 -
  0.035 * step(0.09, 0, veinAt(x, y)) +
  0.035 * noise(x * 3.2, y * 3.2, 2);

function blade(tones: readonly string[]) {
  const steps = 3;
  const made = sheet(12, (EDGE.length - 1) * steps, (t, across) => {
    const at = across * (EDGE.length - 1);
    const k = Math.min(EDGE.length - 2, Math.floor(at));
    const [from, to] = [EDGE[k] ?? [0, 0], EDGE[k + 1] ?? [0, 0]];
    const x = (from[0] + (to[0] - from[0]) * (at - k)) * t;
    const y = -0.05 + (from[1] + (to[1] - from[1]) * (at - k) + 0.05) * t;
    return [x * WIDE, y * WIDE, bow(x, y) * WIDE];
  });
  return tinted(made, (px, py) => {
    const [x, y] = [px / WIDE, py / WIDE];
    const tone =
      0.2 + 0.5 * Math.hypot(x, y - 0.2) + 0.3 * noise(x * 3, y * 3, 7) + 0.12 * noise(x * 14, y * 14, 1);
    return between(tones, tone).lerp(
      between(['#ffd98a', '#ffe9b0'], 0.5),
      step(0.03, 0.008, veinAt(x, y)) * 0.45,
    );
  });
}

function autumnLeaf(kit: Maker): void {
  const own = kit.options.colour;
  const kinds = [
    ['#e8881c', '#d9501a', '#a8240f'],
    ['#cf3a16', '#a81c12', '#741010'],
    ['#f0a81c', '#e0741a', '#b04a12'],
  ] as const;
  const tones = own ? [own, own, own] : kit.pick<readonly string[]>(kinds);
  const lean = { turn: [-0.62, 0.12, 0.16], at: [0, 0.04, 0] } as const;
  kit.add(
    'blade',
    placed(blade(tones), lean),
    matter('plant', '#ffffff', { side: DoubleSide, roughness: 0.6 }),
  );
  const stalk = swept(
    [
      [0, -0.006, 0.0004],
      [0.002, -0.024, 0.001],
      [0.009, -0.05, -0.004],
    ],
    (t) => 0.0009 + 0.0006 * t,
    { sides: 8, steps: 16 },
  );
  kit.add('stalk', placed(merged([stalk]), lean), matter('plant', own ?? '#a8482a'));
}

export const AUTUMN_LEAF_PROP: Prop = {
  noun: 'autumn leaf',
  words: ['maple leaf', 'fallen leaf', 'fall leaf', 'dry leaf', 'red maple leaf', 'oak leaf'],
  size: [0.109, 0.0908, 0.0643],
  stands: ['table', 'podium', 'ground', 'air', 'hand'],
  paints: ['blade', 'stalk'],
  build: made(autumnLeaf),
};
