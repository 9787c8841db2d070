import { egg, path } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';

const COAT = '#f3ede2';
const HORN = '#8a7660';

const GOAT: BeastLook = {
  height: 0.75,
  coat: COAT,
  pale: '#fbf8f2',
  dark: '#d9918a',
  length: 0.92,
  girth: [0.255, 0.265, 0.255],
  legs: [0.105, 0.068, 0.066],
  stance: 0.14,
  paw: '#4a3e38',
  head: [1.26, 0.74],
  skull: [0.155, 0.16, 0.185],
  neck: 0.125,
  snout: [0.13, 0.095, 0.075],
  eye: 0.036,
  ears: [
    ears(egg([0.24, 1.24, 0.68], [0.13, 0.042, 0.06], [0, 0.2, 0.3]), COAT, 0.02),
    ears(egg([0.25, 1.222, 0.7], [0.09, 0.026, 0.042], [0, 0.2, 0.3]), '#eab4a6', 0.005),
    ears(
      path(
        knots(
          '0.06 1.38 0.74 0.052, 0.08 1.52 0.68 0.047, 0.11 1.6 0.55 0.04, 0.15 1.58 0.42 0.032, 0.18 1.5 0.34 0.02',
        ),
      ),
      HORN,
      0.012,
    ),
    {
      is: path(knots('0 1.09 0.97 0.05, 0 0.98 0.985 0.05, 0 0.86 0.97 0.022')),
      colour: '#d8cbb8',
      seam: 0.02,
    },
  ],
  tail: knots('0 0.86 -0.62 0.05, 0 0.98 -0.72 0.05, 0 1.04 -0.76 0.03'),
  seam: 0.1,
  cell: 0.036,
  more: [
    { is: egg([0, 0.52, -0.36], [0.1, 0.07, 0.1]), colour: '#eab4a6', bone: 'body', seam: 0.03 },
    { is: egg([0, 0.7, 0.55], [0.1, 0.13, 0.08], [-0.4, 0, 0]), colour: COAT, bone: 'neck', seam: 0.06 },
  ],
};

export const GOAT_PROP: Prop = {
  noun: 'goat',
  words: ['billy goat', 'mountain goat'],
  size: [0.537, 1.24, 1.42],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, GOAT)),
};
