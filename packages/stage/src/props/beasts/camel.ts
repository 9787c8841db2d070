import { egg, limb, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';

const COAT = '#d3a263';
const SHAG = '#b07f45';

const CAMEL: BeastLook = {
  height: 1.75,
  coat: COAT,
  pale: '#e0b984',
  dark: '#4a3020',
  length: 0.86,
  girth: [0.235, 0.235, 0.22],
  legs: [0.1, 0.062, 0.066],
  stance: 0.125,
  paw: '#a87a4a',
  head: [1.26, 0.92],
  skull: [0.115, 0.115, 0.145],
  neck: 0.085,
  snout: [0.13, 0.078, 0.055],
  eye: 0.026,
  ears: [
    ears(egg([0.095, 1.36, 0.85], [0.034, 0.055, 0.026], [0, 0, -0.5]), COAT, 0.015),
    ears(egg([0.108, 1.29, 0.955], [0.05, 0.02, 0.055], [0.1, 0.3, 0]), SHAG, 0.012),
    { is: egg([0, 1.375, 0.9], [0.08, 0.05, 0.09]), colour: SHAG, seam: 0.02 },
  ],
  tail: knots('0 0.84 -0.58 0.032, 0 0.62 -0.64 0.026, 0 0.46 -0.64 0.04'),
  tailTip: SHAG,
  seam: 0.09,
  more: [
    {
      is: limb([0, 0.78, 0.36], [0, 0.68, 0.6], 0.13, 0.11),
      colour: COAT,
      bone: 'body',
      seam: 0.1,
    },
    { is: limb([0, 0.68, 0.6], [0, 0.94, 0.8], 0.105, 0.085), colour: COAT, bone: 'neck', seam: 0.08 },
    { is: limb([0, 0.94, 0.8], [0, 1.2, 0.87], 0.085, 0.08), colour: COAT, bone: 'neck', seam: 0.06 },
    { is: egg([0, 0.6, 0.62], [0.07, 0.12, 0.08], [-0.5, 0, 0]), colour: SHAG, bone: 'neck', seam: 0.03 },
    { is: egg([0, 1.04, 0.2], [0.12, 0.2, 0.15]), colour: COAT, bone: 'body', seam: 0.1 },
    { is: egg([0, 1.03, -0.2], [0.12, 0.2, 0.15]), colour: COAT, bone: 'body', seam: 0.1 },
    { is: egg([0, 1.21, 0.2], [0.062, 0.055, 0.075]), colour: SHAG, bone: 'body', seam: 0.03 },
    { is: egg([0, 1.2, -0.2], [0.062, 0.055, 0.075]), colour: SHAG, bone: 'body', seam: 0.03 },
    { is: twin(egg([0.03, 1.2, 1.2], [0.014, 0.01, 0.012])), colour: '#4a3020', bone: 'head', seam: 0.004 },
  ],
};

export const CAMEL_PROP: Prop = {
  noun: 'camel',
  words: ['dromedary', 'bactrian camel'],
  size: [0.857, 2.52, 3.38],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, CAMEL)),
};
