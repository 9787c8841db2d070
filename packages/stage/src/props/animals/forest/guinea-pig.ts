import { egg, limb } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Motion, Prop } from '../../kit/prop.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT, GROUND } from '../pets/shapes.js';

const [COAT, WHITE, PINK] = ['#a8612e', '#fdf7ec', '#eab3a4'];

/** Long, low and round, without a tail: brown at the head and behind, with a white middle and a blaze. */
const GUINEA_PIG: BeastLook = {
  height: 0.13,
  coat: COAT,
  pale: WHITE,
  dark: '#d98b8b',
  length: 0.86,
  girth: [0.45, 0.47, 0.48],
  legs: [0.11, 0.08, 0.07],
  stance: 0.24,
  paw: PINK,
  head: [0.68, 0.86],
  skull: [0.31, 0.31, 0.38],
  neck: 0.36,
  snout: [0.05, 0.15, 0.09],
  eye: 0.052,
  ears: [
    ears(egg([0.3, 0.84, 0.72], [0.115, 0.042, 0.1], [0.25, 0, -0.75]), '#6e3c1c', 0.03),
    ears(egg([0.315, 0.835, 0.75], [0.075, 0.026, 0.062], [0.25, 0, -0.75]), PINK, 0.008),
    ears(egg([0.18, 0.54, 0.98], [0.14, 0.12, 0.15]), COAT, 0.06),
    { is: limb([0, 0.97, 0.8], [0, 0.68, 1.24], 0.06, 0.07), colour: WHITE, seam: 0.02 },
  ],
  tail: [],
  more: [
    { is: egg([0, 0.53, 0.08], [0.485, 0.485, 0.34]), bone: 'body', colour: WHITE, seam: 0.03 },
    { is: egg([0, 0.36, 0.34], [0.38, 0.3, 0.4]), bone: 'body', colour: WHITE, seam: 0.05 },
  ],
};

const MOVES: readonly Motion[] = GAIT.filter(({ part }) => part !== 'tail');

export const GUINEA_PIG_PROP: Prop = {
  noun: 'guinea pig',
  words: ['cavy', 'guineapig'],
  size: [0.128, 0.151, 0.292],
  stands: GROUND,
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => beast(kit, GUINEA_PIG)),
};
