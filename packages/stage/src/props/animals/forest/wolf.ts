import { egg } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { ear, GAIT, GROUND } from '../pets/shapes.js';

const WOLF: BeastLook = {
  height: 0.82,
  coat: '#7d838b',
  pale: '#e9e6df',
  dark: '#15130f',
  length: 0.94,
  girth: [0.275, 0.2, 0.215],
  legs: [0.11, 0.07, 0.072],
  stance: 0.14,
  paw: '#d9d5cc',
  head: [1.17, 0.74],
  skull: [0.225, 0.205, 0.225],
  neck: 0.17,
  snout: [0.22, 0.078, 0.07],
  eye: 0.032,
  ears: [
    ears(ear([0.125, 1.31, 0.68], [0.165, 1.5, 0.66], 0.075, 0.012), '#5d636b'),
    ears(egg([0.17, 1.1, 0.8], [0.115, 0.1, 0.1], [0, 0, 0.4]), '#e9e6df', 0.04),
    ears(egg([0, 1.27, 0.93], [0.05, 0.07, 0.06]), '#5d636b', 0.05),
  ],
  tail: knots('0 0.84 -0.58 0.065, 0 0.66 -0.78 0.11, 0 0.46 -0.88 0.12, 0 0.28 -0.92 0.06'),
  tailTip: '#33373d',
  more: [
    { is: egg([0, 0.86, -0.08], [0.15, 0.16, 0.52]), bone: 'body', colour: '#4f555d', seam: 0.03 },
    { is: egg([0, 0.82, 0.6], [0.19, 0.24, 0.14], [0.5, 0, 0]), bone: 'neck', colour: '#e9e6df', seam: 0.07 },
  ],
};

export const WOLF_PROP: Prop = {
  noun: 'wolf',
  words: ['gray wolf', 'grey wolf', 'arctic wolf', 'coyote', 'hyena', 'jackal'],
  size: [0.463, 1.22, 1.82],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, WOLF)),
};
