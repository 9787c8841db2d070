import { egg, path, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { ear, GAIT, GROUND } from '../animals/pets/shapes.js';

const COAT = '#8f8984';
const PALE = '#efe8de';
const DARK = '#3d3736';

const DONKEY: BeastLook = {
  height: 1.1,
  coat: COAT,
  pale: PALE,
  dark: '#5c5150',
  length: 0.92,
  girth: [0.255, 0.265, 0.26],
  legs: [0.115, 0.07, 0.066],
  stance: 0.14,
  paw: DARK,
  head: [1.3, 0.76],
  skull: [0.16, 0.17, 0.2],
  neck: 0.135,
  snout: [0.17, 0.11, 0.11],
  eye: 0.036,
  ears: [
    ears(ear([0.085, 1.42, 0.68], [0.17, 1.8, 0.62], 0.062, 0.03), COAT, 0.02),
    ears(ear([0.107, 1.49, 0.715], [0.165, 1.75, 0.665], 0.034, 0.016), '#e3cfc0', 0.004),
  ],
  tail: knots('0 0.86 -0.62 0.038, 0 0.62 -0.72 0.032, 0 0.46 -0.73 0.03'),
  seam: 0.1,
  cell: 0.036,
  more: [
    {
      is: path(knots('0 1.5 0.72 0.05, 0 1.44 0.54 0.062, 0 1.24 0.4 0.062, 0 1.04 0.28 0.04')),
      colour: DARK,
      bone: 'neck',
      seam: 0.015,
    },
    {
      is: path(knots('0 0.5 -0.73 0.03, 0 0.36 -0.74 0.055, 0 0.24 -0.72 0.02')),
      colour: DARK,
      bone: 'tail',
      seam: 0.02,
    },
    { is: egg([0, 0.985, -0.1], [0.026, 0.025, 0.42]), colour: DARK, bone: 'body', seam: 0.004 },
    {
      is: twin(egg([0.13, 0.86, 0.3], [0.13, 0.16, 0.024], [0.1, 0, 0.5])),
      colour: DARK,
      bone: 'body',
      seam: 0.003,
    },
    { is: twin(egg([0.045, 1.18, 1.165], [0.018, 0.014, 0.014])), colour: DARK, bone: 'head', seam: 0.004 },
  ],
};

export const DONKEY_PROP: Prop = {
  noun: 'donkey',
  words: ['mule'],
  size: [0.613, 2.02, 2.2],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, DONKEY)),
};
