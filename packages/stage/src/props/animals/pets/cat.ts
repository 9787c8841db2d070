import { egg } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { ear, GAIT, GROUND } from './shapes.js';

const CAT: BeastLook = {
  height: 0.27,
  coat: '#e08a3c',
  shade: '#b05f20',
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
    is: egg([0, 0.936 - Math.abs(z) * 0.02, z], [0.15, 0.032, 0.034]),
    colour: '#b05f20',
    bone: 'body',
    // Fur of another colour, and no spines.
    seam: 0.03,
  })),
};

export const CAT_PROP: Prop = {
  noun: 'cat',
  words: ['kitten', 'kitty', 'tabby'],
  size: [0.167, 0.432, 0.573],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  coats: ['#77757c', '#efe6d8', '#2e2b2d'],
  build: made((kit) => beast(kit, CAT)),
};
