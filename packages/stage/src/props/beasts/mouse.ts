import { egg, path } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { smoothed } from '../animals/forest/shapes.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';

const COAT = '#a39a95';
const PINK = '#f2b3a6';

const MOUSE: BeastLook = {
  height: 0.06,
  coat: COAT,
  pale: '#f6efe6',
  dark: '#e0808a',
  length: 0.62,
  girth: [0.32, 0.36, 0.38],
  legs: [0.11, 0.075, 0.075],
  stance: 0.19,
  paw: PINK,
  head: [0.86, 0.6],
  skull: [0.27, 0.25, 0.27],
  neck: 0.22,
  snout: [0.11, 0.075, 0.06],
  eye: 0.052,
  ears: [
    ears(egg([0.25, 1.13, 0.48], [0.19, 0.2, 0.05], [0, 0.3, 0]), COAT, 0.03),
    ears(egg([0.262, 1.13, 0.515], [0.14, 0.15, 0.035], [0, 0.3, 0]), PINK, 0.006),
    ears(egg([0.09, 0.78, 0.8], [0.1, 0.085, 0.09]), '#f6efe6', 0.04),
  ],
  tail: knots('0 0.36 -0.62 0.05'),
  cell: 0.036,
  more: [
    {
      is: path(
        smoothed(
          knots(
            '0 0.36 -0.62 0.05, 0 0.26 -0.82 0.045, 0.05 0.2 -1.04 0.04, 0.0 0.26 -1.26 0.036, -0.06 0.44 -1.4 0.032, -0.04 0.6 -1.4 0.03',
          ),
          18,
        ),
      ),
      colour: PINK,
      bone: 'tail',
      seam: 0.03,
    },
  ],
};

export const MOUSE_PROP: Prop = {
  noun: 'mouse',
  words: ['field mouse', 'rat'],
  size: [0.0513, 0.0806, 0.146],
  stands: [...GROUND, 'table'],
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, MOUSE)),
};
