import { egg, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Mark } from '../kit/sculpt.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { ear, GAIT, GROUND } from '../animals/pets/shapes.js';
import { bands } from './markings.js';

const COAT = '#8f8b8c';
const MASK = '#2b282b';
const PALE = '#f4f0ea';

const MARKS: Readonly<Record<string, Mark>> = {
  tail: { colour: MASK, at: bands((_x, y, z) => z - y * 0.5, 0.2) },
  leg: { colour: MASK, at: (_x, y) => Math.min(1, Math.max(0, (0.42 - y) * 6)) },
};

const RACCOON: BeastLook = {
  height: 0.32,
  coat: COAT,
  pale: PALE,
  dark: '#1d1a1c',
  length: 0.92,
  girth: [0.28, 0.29, 0.33],
  legs: [0.12, 0.08, 0.082],
  stance: 0.16,
  paw: MASK,
  head: [1.06, 0.72],
  skull: [0.29, 0.245, 0.245],
  neck: 0.19,
  snout: [0.09, 0.08, 0.08],
  eye: 0.044,
  ears: [
    ears(ear([0.19, 1.22, 0.68], [0.225, 1.35, 0.67], 0.088, 0.05), COAT, 0.03),
    ears(egg([0.217, 1.32, 0.735], [0.05, 0.062, 0.022], [-0.15, 0, -0.2]), PALE, 0.004),
    ears(egg([0.185, 1.055, 0.885], [0.125, 0.075, 0.075], [0, 0.5, -0.25]), MASK, 0.012),
    ears(egg([0.13, 1.165, 0.905], [0.1, 0.032, 0.05], [0, 0.4, -0.3]), PALE, 0.01),
    { is: egg([0, 1.08, 0.955], [0.03, 0.13, 0.04], [-0.4, 0, 0]), colour: '#5a5658', seam: 0.01 },
  ],
  tail: knots('0 0.72 -0.72 0.1, 0 0.66 -0.9 0.135, 0 0.62 -1.12 0.155, 0 0.66 -1.34 0.15, 0 0.76 -1.5 0.1'),
  tailTip: MASK,
  cell: 0.034,
  marks: (bone) => MARKS[bone.split('.')[0] ?? ''],
  more: [{ is: twin(egg([0.13, 0.96, 0.9], [0.1, 0.06, 0.07])), colour: PALE, bone: 'head', seam: 0.02 }],
};

export const RACCOON_PROP: Prop = {
  noun: 'raccoon',
  words: ['racoon'],
  size: [0.213, 0.453, 0.867],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, RACCOON)),
};
