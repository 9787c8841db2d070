import { egg, limb, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';

const COAT = '#2c2b2f';
const SKIN = '#57504f';

/** Arms as thick as legs, down to the knuckles. */
const arms: Lump[] = [1, -1].flatMap((side): Lump[] => [
  {
    is: limb([side * 0.29, 0.82, 0.36], [side * 0.31, 0.44, 0.36], 0.16, 0.135),
    bone: side > 0 ? 'leg.fl' : 'leg.fr',
    colour: COAT,
    seam: 0.08,
  },
  {
    is: limb([side * 0.31, 0.44, 0.36], [side * 0.29, 0.14, 0.39], 0.13, 0.11),
    bone: side > 0 ? 'leg.fl.low' : 'leg.fr.low',
    colour: COAT,
    seam: 0.05,
  },
]);

const GORILLA: BeastLook = {
  height: 1.2,
  coat: COAT,
  pale: SKIN,
  dark: '#141315',
  length: 0.76,
  girth: [0.36, 0.32, 0.3],
  legs: [0.17, 0.13, 0.12],
  stance: 0.27,
  paw: '#1d1c1f',
  head: [1.16, 0.66],
  skull: [0.225, 0.25, 0.23],
  neck: 0.23,
  snout: [0.0, 0.145, 0.11],
  eye: 0.034,
  ears: [
    ears(egg([0.225, 1.17, 0.64], [0.04, 0.06, 0.035]), SKIN, 0.02),
    { is: egg([0, 1.38, 0.58], [0.12, 0.14, 0.17]), colour: COAT, seam: 0.08 },
    ears(egg([0.085, 1.17, 0.81], [0.095, 0.09, 0.075]), SKIN, 0.02),
    { is: egg([0, 1.265, 0.83], [0.185, 0.05, 0.075]), colour: COAT, seam: 0.03 },
    { is: egg([0, 0.985, 0.86], [0.13, 0.075, 0.07]), colour: SKIN, seam: 0.04 },
    ears(egg([0.045, 1.065, 0.925], [0.045, 0.034, 0.035]), '#3b3536', 0.015),
  ],
  tail: knots('0 0.62 -0.6 0.06'),
  more: [
    ...arms,
    { is: egg([0, 0.92, 0.24], [0.34, 0.24, 0.3]), bone: 'body', colour: COAT, seam: 0.1 },
    { is: egg([0, 0.86, -0.28], [0.25, 0.175, 0.27]), bone: 'body', colour: '#a3a2a6', seam: 0.03 },
    { is: twin(egg([0.13, 0.74, 0.62], [0.14, 0.13, 0.09])), bone: 'body', colour: SKIN, seam: 0.04 },
  ],
};

export const GORILLA_PROP: Prop = {
  noun: 'gorilla',
  words: ['silverback', 'silverback gorilla', 'mountain gorilla', 'orangutan', 'king kong'],
  size: [1.0, 1.85, 2.0],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, GORILLA)),
};
