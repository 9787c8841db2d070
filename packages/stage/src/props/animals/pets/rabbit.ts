import { egg } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT, GROUND } from './shapes.js';

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

export const RABBIT_PROP: Prop = {
  noun: 'rabbit',
  words: ['bunny', 'hare'],
  size: [0.151, 0.387, 0.347],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  coats: ['#f2ede4', '#8a6848'],
  build: made((kit) => beast(kit, RABBIT)),
};
