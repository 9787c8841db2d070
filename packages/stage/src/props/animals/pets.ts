import { type Field, egg, limb, path, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Motion, Place, Prop } from '../kit/prop.js';
import { type BeastLook, beast, ears } from './beast.js';
import { knots } from '../kit/rows.js';

const GROUND: readonly Place[] = ['ground', 'floor', 'podium', 'road'];
export const GAIT: readonly Motion[] = [
  ...['leg.fl', 'leg.fr', 'leg.bl', 'leg.br'].map((part) => ({ part, does: 'step', axis: 'x' }) as const),
  { part: 'head', does: 'nod', axis: 'x' },
  { part: 'tail', does: 'wag', axis: 'y' },
];

const ear = (
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  wide: number,
  tip = 0.015,
): Field => limb(from, to, wide, tip);

const DOG: BeastLook = {
  height: 0.52,
  coat: '#c98a4b',
  pale: '#f3dfc0',
  dark: '#1d1613',
  length: 0.92,
  girth: [0.29, 0.235, 0.25],
  legs: [0.125, 0.082, 0.085],
  stance: 0.165,
  paw: '#f3dfc0',
  head: [1.2, 0.72],
  skull: [0.26, 0.245, 0.25],
  neck: 0.16,
  snout: [0.15, 0.105, 0.075],
  eye: 0.042,
  ears: [ears(egg([0.25, 1.19, 0.66], [0.06, 0.2, 0.115], [0.1, 0, 0.22]), '#8a5527', 0.03)],
  tail: knots('0 0.86 -0.6 0.075, 0 1.02 -0.78 0.07, 0 1.26 -0.8 0.055, 0 1.38 -0.72 0.045'),
  tailTip: '#f3dfc0',
};

const CAT: BeastLook = {
  height: 0.27,
  coat: '#e08a3c',
  pale: '#fff3e2',
  dark: '#d8828a',
  length: 0.95,
  girth: [0.26, 0.235, 0.27],
  legs: [0.11, 0.075, 0.078],
  stance: 0.14,
  paw: '#fff3e2',
  head: [1.22, 0.66],
  skull: [0.31, 0.265, 0.26],
  neck: 0.15,
  snout: [0.015, 0.098, 0.085],
  eye: 0.05,
  ears: [
    ears(ear([0.175, 1.38, 0.64], [0.23, 1.6, 0.62], 0.1, 0.012), '#e08a3c'),
    ears(ear([0.18, 1.4, 0.685], [0.224, 1.55, 0.665], 0.056, 0.01), '#f3b3a8', 0.01),
  ],
  tail: knots(
    '0 0.82 -0.62 0.06, 0 0.86 -0.92 0.06, 0 1.12 -1.08 0.058, 0 1.42 -1.02 0.052, 0 1.52 -0.9 0.048',
  ),
  tailTip: '#fff3e2',
  more: [0.18, 0.02, -0.14, -0.3].map((z) => ({
    is: egg([0, 0.975 - Math.abs(z) * 0.02, z], [0.13, 0.045, 0.026]),
    colour: '#b05f20',
    bone: 'body',
    seam: 0.004,
  })),
};

const FOX: BeastLook = {
  height: 0.4,
  coat: '#d9601f',
  pale: '#fff4e6',
  dark: '#17120f',
  length: 0.95,
  girth: [0.245, 0.2, 0.225],
  legs: [0.1, 0.066, 0.068],
  stance: 0.135,
  paw: '#2b1a14',
  head: [1.18, 0.7],
  skull: [0.25, 0.22, 0.23],
  neck: 0.14,
  snout: [0.2, 0.06, 0.075],
  eye: 0.036,
  ears: [
    ears(ear([0.15, 1.32, 0.66], [0.22, 1.6, 0.64], 0.092, 0.012), '#d9601f'),
    ears(egg([0.224, 1.57, 0.635], [0.04, 0.075, 0.035], [0, 0, -0.22]), '#2b1a14', 0.01),
    ears(egg([0.17, 1.11, 0.8], [0.12, 0.085, 0.1], [0, 0, 0.4]), '#fff4e6', 0.04),
  ],
  tail: knots('0 0.82 -0.58 0.07, 0 0.72 -0.82 0.13, 0 0.72 -1.1 0.155, 0 0.86 -1.34 0.09'),
  tailTip: '#fff4e6',
};

