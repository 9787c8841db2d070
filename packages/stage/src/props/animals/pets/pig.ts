import { egg } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT, GROUND } from './shapes.js';

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

export const PIG_PROP: Prop = {
  noun: 'pig',
  words: ['piglet', 'piggy'],
  size: [0.55, 0.826, 1.47],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, PIG)),
};
