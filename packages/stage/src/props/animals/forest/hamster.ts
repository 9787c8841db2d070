import { egg } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT, GROUND } from '../pets/shapes.js';

const HAMSTER: BeastLook = {
  height: 0.08,
  coat: '#d99a52',
  pale: '#fff6e8',
  dark: '#e58f92',
  length: 0.56,
  girth: [0.42, 0.46, 0.46],
  legs: [0.13, 0.1, 0.09],
  stance: 0.24,
  paw: '#f3b7a8',
  head: [0.86, 0.56],
  skull: [0.37, 0.34, 0.33],
  neck: 0.32,
  snout: [0.0, 0.13, 0.08],
  eye: 0.06,
  ears: [
    ears(egg([0.24, 1.19, 0.46], [0.1, 0.12, 0.05], [0, 0, -0.35]), '#c07f3c', 0.03),
    ears(egg([0.245, 1.19, 0.495], [0.06, 0.078, 0.026], [0, 0, -0.35]), '#f3b7a8', 0.008),
    ears(egg([0.24, 0.72, 0.68], [0.16, 0.14, 0.15]), '#fff6e8', 0.06),
  ],
  tail: knots('0 0.34 -0.72 0.06, 0 0.35 -0.78 0.05'),
  tailTip: '#f3b7a8',
  more: [{ is: egg([0, 0.36, 0.0], [0.36, 0.2, 0.52]), bone: 'body', colour: '#fff6e8', seam: 0.05 }],
};

export const HAMSTER_PROP: Prop = {
  noun: 'hamster',
  words: ['gerbil'],
  size: [0.0769, 0.106, 0.144],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, HAMSTER)),
};