const RABBIT: BeastLook = {
  height: 0.2,
  coat: '#d8cfc4',
  pale: '#ffffff',
  dark: '#d98a94',
  length: 0.62,
  girth: [0.3, 0.33, 0.38],
  legs: [0.13, 0.09, 0.085],
  stance: 0.16,
  paw: '#ffffff',
  head: [1.18, 0.5],
  skull: [0.275, 0.265, 0.28],
  neck: 0.18,
  snout: [0.02, 0.11, 0.075],
  eye: 0.05,
  ears: [
    ears(egg([0.115, 1.63, 0.42], [0.085, 0.33, 0.055], [-0.16, 0, -0.14]), '#d8cfc4', 0.04),
    ears(egg([0.117, 1.64, 0.462], [0.048, 0.26, 0.028], [-0.16, 0, -0.14]), '#f1b9bb', 0.008),
  ],
  tail: knots('0 0.5 -0.66 0.14, 0 0.54 -0.7 0.14'),
  tailTip: '#ffffff',
};

const HORSE: BeastLook = {
  height: 1.5,
  coat: '#8a4f2a',
  pale: '#7a4426',
  dark: '#2a1a12',
  length: 0.96,
  girth: [0.235, 0.215, 0.235],
  legs: [0.11, 0.062, 0.06],
  stance: 0.125,
  paw: '#2a1a12',
  head: [1.4, 0.8],
  skull: [0.125, 0.14, 0.18],
  neck: 0.125,
  snout: [0.21, 0.085, 0.11],
  eye: 0.028,
  ears: [ears(ear([0.06, 1.5, 0.74], [0.085, 1.66, 0.73], 0.045, 0.012), '#8a4f2a', 0.02)],
  tail: knots('0 0.9 -0.6 0.055, 0 0.82 -0.72 0.075, 0 0.5 -0.78 0.08, 0 0.26 -0.76 0.03'),
  tailTip: '#2a1a12',
  seam: 0.1,
  more: [
    {
      is: path(knots('0 1.57 0.84 0.05, 0 1.5 0.6 0.07, 0 1.27 0.42 0.075, 0 1.03 0.28 0.04')),
      colour: '#2a1a12',
      bone: 'neck',
      seam: 0.02,
    },
    {
      is: path(knots('0 0.88 -0.72 0.07, 0 0.6 -0.84 0.1, 0 0.25 -0.84 0.04')),
      colour: '#2a1a12',
      bone: 'tail',
      seam: 0.02,
    },
    {
      is: egg([0, 1.42, 0.97], [0.045, 0.1, 0.06], [0.6, 0, 0]),
      colour: '#f6ead8',
      bone: 'head',
      seam: 0.005,
    },
  ],
};

const UNICORN: BeastLook = {
  ...HORSE,
  coat: '#fbf7fb',
  pale: '#f3e4ee',
  paw: '#e7b7d6',
  ears: [
    ears(ear([0.06, 1.5, 0.74], [0.085, 1.66, 0.73], 0.045, 0.012), '#fbf7fb', 0.02),
    { is: limb([0, 1.5, 0.9], [0, 1.86, 1.06], 0.042, 0.008), colour: '#f2c14e', seam: 0.01 },
  ],
  tailTip: '#d88ae0',
  more: [
    {
      is: path(knots('0 1.57 0.84 0.05, 0 1.5 0.6 0.07, 0 1.27 0.42 0.075, 0 1.03 0.28 0.04')),
      colour: '#d88ae0',
      bone: 'neck',
      seam: 0.02,
    },
    {
      is: path(knots('0 0.88 -0.72 0.07, 0 0.6 -0.84 0.1, 0 0.25 -0.84 0.04')),
      colour: '#8fb8f2',
      bone: 'tail',
      seam: 0.02,
    },
  ],
};

const COW: BeastLook = {
  height: 1.35,
  coat: '#f7f2ea',
  pale: '#f0b9a8',
  dark: '#c9877a',
  length: 1.12,
  girth: [0.28, 0.285, 0.28],
  legs: [0.11, 0.075, 0.072],
  stance: 0.16,
  paw: '#3a2a22',
  head: [1.08, 0.92],
  skull: [0.17, 0.18, 0.19],
  neck: 0.15,
  snout: [0.1, 0.115, 0.07],
  eye: 0.03,
  ears: [
    ears(egg([0.235, 1.12, 0.86], [0.11, 0.05, 0.06], [0, 0, -0.15]), '#2e2622', 0.03),
    ears(limb([0.1, 1.23, 0.86], [0.17, 1.36, 0.87], 0.03, 0.012), '#e8d8b8', 0.01),
  ],
  tail: knots('0 0.9 -0.68 0.035, 0 0.6 -0.76 0.028, 0 0.34 -0.76 0.05'),
  tailTip: '#2e2622',
  more: [
    { is: egg([0.22, 0.8, 0.1], [0.12, 0.17, 0.2]), colour: '#2e2622', bone: 'body', seam: 0.004 },
    { is: egg([-0.2, 0.84, -0.3], [0.14, 0.16, 0.17]), colour: '#2e2622', bone: 'body', seam: 0.004 },
    { is: egg([-0.18, 0.78, 0.42], [0.13, 0.15, 0.13]), colour: '#2e2622', bone: 'body', seam: 0.004 },
    { is: egg([0.17, 0.86, -0.46], [0.14, 0.12, 0.13]), colour: '#2e2622', bone: 'body', seam: 0.004 },
    { is: twin(egg([0.11, 1.13, 0.98], [0.075, 0.085, 0.1])), colour: '#2e2622', bone: 'head', seam: 0.004 },
    { is: egg([0, 0.4, -0.36], [0.12, 0.08, 0.12]), colour: '#f0b9a8', bone: 'body', seam: 0.03 },
  ],
};

