import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, knots } from '../kit/rows.js';
import { type Lump, sculpted } from '../kit/sculpt.js';
import { turned } from '../kit/solids.js';

/** Locks round the head, in two rows. */
const CURLS: Lump[] = Array.from({ length: 22 }, (_, i) => {
  const [row, turn] = [i < 13 ? 0 : 1, i < 13 ? (i / 13) * 6.283 : ((i - 13) / 9) * 6.283];
  const far = row ? 0.055 : 0.088;
  const front = Math.cos(turn) > 0.4 ? 0.03 : 0;
  return {
    is: egg(
      [
        Math.sin(turn) * far,
        0.46 + row * 0.05 + front * (row ? 0.2 : 1),
        Math.cos(turn) * far * 1.08 - 0.012,
      ],
      [0.031, 0.03, 0.031],
    ),
    seam: 0.006,
  };
});

const HEAD: readonly Lump[] = [
  {
    is: (x, y, z) => Math.max(egg([0, 0.15, 0], [0.23, 0.1, 0.115])(x, y, z), 0.1 - y),
  },
  { is: egg([0, 0.13, 0.03], [0.15, 0.1, 0.1]), seam: 0.06 },
  { is: twin(limb([0.06, 0.19, 0.09], [0.13, 0.13, 0.085], 0.018, 0.03)), seam: 0.05 },
  { is: limb([0, 0.18, -0.01], [0, 0.34, 0.01], 0.062, 0.057), seam: 0.05 },
  { is: egg([0, 0.42, 0.0], [0.082, 0.105, 0.098]) },
  { is: egg([0, 0.355, 0.04], [0.058, 0.055, 0.055]), seam: 0.03 },
  { is: path(knots('0 0.45 0.094 0.011, 0 0.415 0.108 0.014, 0 0.4 0.113 0.016')), seam: 0.012 },
  { is: twin(egg([0.034, 0.452, 0.088], [0.03, 0.009, 0.016], [0, 0.35, -0.1])), seam: 0.012 },
  { is: twin(egg([0.034, 0.428, 0.082], [0.017, 0.01, 0.011])), seam: 0.002 },
  { is: egg([0, 0.374, 0.096], [0.027, 0.007, 0.012]), seam: 0.005 },
  { is: egg([0, 0.358, 0.095], [0.022, 0.009, 0.012]), seam: 0.005 },
  { is: egg([0, 0.325, 0.08], [0.026, 0.02, 0.02]), seam: 0.02 },
  { is: twin(egg([0.083, 0.42, -0.005], [0.014, 0.034, 0.022])), seam: 0.008 },
  { is: egg([0, 0.505, -0.015], [0.083, 0.06, 0.09]), seam: 0.006 },
  ...CURLS,
];

function bust(kit: Maker): void {
  const head = sculpted({
    lumps: HEAD,
    low: [-0.25, 0.09, -0.15],
    high: [0.25, 0.58, 0.16],
    cell: 0.0072,
    seam: 0.03,
  });
  const marble = kit.main('gloss', '#f2efe9', { roughness: 0.42, clearcoat: 0.4 });
  kit.add('marble', head.translate(0, 0.075, 0), marble);
  kit.add(
    'plinth',
    turned(
      corners(
        '0 0, 0.13 0 0.004, 0.13 0.03 0.008, 0.11 0.04 0.006, 0.06 0.075 0.02, 0.055 0.13 0.01, 0.085 0.165 0.01, 0.085 0.185 0.004, 0 0.185',
      ),
      48,
    ),
    matter('stone', '#7b736c', { roughness: 0.5 }),
  );
}

export const BUST_PROP: Prop = {
  noun: 'bust',
  words: [
    'marble bust',
    'greek bust',
    'roman bust',
    'marble head',
    'bust statue',
    'bust sculpture',
    'stone head',
  ],
  size: [0.46, 0.63, 0.26],
  stands: ['podium', 'table', 'floor'],
  paints: ['marble'],
  build: made(bust),
};
