import { egg } from '../kit/fields.js';
import { knots } from '../kit/rows.js';
import type { Mark } from '../kit/sculpt.js';
import { type BeastLook, ears } from '../animals/beast.js';
import { ear } from '../animals/pets/shapes.js';
import { spots } from '../beasts/markings.js';

const [WHITE, BLACK] = ['#f4f1ec', '#1d1a1b'];

/** A grown dog of middling size, whose ears and tail are each breed's own. */
const PLAIN: BeastLook = {
  height: 0.54,
  coat: '#c98a4b',
  pale: WHITE,
  dark: '#1d1613',
  length: 0.92,
  girth: [0.27, 0.22, 0.235],
  legs: [0.12, 0.08, 0.082],
  stance: 0.16,
  paw: WHITE,
  head: [1.2, 0.72],
  skull: [0.25, 0.235, 0.245],
  neck: 0.16,
  snout: [0.16, 0.1, 0.075],
  eye: 0.042,
  ears: [],
  tail: [],
};

/** Ears that stand up, with their insides. */
const upright = (coat: string, inner: string) => [
  ears(ear([0.15, 1.32, 0.68], [0.2, 1.58, 0.65], 0.085, 0.02), coat, 0.03),
  ears(ear([0.155, 1.36, 0.72], [0.192, 1.52, 0.69], 0.05, 0.012), inner, 0.006),
];

const CURLED = '0 0.9 -0.58 0.1, 0 1.1 -0.72 0.13, 0 1.28 -0.62 0.125, 0 1.32 -0.42 0.085';

/** Grey with a white mask, a thick neck, and a tail that curls over the back. */
export const HUSKY: BeastLook = {
  ...PLAIN,
  coat: '#5b6470',
  girth: [0.3, 0.25, 0.26],
  neck: 0.21,
  ears: [
    ...upright('#4a525d', '#e9d9cf'),
    ears(egg([0.12, 1.15, 0.86], [0.13, 0.12, 0.11]), WHITE, 0.03),
    ears(egg([0.09, 1.31, 0.89], [0.045, 0.04, 0.04]), WHITE, 0.02),
  ],
  tail: knots(CURLED),
  tailTip: WHITE,
  more: [
    { is: egg([0, 0.84, 0.62], [0.2, 0.24, 0.15], [-0.3, 0, 0]), colour: WHITE, bone: 'neck', seam: 0.05 },
    { is: egg([0, 0.5, 0.1], [0.16, 0.1, 0.4]), colour: WHITE, bone: 'belly', seam: 0.05 },
  ],
};

/** Low and long, fox-red and white, with large ears and hardly a tail. */
export const CORGI: BeastLook = {
  ...PLAIN,
  height: 0.36,
  coat: '#d98a3d',
  length: 1.32,
  girth: [0.4, 0.36, 0.37],
  legs: [0.15, 0.11, 0.115],
  stance: 0.22,
  head: [1.3, 0.98],
  skull: [0.31, 0.28, 0.29],
  neck: 0.24,
  snout: [0.17, 0.115, 0.085],
  eye: 0.05,
  ears: [
    ears(ear([0.2, 1.45, 0.94], [0.29, 1.78, 0.9], 0.115, 0.03), '#d98a3d', 0.03),
    ears(ear([0.205, 1.5, 0.99], [0.28, 1.71, 0.95], 0.068, 0.016), '#f0c9ab', 0.006),
    ears(egg([0.1, 1.22, 1.16], [0.12, 0.12, 0.1]), WHITE, 0.03),
  ],
  tail: knots('0 0.86 -0.82 0.12, 0 0.92 -0.94 0.09'),
  more: [
    { is: egg([0, 0.86, 0.9], [0.27, 0.31, 0.2], [-0.2, 0, 0]), colour: WHITE, bone: 'neck', seam: 0.05 },
  ],
};

const SPOTS: Mark = { colour: BLACK, at: spots(0.17, 0.05) };
const SMALL: Mark = { colour: BLACK, at: spots(0.13, 0.032) };

/** White with black spots, black ears, slender. */
export const DALMATIAN: BeastLook = {
  ...PLAIN,
  height: 0.56,
  coat: WHITE,
  pale: '#fbf9f5',
  cell: 0.03,
  ears: [ears(egg([0.24, 1.2, 0.68], [0.055, 0.19, 0.11], [0.1, 0, 0.2]), BLACK, 0.02)],
  tail: knots('0 0.86 -0.6 0.065, 0 0.9 -0.82 0.05, 0 1.06 -1.0 0.035, 0 1.2 -1.08 0.025'),
  marks: (bone) => (bone === 'body' ? SPOTS : SMALL),
};

const CURLS = '#eae2d8';

/** Curls in balls: on the head, the ears, about the ankles and at the end of the tail. */
export const POODLE: BeastLook = {
  ...PLAIN,
  height: 0.5,
  coat: CURLS,
  pale: '#efe9e1',
  paw: CURLS,
  girth: [0.31, 0.2, 0.23],
  legs: [0.1, 0.07, 0.13],
  snout: [0.22, 0.07, 0.06],
  ears: [
    ears(egg([0.27, 1.14, 0.66], [0.09, 0.22, 0.14], [0.05, 0, 0.2]), '#dcd0c2', 0.02),
    { is: egg([0, 1.43, 0.66], [0.21, 0.17, 0.2]), colour: CURLS, seam: 0.02 },
    ears(egg([0.12, 1.38, 0.68], [0.13, 0.13, 0.14]), CURLS, 0.02),
  ],
  tail: knots('0 0.9 -0.6 0.05, 0 1.1 -0.7 0.04, 0 1.24 -0.74 0.04'),
  more: [
    { is: egg([0, 1.34, -0.76], [0.13, 0.13, 0.13]), colour: CURLS, bone: 'tail', seam: 0.01 },
    { is: egg([0, 0.72, 0.5], [0.32, 0.3, 0.26]), colour: CURLS, bone: 'body', seam: 0.03 },
  ],
};

const FAWN = '#d9b27f';

/** Small, stout and fawn, with a flat black face and a tail like a bun. */
export const PUG: BeastLook = {
  ...PLAIN,
  height: 0.32,
  coat: FAWN,
  pale: '#2b2322',
  paw: FAWN,
  length: 0.95,
  girth: [0.38, 0.32, 0.32],
  legs: [0.13, 0.1, 0.105],
  stance: 0.2,
  head: [1.26, 0.76],
  skull: [0.36, 0.33, 0.3],
  neck: 0.25,
  snout: [0.03, 0.16, 0.09],
  eye: 0.066,
  ears: [
    ears(egg([0.31, 1.42, 0.74], [0.07, 0.13, 0.1], [0.2, 0, 0.5]), '#2b2322', 0.02),
    ears(egg([0.19, 1.27, 0.96], [0.12, 0.12, 0.08]), '#3a2f2c', 0.04),
  ],
  tail: knots('0 0.9 -0.6 0.09, 0 1.06 -0.68 0.09, 0.06 1.12 -0.56 0.08, 0.04 1.02 -0.5 0.06'),
};