const PIG: BeastLook = {
  height: 0.7,
  coat: '#f0a9a5',
  pale: '#f3b9b3',
  dark: '#d9827f',
  length: 0.95,
  girth: [0.36, 0.375, 0.37],
  legs: [0.13, 0.095, 0.09],
  stance: 0.2,
  paw: '#c9777a',
  head: [0.82, 0.78],
  skull: [0.27, 0.265, 0.26],
  neck: 0.24,
  snout: [0.07, 0.115, 0.05],
  eye: 0.032,
  ears: [ears(egg([0.17, 1.06, 0.82], [0.1, 0.13, 0.04], [0.7, 0, -0.4]), '#e58f8e', 0.03)],
  tail: knots('0 0.8 -0.8 0.03, 0.05 0.86 -0.87 0.028, 0 0.92 -0.88 0.026, -0.04 0.86 -0.92 0.022'),
};

const SHEEP: BeastLook = {
  height: 0.8,
  coat: '#f6f1e6',
  pale: '#3a302c',
  dark: '#1c1614',
  length: 0.85,
  girth: [0.33, 0.36, 0.34],
  legs: [0.09, 0.06, 0.062],
  stance: 0.17,
  paw: '#2a2220',
  head: [1.0, 0.74],
  skull: [0.16, 0.18, 0.17],
  neck: 0.17,
  snout: [0.1, 0.1, 0.09],
  eye: 0.03,
  ears: [
    ears(egg([0.21, 1.02, 0.72], [0.1, 0.045, 0.055], [0, 0, -0.3]), '#3a302c', 0.02),
    { is: egg([0, 1.14, 0.7], [0.17, 0.11, 0.15]), colour: '#f6f1e6', seam: 0.03 },
  ],
  tail: knots('0 0.7 -0.66 0.09, 0 0.6 -0.74 0.08'),
  more: Array.from({ length: 46 }, (_, i) => {
    const [t, angle] = [(i + 0.5) / 46, i * 2.39996];
    const reach = Math.sqrt(1 - (2 * t - 1) ** 2);
    return {
      is: egg(
        [Math.cos(angle) * reach * 0.33, 0.66 + Math.sin(angle) * reach * 0.32, (2 * t - 1) * 0.7],
        [0.1, 0.1, 0.1],
      ),
      colour: '#f6f1e6',
      bone: 'body',
      seam: 0.045,
    };
  }),
};

/** A house's and a farm's beasts. */
export const PETS: readonly Prop[] = [
  {
    noun: 'dog',
    words: ['puppy', 'golden retriever', 'labrador', 'corgi'],
    size: [0.178, 0.678, 0.843],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, DOG)),
  },
  {
    noun: 'cat',
    words: ['kitten', 'kitty', 'tabby'],
    size: [0.102, 0.359, 0.347],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, CAT)),
  },
  {
    noun: 'fox',
    words: ['red fox'],
    size: [0.125, 0.508, 0.687],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, FOX)),
  },
  {
    noun: 'rabbit',
    words: ['bunny', 'hare'],
    size: [0.0768, 0.258, 0.206],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, RABBIT)),
  },
  {
    noun: 'horse',
    words: ['pony', 'stallion', 'mare'],
    size: [1.12, 3.72, 4.87],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, HORSE)),
  },
  {
    noun: 'unicorn',
    words: [],
    size: [1.12, 3.86, 4.87],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, UNICORN)),
  },
  {
    noun: 'cow',
    words: ['bull', 'cattle'],
    size: [1.23, 2.44, 3.81],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, COW)),
  },
  {
    noun: 'pig',
    words: ['piglet', 'piggy'],
    size: [0.385, 0.643, 1.28],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, PIG)),
  },
  {
    noun: 'sheep',
    words: ['lamb'],
    size: [0.54, 0.861, 1.39],
    stands: GROUND,
    paints: ['figure'],
    moves: GAIT,
    build: made((kit) => beast(kit, SHEEP)),
  },
];
