import { egg, limb, path } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Mark } from '../kit/sculpt.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT, GROUND, ear } from '../animals/pets/shapes.js';
import { bands } from './markings.js';

const BLACK = '#1f1b1c';
const WHITE = '#fbf7ef';

/** Upright over the ribs; over the haunches and before the chest they bend until they lie there. */
const OVER_BODY = bands((_x, y, z) => {
  const [behind, before] = [Math.max(0, -0.16 - z) * 2.2, Math.max(0, z - 0.36) * 3];
  return z + (behind - before) * (y - 0.75) - 0.02;
}, 0.15);
/** Square to the way that the neck goes. */
const OVER_NECK = bands((_x, y, z) => y * 0.8 + z * 0.6 - 0.02, 0.125);
const OVER_HEAD = bands((x, y, z) => y * 0.35 - z * 0.9 + Math.abs(x) * 0.5, 0.1);
const ROUND_LEGS = bands((_x, y) => y, 0.105);

const STRIPES: Readonly<Record<string, Mark>> = {
  body: { colour: BLACK, at: OVER_BODY },
  neck: { colour: BLACK, at: OVER_NECK },
  head: { colour: BLACK, at: OVER_HEAD },
  leg: { colour: BLACK, at: ROUND_LEGS },
  tail: { colour: BLACK, at: ROUND_LEGS },
};

const ZEBRA: BeastLook = {
  height: 1.32,
  coat: WHITE,
  pale: WHITE,
  dark: '#171314',
  length: 0.96,
  girth: [0.25, 0.25, 0.26],
  legs: [0.12, 0.068, 0.062],
  stance: 0.135,
  paw: '#2a2424',
  head: [1.36, 0.78],
  skull: [0.145, 0.155, 0.2],
  neck: 0.135,
  snout: [0.19, 0.095, 0.1],
  eye: 0.033,
  ears: [
    ears(ear([0.075, 1.47, 0.72], [0.11, 1.64, 0.7], 0.056, 0.016), WHITE, 0.02),
    ears(egg([0.1, 1.57, 0.748], [0.022, 0.06, 0.018], [-0.1, 0, -0.2]), BLACK, 0.004),
  ],
  tail: knots('0 0.86 -0.66 0.04, 0 0.62 -0.76 0.034, 0 0.44 -0.77 0.03'),
  seam: 0.1,
  cell: 0.027,
  marks: (bone) => STRIPES[bone.split('.')[0] ?? ''],
  more: [
    ...[
      ['0 1.54 0.78 0.04, 0 1.56 0.7 0.06, 0 1.52 0.58 0.066', 'head'],
      ['0 1.52 0.58 0.066, 0 1.36 0.45 0.068, 0 1.16 0.34 0.066, 0 1.02 0.26 0.04', 'neck'],
    ].map(([way = '', bone = '']) => ({
      is: path(knots(way)),
      colour: WHITE,
      mark: { colour: BLACK, at: OVER_NECK },
      bone,
      seam: 0.015,
    })),
    {
      is: path(knots('0 0.5 -0.77 0.03, 0 0.36 -0.78 0.055, 0 0.24 -0.76 0.02')),
      colour: BLACK,
      bone: 'tail',
      seam: 0.02,
    },
    { is: limb([0, 1.26, 1.0], [0, 1.25, 1.12], 0.102, 0.1), colour: '#35302f', bone: 'head', seam: 0.01 },
  ],
};

export const ZEBRA_PROP: Prop = {
  noun: 'zebra',
  words: [],
  size: [0.722, 2.2, 2.72],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, ZEBRA)),
};
