import { egg, limb, path } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { type Lump, sculpted } from '../kit/sculpt.js';
import { boxAt } from '../kit/solids.js';
import { merged } from '../kit/surface.js';

const HIP = 0.98;

/** A long dress whose folds run down from the waist. */
const dress: Lump = {
  is: (x, y, z) => {
    const down = Math.max(0, Math.min(1, (HIP + 0.12 - y) / (HIP + 0.12)));
    const turn = Math.atan2(z, x);
    const fold = 0.02 * down * Math.sin(turn * 11 + 3 * down) + 0.012 * Math.sin(turn * 5 + y * 4);
    const far = 0.145 + 0.13 * down ** 1.3 + fold;
    const lean = 0.03 * Math.sin(y * 3);
    return Math.max(Math.hypot(x - lean, (z - 0.02 * down) * 1.15) - far, y - HIP - 0.14, -y) * 0.75;
  },
  seam: 0.05,
};

const BODY: readonly Lump[] = [
  dress,
  { is: egg([0.01, 1.1, 0], [0.155, 0.16, 0.125]), seam: 0.08 },
  { is: egg([0.02, 1.34, 0.005], [0.16, 0.17, 0.115]), seam: 0.08 },
  { is: egg([0.085, 1.36, 0.085], [0.062, 0.062, 0.055]), seam: 0.04 },
  { is: egg([-0.05, 1.36, 0.085], [0.062, 0.062, 0.055]), seam: 0.04 },
  { is: limb([0.02, 1.45, 0], [0.025, 1.58, 0.01], 0.062, 0.052), seam: 0.05 },
  {
    is: path(knots('0.17 1.44 0 0.058, 0.31 1.5 0.02 0.048, 0.38 1.72 0.05 0.04, 0.4 1.78 0.06 0.035')),
    seam: 0.05,
  },
  { is: path(knots('0.4 1.79 0.06 0.03, 0.42 1.85 0.07 0.022, 0.42 1.91 0.08 0.012')), seam: 0.03 },
  {
    is: path(knots('-0.13 1.44 0 0.058, -0.24 1.24 0.02 0.047, -0.16 1.08 0.14 0.038, -0.1 1.06 0.17 0.03')),
    seam: 0.05,
  },
  {
    is: path(knots('0.16 1.47 0.05 0.03, 0.02 1.33 0.15 0.028, -0.13 1.16 0.13 0.035, -0.18 1.02 0.04 0.04')),
    seam: 0.035,
  },
  { is: path(knots('-0.24 1.22 0.03 0.04, -0.27 0.95 0.04 0.046, -0.25 0.7 0.05 0.024')), seam: 0.05 },
  { is: egg([0.03, 1.7, 0.02], [0.082, 0.108, 0.094]), seam: 0.03 },
  { is: egg([0.03, 1.655, 0.055], [0.05, 0.05, 0.055]), seam: 0.03 },
  { is: egg([0.03, 1.69, 0.118], [0.011, 0.024, 0.016]), seam: 0.015 },
  { is: egg([0.03, 1.75, -0.01], [0.098, 0.085, 0.1]), seam: 0.012 },
  { is: egg([0.03, 1.77, -0.115], [0.052, 0.05, 0.05]), seam: 0.015 },
];

function statue(kit: Maker): void {
  const figure = sculpted({
    lumps: BODY,
    low: [-0.42, -0.02, -0.4],
    high: [0.5, 1.96, 0.4],
    cell: 0.0225,
    seam: 0.05,
  });
  kit.add(
    'marble',
    figure.translate(0, 0.78, 0),
    kit.main('gloss', '#f1eee8', { roughness: 0.45, clearcoat: 0.35 }),
  );
  kit.add(
    'plinth',
    merged([
      boxAt([0.92, 0.12, 0.92], [0, 0.06, 0], 0.02),
      boxAt([0.8, 0.08, 0.8], [0, 0.15, 0], 0.025),
      boxAt([0.7, 0.5, 0.7], [0, 0.42, 0], 0.012),
      boxAt([0.82, 0.09, 0.82], [0, 0.7, 0], 0.03),
      boxAt([0.62, 0.06, 0.62], [0, 0.76, 0], 0.015),
      boxAt([0.48, 0.24, 0.02], [0, 0.43, 0.355], 0.008),
    ]),
    matter('clay', '#cfc7ba', { roughness: 0.7 }),
  );
}

export const STATUE_PROP: Prop = {
  noun: 'statue',
  words: ['sculpture', 'marble statue', 'marble sculpture', 'stone statue', 'greek statue'],
  size: [0.92, 2.7, 0.92],
  stands: ['ground', 'podium', 'floor'],
  paints: ['marble'],
  build: made(statue),
};
