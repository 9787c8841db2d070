import { limb, path } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { ear, GAIT, GROUND, HORSE } from './shapes.js';

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

export const UNICORN_PROP: Prop = {
  noun: 'unicorn',
  words: [],
  size: [0.747, 2.57, 3.28],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, UNICORN)),
};
