import { egg, limb, twin } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT, GROUND } from './shapes.js';

const COW: BeastLook = {
  height: 1.35,
  coat: '#f7f2ea',
  pale: '#f0b9a8',
  dark: '#c9877a',
  length: 1.12,
  girth: [0.28, 0.285, 0.28],
  legs: [0.11, 0.075, 0.072],
  stance: 0.16,
  paw: '#3a2a22',
  head: [1.08, 0.92],
  skull: [0.17, 0.18, 0.19],
  neck: 0.15,
  snout: [0.1, 0.115, 0.07],
  eye: 0.03,
  ears: [
    ears(egg([0.235, 1.12, 0.86], [0.11, 0.05, 0.06], [0, 0, -0.15]), '#2e2622', 0.03),
    ears(limb([0.1, 1.23, 0.86], [0.17, 1.36, 0.87], 0.03, 0.012), '#e8d8b8', 0.01),
  ],
  tail: knots('0 0.9 -0.68 0.035, 0 0.6 -0.76 0.028, 0 0.34 -0.76 0.05'),
  tailTip: '#2e2622',
  more: [
    { is: egg([0.22, 0.8, 0.1], [0.12, 0.17, 0.2]), colour: '#2e2622', bone: 'body', seam: 0.004 },
    { is: egg([-0.2, 0.84, -0.3], [0.14, 0.16, 0.17]), colour: '#2e2622', bone: 'body', seam: 0.004 },
    { is: egg([-0.18, 0.78, 0.42], [0.13, 0.15, 0.13]), colour: '#2e2622', bone: 'body', seam: 0.004 },
    { is: egg([0.17, 0.86, -0.46], [0.14, 0.12, 0.13]), colour: '#2e2622', bone: 'body', seam: 0.004 },
    { is: twin(egg([0.11, 1.13, 0.98], [0.075, 0.085, 0.1])), colour: '#2e2622', bone: 'head', seam: 0.004 },
    { is: egg([0, 0.4, -0.36], [0.12, 0.08, 0.12]), colour: '#f0b9a8', bone: 'body', seam: 0.03 },
  ],
};

export const COW_PROP: Prop = {
  noun: 'cow',
  words: ['bull', 'cattle'],
  size: [0.914, 1.81, 2.86],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, COW)),
};
