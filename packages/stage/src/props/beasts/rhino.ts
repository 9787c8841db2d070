import { egg, limb, path, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';

const COAT = '#8e8f92';
const FOLD = '#77787c';
const HORN = '#e6dcc8';

const RHINO: BeastLook = {
  height: 1.6,
  coat: COAT,
  pale: '#9a9b9d',
  dark: '#5c5c60',
  length: 1.0,
  girth: [0.32, 0.345, 0.33],
  legs: [0.165, 0.125, 0.125],
  stance: 0.2,
  paw: '#6c6d70',
  head: [0.88, 0.88],
  skull: [0.18, 0.19, 0.24],
  neck: 0.22,
  snout: [0.16, 0.13, 0.12],
  eye: 0.026,
  ears: [
    ears(egg([0.13, 1.12, 0.78], [0.05, 0.095, 0.04], [0.1, 0, -0.3]), COAT, 0.02),
    ears(egg([0.136, 1.125, 0.81], [0.028, 0.065, 0.02], [0.1, 0, -0.3]), '#c2a6a2', 0.004),
    {
      is: path(knots('0 0.86 1.24 0.085, 0 1.0 1.32 0.062, 0 1.16 1.34 0.036, 0 1.26 1.32 0.014')),
      colour: HORN,
      seam: 0.015,
    },
    { is: limb([0, 0.98, 1.08], [0, 1.12, 1.12], 0.055, 0.014), colour: HORN, seam: 0.015 },
  ],
  tail: knots('0 0.76 -0.8 0.03, 0 0.54 -0.88 0.026, 0 0.42 -0.88 0.042'),
  tailTip: FOLD,
  cell: 0.038,
  more: [
    {
      is: twin(egg([0.2, 0.72, 0.28], [0.16, 0.28, 0.035], [0, -0.2, 0])),
      colour: FOLD,
      bone: 'body',
      seam: 0.03,
    },
    {
      is: twin(egg([0.2, 0.72, -0.32], [0.155, 0.3, 0.035], [0, 0.2, 0])),
      colour: FOLD,
      bone: 'body',
      seam: 0.03,
    },
    { is: egg([0, 0.98, 0.34], [0.2, 0.1, 0.2]), colour: COAT, bone: 'body', seam: 0.12 },
    { is: egg([0, 0.7, 0.62], [0.2, 0.2, 0.04], [-0.5, 0, 0]), colour: FOLD, bone: 'neck', seam: 0.03 },
    { is: twin(egg([0.08, 0.8, 1.28], [0.022, 0.018, 0.02])), colour: '#4c4c50', bone: 'head', seam: 0.006 },
  ],
};

export const RHINO_PROP: Prop = {
  noun: 'rhino',
  words: ['rhinoceros'],
  size: [1.21, 1.99, 3.7],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, RHINO)),
};
