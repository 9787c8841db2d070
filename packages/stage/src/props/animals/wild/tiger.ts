import { egg, twin } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT } from '../pets/shapes.js';
import { GROUND, LION } from './shapes.js';

const TIGER: BeastLook = {
  ...LION,
  coat: '#e2822c',
  pale: '#fff4e4',
  paw: '#fff4e4',
  girth: [0.26, 0.235, 0.25],
  ears: [
    ears(egg([0.165, 1.32, 0.72], [0.075, 0.075, 0.045]), '#e2822c', 0.02),
    ears(egg([0.19, 1.06, 0.84], [0.09, 0.08, 0.08]), '#fff4e4', 0.03),
    ...[1.3, 1.24].map((y, i) => ({
      is: egg([0, y, 0.89 + i * 0.035], [0.09 - i * 0.03, 0.018, 0.04]),
      colour: '#241a16',
      seam: 0.003,
    })),
  ],
  tail: knots('0 0.82 -0.66 0.055, 0 0.62 -0.9 0.05, 0 0.7 -1.12 0.05, 0 0.92 -1.2 0.05'),
  tailTip: '#241a16',
  more: Array.from({ length: 8 }, (_, i) => {
    const z = 0.42 - i * 0.14;
    return {
      is: twin(egg([0.17, 0.8, z], [0.125, 0.19, 0.02], [0, 0, 0.5])),
      colour: '#241a16',
      bone: 'body',
      seam: 0.003,
    };
  }),
};

export const TIGER_PROP: Prop = {
  noun: 'tiger',
  words: [],
  size: [0.579, 1.34, 2.23],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, TIGER)),
};
