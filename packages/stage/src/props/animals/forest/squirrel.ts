import { egg } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { smoothed } from './shapes.js';
import { ear, GAIT, GROUND } from '../pets/shapes.js';

const SQUIRREL: BeastLook = {
  height: 0.15,
  coat: '#b5612a',
  pale: '#fbeedb',
  dark: '#2a1812',
  length: 0.66,
  girth: [0.27, 0.29, 0.34],
  legs: [0.115, 0.075, 0.075],
  stance: 0.15,
  paw: '#8f481c',
  head: [1.16, 0.52],
  skull: [0.25, 0.235, 0.26],
  neck: 0.17,
  snout: [0.05, 0.1, 0.07],
  eye: 0.05,
  ears: [
    ears(ear([0.13, 1.34, 0.46], [0.165, 1.49, 0.42], 0.072, 0.014), '#8f481c'),
    ears(egg([0.16, 1.07, 0.62], [0.1, 0.09, 0.09]), '#e0a066', 0.04),
  ],
  tail: smoothed(
    knots(
      '0 0.46 -0.56 0.07, 0 0.5 -0.78 0.12, 0 0.78 -0.98 0.17, 0 1.12 -0.94 0.19, 0 1.4 -0.84 0.185, 0 1.58 -0.94 0.15, 0 1.52 -1.12 0.08',
    ),
  ),
  more: [{ is: egg([0, 0.5, 0.3], [0.19, 0.24, 0.14]), bone: 'body', colour: '#fbeedb', seam: 0.04 }],
};

export const SQUIRREL_PROP: Prop = {
  noun: 'squirrel',
  words: ['chipmunk', 'red squirrel'],
  size: [0.102, 0.262, 0.311],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, SQUIRREL)),
};
