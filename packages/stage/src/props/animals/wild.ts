import { egg, limb, path, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import { knots } from '../kit/rows.js';
import type { Place, Prop } from '../kit/prop.js';
import { type BeastLook, beast, ears } from './beast.js';
import { GAIT } from './pets.js';

const GROUND: readonly Place[] = ['ground', 'floor', 'podium', 'road'];

const BEAR: BeastLook = {
  height: 1.05,
  coat: '#7a4a2a',
  pale: '#c99a68',
  dark: '#1a1310',
  length: 1.0,
  girth: [0.34, 0.34, 0.37],
  legs: [0.17, 0.13, 0.13],
  stance: 0.2,
  paw: '#5a341c',
  head: [1.06, 0.78],
  skull: [0.27, 0.255, 0.25],
  neck: 0.24,
  snout: [0.1, 0.11, 0.07],
  eye: 0.034,
  ears: [
    ears(egg([0.19, 1.28, 0.74], [0.085, 0.085, 0.05]), '#7a4a2a', 0.03),
    ears(egg([0.19, 1.28, 0.785], [0.05, 0.05, 0.02]), '#c99a68', 0.005),
  ],
  tail: knots('0 0.72 -0.84 0.07, 0 0.7 -0.88 0.07'),
};

const POLAR: BeastLook = {
  ...BEAR,
  coat: '#f5f3ec',
  pale: '#e8e4da',
  paw: '#e9e6dd',
  ears: [ears(egg([0.19, 1.28, 0.74], [0.085, 0.085, 0.05]), '#f5f3ec', 0.03)],
};

const PANDA: BeastLook = {
  ...BEAR,
  coat: '#f6f4ee',
  pale: '#ffffff',
  paw: '#1f1d1e',
  height: 0.85,
  ears: [
    ears(egg([0.2, 1.28, 0.74], [0.09, 0.09, 0.055]), '#1f1d1e', 0.015),
    ears(egg([0.135, 1.1, 0.965], [0.075, 0.09, 0.07], [0, 0, 0.5]), '#1f1d1e', 0.006),
  ],
  more: [
    {
      is: twin(limb([0.18, 0.56, 0.48], [0.2, 0.1, 0.49], 0.178, 0.134)),
      colour: '#1f1d1e',
      bone: 'body',
      seam: 0.01,
    },
    {
      is: twin(limb([0.18, 0.44, -0.5], [0.2, 0.1, -0.48], 0.172, 0.134)),
      colour: '#1f1d1e',
      bone: 'body',
      seam: 0.01,
    },
    { is: egg([0, 0.7, 0.4], [0.335, 0.355, 0.15]), colour: '#1f1d1e', bone: 'body', seam: 0.01 },
  ],
};

const ELEPHANT: BeastLook = {
  height: 2.6,
  coat: '#8f959c',
  pale: '#979da4',
  dark: '#5a5f66',
  length: 0.88,
  girth: [0.34, 0.36, 0.34],
  legs: [0.16, 0.135, 0.135],
  stance: 0.2,
  paw: '#7f858c',
  head: [0.94, 0.72],
  skull: [0.24, 0.265, 0.24],
  neck: 0.24,
  snout: [0.0, 0.14, 0.08],
  eye: 0.024,
  ears: [
    ears(egg([0.36, 0.93, 0.56], [0.2, 0.27, 0.062], [0, 0.55, 0]), '#858b92', 0.03),
    ears(egg([0.372, 0.92, 0.6], [0.14, 0.2, 0.045], [0, 0.55, 0]), '#c9a3a0', 0.006),
  ],
  tail: knots('0 0.72 -0.76 0.03, 0 0.46 -0.82 0.024, 0 0.34 -0.82 0.035'),
  more: [
    {
      is: path(knots('0 0.86 0.92 0.125, 0 0.66 1.04 0.095, 0 0.42 1.08 0.075, 0 0.22 1.14 0.062, 0 0.17 1.24 0.058')),
      colour: '#8f959c',
      bone: 'trunk',
      seam: 0.06,
    },
    {
      is: twin(
        path(knots('0.12 0.76 0.88 0.04, 0.15 0.64 1.0 0.034, 0.15 0.62 1.12 0.018')),
      ),
      colour: '#f6efdf',
      bone: 'head',
      seam: 0.01,
    },
  ],
  joints: [{ name: 'trunk', at: [0, 0.84, 0.95], from: 'head' }],
};

const LION: BeastLook = {
  height: 0.95,
  coat: '#d9a04e',
  pale: '#f3ddb0',
  dark: '#3a221a',
  length: 0.98,
  girth: [0.27, 0.235, 0.25],
  legs: [0.125, 0.09, 0.095],
  stance: 0.155,
  paw: '#e6bd78',
  head: [1.12, 0.74],
  skull: [0.22, 0.225, 0.22],
  neck: 0.2,
  snout: [0.07, 0.1, 0.07],
  eye: 0.032,
  ears: [
    ...Array.from({ length: 15 }, (_, i) => {
      const angle = (i / 15) * 2 * Math.PI;
      return {
        is: egg([Math.cos(angle) * 0.27, 1.1 + Math.sin(angle) * 0.28, 0.66], [0.115, 0.115, 0.13]),
        colour: '#8a4a1e',
        seam: 0.05,
      };
    }),
    { is: egg([0, 1.04, 0.54], [0.31, 0.34, 0.2]), colour: '#8a4a1e', seam: 0.05 },
    ears(egg([0.2, 1.33, 0.76], [0.06, 0.065, 0.04]), '#d9a04e', 0.01),
  ],
  tail: knots('0 0.82 -0.66 0.045, 0 0.62 -0.9 0.038, 0 0.72 -1.12 0.04, 0 0.86 -1.16 0.075'),
  tailTip: '#8a4a1e',
};

const TIGER: BeastLook = {
  ...LION,
  coat: '#e2822c',
  pale: '#fff4e4',
  paw: '#fff4e4',
  girth: [0.26, 0.235, 0.25],
  ears: [
    ears(egg([0.165, 1.32, 0.72], [0.075, 0.075, 0.045]), '#e2822c', 0.02),
    ears(egg([0.19, 1.06, 0.84], [0.09, 0.08, 0.08]), '#fff4e4', 0.03),
    ...[1.3, 1.24].map((y, i) => ({
      is: egg([0, y, 0.89 + i * 0.035], [0.09 - i * 0.03, 0.018, 0.04]),
      colour: '#241a16',
      seam: 0.003,
    })),
  ],
  tail: knots('0 0.82 -0.66 0.055, 0 0.62 -0.9 0.05, 0 0.7 -1.12 0.05, 0 0.92 -1.2 0.05'),
  tailTip: '#241a16',
  more: Array.from({ length: 8 }, (_, i) => {
    const z = 0.42 - i * 0.14;
    return {
      is: twin(egg([0.17, 0.8, z], [0.125, 0.19, 0.02], [0, 0, 0.5])),
      colour: '#241a16',
      bone: 'body',
      seam: 0.003,
    };
  }),
};

const GIRAFFE: BeastLook = {
  height: 2.6,
  coat: '#e8b45a',
  pale: '#f3dba6',
  dark: '#4a2f1c',
  length: 0.72,
  girth: [0.21, 0.2, 0.19],
  legs: [0.085, 0.05, 0.052],
  stance: 0.11,
  paw: '#4a2f1c',
  head: [1.98, 0.82],
  skull: [0.09, 0.1, 0.125],
  neck: 0.085,
  snout: [0.13, 0.062, 0.06],
  eye: 0.022,
  ears: [
    ears(egg([0.12, 2.03, 0.76], [0.075, 0.032, 0.03], [0, 0, 0.25]), '#e8b45a', 0.02),
    ears(limb([0.04, 2.06, 0.78], [0.05, 2.18, 0.76], 0.018, 0.026), '#4a2f1c', 0.01),
  ],
  tail: knots('0 0.86 -0.5 0.028, 0 0.6 -0.56 0.02, 0 0.44 -0.56 0.035'),
  tailTip: '#4a2f1c',
  seam: 0.11,
  more: [
    ...Array.from({ length: 26 }, (_, i) => {
      const [t, angle] = [(i + 0.5) / 26, i * 2.39996];
      return {
        is: egg(
          [Math.cos(angle) * 0.17, 0.8 + Math.sin(angle) * 0.17, -0.42 + t * 0.84],
          [0.062, 0.062, 0.056],
        ),
        colour: '#9a5a26',
        bone: 'body',
        seam: 0.003,
      };
    }),
    ...Array.from({ length: 22 }, (_, i) => {
      const [t, side] = [(i + 0.5) / 22, i % 2 ? 1 : -1];
      return {
        is: egg(
          [side * (0.068 - 0.012 * t), 1.0 + t * 0.86, 0.36 + t * 0.42 + (i % 4 < 2 ? 0.055 : -0.045)],
          [0.046, 0.055, 0.045],
        ),
        colour: '#9a5a26',
        bone: 'neck',
        seam: 0.003,
      };
    }),
  ],
};

const DEER: BeastLook = {
  height: 1.0,
  coat: '#a8683a',
  pale: '#f0dcc0',
  dark: '#1d1512',
  length: 0.86,
  girth: [0.22, 0.19, 0.21],
  legs: [0.085, 0.048, 0.045],
  stance: 0.11,
  paw: '#3a2418',
  head: [1.32, 0.66],
  skull: [0.125, 0.13, 0.15],
  neck: 0.1,
  snout: [0.12, 0.065, 0.05],
  eye: 0.028,
  ears: [
    ears(egg([0.17, 1.4, 0.58], [0.095, 0.04, 0.04], [0, 0, 0.35]), '#a8683a', 0.02),
    ears(
      path(knots('0.06 1.42 0.6 0.024, 0.14 1.58 0.52 0.021, 0.26 1.74 0.5 0.017, 0.27 1.9 0.56 0.011')),
      '#d9c39a',
      0.008,
    ),
    ears(
      path(knots('0.14 1.58 0.52 0.018, 0.13 1.72 0.6 0.01')),
      '#d9c39a',
      0.008,
    ),
    ears(
      path(knots('0.24 1.72 0.5 0.016, 0.36 1.8 0.52 0.01')),
      '#d9c39a',
      0.008,
    ),
  ],
  tail: knots('0 0.8 -0.6 0.045, 0 0.74 -0.68 0.04'),
  tailTip: '#f0dcc0',
};

/** Beasts of the wild. */
export const WILD: readonly Prop[] = [
  {
    noun: 'bear',
    words: ['brown bear', 'grizzly'],
    size: [0.858, 1.53, 2.33],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, BEAR)),
  },
  {
    noun: 'polar bear',
    words: ['white bear'],
    size: [0.858, 1.53, 2.33],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, POLAR)),
  },
  {
    noun: 'panda',
    words: ['panda bear'],
    size: [0.562, 1.01, 1.7],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, PANDA)),
  },
  {
    noun: 'elephant',
    words: ['mammoth'],
    size: [7.2, 8.33, 14.5],
    stands: GROUND,
    paints: ['figure'],
    moves: [...GAIT, { part: 'trunk', does: 'swing', axis: 'x' }],
    build: made((kit) => beast(kit, ELEPHANT)),
  },
  {
    noun: 'lion',
    words: [],
    size: [0.688, 1.36, 2.17],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, LION)),
  },
  {
    noun: 'tiger',
    words: [],
    size: [0.55, 1.27, 2.17],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, TIGER)),
  },
  {
    noun: 'giraffe',
    words: [],
    size: [3.1, 15, 11.5],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, GIRAFFE)),
  },
  {
    noun: 'deer',
    words: ['stag', 'reindeer'],
    size: [0.716, 1.9, 1.7],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, DEER)),
  },
];
