import { egg, limb } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT } from '../pets/shapes.js';
import { GROUND } from './shapes.js';

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

export const GIRAFFE_PROP: Prop = {
  noun: 'giraffe',
  words: [],
  size: [1.19, 5.75, 4.47],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, GIRAFFE)),
};
