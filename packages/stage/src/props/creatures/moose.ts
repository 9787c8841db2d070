import { egg, limb, path, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';

const COAT = '#5a3c28';
const HORN = '#d8bd8c';

/** The points of a shovel, outward and up. */
const points: Lump[] = [
  [0.6, 1.84, 0.72, 0.66, 1.98, 0.84],
  [0.68, 1.88, 0.62, 0.76, 2.03, 0.66],
  [0.7, 1.86, 0.5, 0.8, 2.0, 0.46],
  [0.64, 1.82, 0.4, 0.72, 1.94, 0.28],
  [0.42, 1.66, 0.78, 0.46, 1.74, 0.96],
].map(([x = 0, y = 0, z = 0, u = 0, v = 0, w = 0]) =>
  ears(limb([x, y, z], [u, v, w], 0.045, 0.018), HORN, 0.02),
);

const MOOSE: BeastLook = {
  height: 1.85,
  coat: COAT,
  pale: '#7a5a42',
  dark: '#20150f',
  length: 0.86,
  girth: [0.27, 0.23, 0.23],
  legs: [0.1, 0.058, 0.056],
  stance: 0.14,
  paw: '#b8a48a',
  head: [1.28, 0.76],
  skull: [0.125, 0.135, 0.17],
  neck: 0.15,
  snout: [0.3, 0.105, 0.1],
  eye: 0.027,
  ears: [
    ears(egg([0.16, 1.38, 0.66], [0.1, 0.045, 0.05], [0, 0, 0.4]), COAT, 0.02),
    { is: egg([0, 1.13, 1.17], [0.115, 0.11, 0.12]), colour: '#7a5a42', seam: 0.05 },
    ears(egg([0.062, 1.15, 1.275], [0.024, 0.03, 0.022]), '#20150f', 0.01),
    ears(path(knots('0.06 1.39 0.7 0.05, 0.2 1.5 0.68 0.045, 0.36 1.58 0.66 0.05')), HORN, 0.01),
    ears(egg([0.52, 1.73, 0.6], [0.21, 0.035, 0.2], [0, 0, 0.62]), HORN, 0.04),
    ...points,
  ],
  tail: knots('0 0.84 -0.62 0.045, 0 0.76 -0.68 0.04'),
  cell: 0.036,
  more: [
    { is: egg([0, 0.99, 0.26], [0.16, 0.15, 0.24]), bone: 'body', colour: COAT, seam: 0.1 },
    {
      is: path(knots('0 1.1 0.74 0.06, 0 0.98 0.76 0.05, 0 0.86 0.77 0.02')),
      bone: 'neck',
      colour: '#3a2618',
      seam: 0.03,
    },
    { is: twin(egg([0.1, 1.02, 0.38], [0.1, 0.17, 0.14])), bone: 'neck', colour: '#463020', seam: 0.06 },
  ],
};

export const MOOSE_PROP: Prop = {
  noun: 'moose',
  words: ['elk', 'bull moose'],
  size: [2.9, 3.75, 3.7],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, MOOSE)),
};
