import { egg, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Mark } from '../kit/sculpt.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { ear, GAIT, GROUND } from '../animals/pets/shapes.js';
import { bands } from './markings.js';

const COAT = '#c4562a';
const DARK = '#2c1d1a';
const PALE = '#fdf3e6';

const MARKS: Readonly<Record<string, Mark>> = {
  tail: { colour: '#f0b878', at: bands((_x, y, z) => z - y * 0.4, 0.19, -0.35) },
  leg: { colour: DARK, at: () => 1 },
};

const RED_PANDA: BeastLook = {
  height: 0.32,
  coat: COAT,
  pale: PALE,
  dark: DARK,
  length: 0.9,
  girth: [0.28, 0.27, 0.3],
  legs: [0.125, 0.092, 0.09],
  stance: 0.16,
  paw: DARK,
  head: [1.1, 0.68],
  skull: [0.3, 0.26, 0.25],
  neck: 0.18,
  snout: [0.035, 0.092, 0.085],
  eye: 0.042,
  ears: [
    ears(ear([0.2, 1.28, 0.64], [0.285, 1.44, 0.63], 0.1, 0.04), PALE, 0.03),
    ears(egg([0.268, 1.395, 0.705], [0.05, 0.072, 0.028], [-0.15, 0, -0.5]), COAT, 0.004),
    ears(egg([0.115, 1.255, 0.87], [0.055, 0.04, 0.035], [0, 0, 0.3]), PALE, 0.012),
    ears(egg([0.22, 1.03, 0.83], [0.105, 0.075, 0.085], [0, 0.5, 0]), PALE, 0.03),
    ears(egg([0.17, 0.955, 0.885], [0.026, 0.075, 0.03], [0, 0, 0.35]), '#a83f1c', 0.01),
  ],
  tail: knots('0 0.74 -0.68 0.1, 0 0.7 -0.88 0.14, 0 0.7 -1.12 0.155, 0 0.78 -1.36 0.15, 0 0.94 -1.52 0.1'),
  tailTip: DARK,
  cell: 0.034,
  marks: (bone) => MARKS[bone.split('.')[0] ?? ''],
  more: [
    { is: egg([0, 0.5, 0.05], [0.17, 0.1, 0.42]), colour: DARK, bone: 'body', seam: 0.03 },
    { is: twin(egg([0.14, 0.58, 0.4], [0.1, 0.12, 0.1])), colour: DARK, bone: 'body', seam: 0.04 },
  ],
};

export const RED_PANDA_PROP: Prop = {
  noun: 'red panda',
  words: [],
  size: [0.205, 0.478, 0.848],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, RED_PANDA)),
};
