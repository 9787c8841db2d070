import { egg, path, twin } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT } from '../pets/shapes.js';
import { GROUND } from './shapes.js';

const ELEPHANT: BeastLook = {
  height: 2.6,
  coat: '#8f959c',
  pale: '#979da4',
  dark: '#5a5f66',
  length: 0.88,
  girth: [0.34, 0.36, 0.34],
  legs: [0.16, 0.135, 0.135],
  stance: 0.2,
  paw: '#7f858c',
  head: [0.94, 0.72],
  skull: [0.24, 0.265, 0.24],
  neck: 0.24,
  snout: [0.0, 0.14, 0.08],
  eye: 0.024,
  ears: [
    ears(egg([0.36, 0.93, 0.56], [0.2, 0.27, 0.062], [0, 0.55, 0]), '#858b92', 0.03),
    ears(egg([0.372, 0.92, 0.6], [0.14, 0.2, 0.045], [0, 0.55, 0]), '#c9a3a0', 0.006),
  ],
  tail: knots('0 0.72 -0.76 0.03, 0 0.46 -0.82 0.024, 0 0.34 -0.82 0.035'),
  more: [
    {
      is: path(
        knots(
          '0 0.86 0.92 0.125, 0 0.66 1.04 0.095, 0 0.42 1.08 0.075, 0 0.22 1.14 0.062, 0 0.17 1.24 0.058',
        ),
      ),
      colour: '#8f959c',
      bone: 'trunk',
      seam: 0.06,
    },
    {
      is: twin(path(knots('0.12 0.76 0.88 0.04, 0.15 0.64 1.0 0.034, 0.15 0.62 1.12 0.018'))),
      colour: '#f6efdf',
      bone: 'head',
      seam: 0.01,
    },
  ],
  joints: [{ name: 'trunk', at: [0, 0.84, 0.95], from: 'head' }],
};

export const ELEPHANT_PROP: Prop = {
  noun: 'elephant',
  words: ['mammoth'],
  size: [2.77, 3.2, 5.58],
  stands: GROUND,
  paints: ['figure'],
  moves: [...GAIT, { part: 'trunk', does: 'swing', axis: 'x' }],
  build: made((kit) => beast(kit, ELEPHANT)),
};
