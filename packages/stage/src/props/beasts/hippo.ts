import { egg, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT } from '../animals/pets/shapes.js';

const COAT = '#8c7a86';
const PINK = '#c79aa0';

const HIPPO: BeastLook = {
  height: 1.45,
  coat: COAT,
  pale: '#a68b93',
  dark: '#9c8089',
  length: 1.02,
  girth: [0.36, 0.395, 0.38],
  legs: [0.17, 0.145, 0.14],
  stance: 0.23,
  paw: '#75646f',
  head: [0.84, 0.92],
  skull: [0.23, 0.22, 0.26],
  neck: 0.27,
  snout: [0.14, 0.18, 0.12],
  eye: 0.03,
  ears: [
    ears(egg([0.19, 1.07, 0.78], [0.055, 0.07, 0.04]), COAT, 0.02),
    ears(egg([0.192, 1.075, 0.81], [0.034, 0.045, 0.022]), PINK, 0.005),
    ears(egg([0.13, 0.735, 1.24], [0.14, 0.13, 0.13]), '#a68b93', 0.06),
    ears(egg([0.14, 1.0, 0.98], [0.07, 0.055, 0.07]), COAT, 0.03),
    { is: egg([0, 0.6, 1.16], [0.2, 0.09, 0.16]), colour: PINK, seam: 0.025 },
    ears(egg([0.095, 0.84, 1.3], [0.03, 0.024, 0.024]), '#4a3d46', 0.006),
  ],
  tail: knots('0 0.74 -0.86 0.045, 0 0.6 -0.92 0.035'),
  more: [
    { is: egg([0, 0.4, 0.0], [0.28, 0.14, 0.56]), colour: PINK, bone: 'body', seam: 0.07 },
    { is: twin(egg([0.09, 0.68, 1.33], [0.02, 0.045, 0.022])), colour: '#fbf4e4', bone: 'head', seam: 0.004 },
  ],
};

export const HIPPO_PROP: Prop = {
  noun: 'hippo',
  words: ['hippopotamus'],
  size: [1.21, 1.69, 3.5],
  stands: ['ground', 'water', 'floor', 'podium', 'road'],
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, HIPPO)),
};
