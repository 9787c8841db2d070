import { egg } from '../../kit/fields.js';
import type { Place } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { type BeastLook, ears } from '../beast.js';

export const GROUND: readonly Place[] = ['ground', 'floor', 'podium', 'road'];

export const BEAR: BeastLook = {
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

export const LION: BeastLook = {
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
