import { egg, path } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT } from '../pets/shapes.js';
import { GROUND } from './shapes.js';

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
      path(knots('0.06 1.42 0.6 0.046, 0.14 1.58 0.52 0.042, 0.26 1.74 0.5 0.038, 0.27 1.9 0.56 0.033')),
      '#d9c39a',
      0.008,
    ),
    ears(path(knots('0.14 1.58 0.52 0.04, 0.13 1.74 0.6 0.033')), '#d9c39a', 0.008),
    ears(path(knots('0.24 1.72 0.5 0.038, 0.38 1.82 0.52 0.033')), '#d9c39a', 0.008),
  ],
  tail: knots('0 0.8 -0.6 0.045, 0 0.74 -0.68 0.04'),
  tailTip: '#f0dcc0',
};

export const DEER_PROP: Prop = {
  noun: 'deer',
  words: ['stag', 'reindeer'],
  size: [0.716, 1.9, 1.7],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, DEER)),
};
