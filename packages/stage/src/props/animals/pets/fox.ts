import { egg } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { ear, GAIT, GROUND } from './shapes.js';

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

export const FOX_PROP: Prop = {
  noun: 'fox',
  words: ['red fox'],
  size: [0.226, 0.662, 1.04],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, FOX)),
};
