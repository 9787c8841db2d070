import { egg } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';

const COAT = '#9a9ca3';
const PALE = '#f2efec';

const KOALA: BeastLook = {
  height: 0.42,
  coat: COAT,
  pale: '#b9bac0',
  dark: '#26222a',
  length: 0.68,
  girth: [0.29, 0.3, 0.33],
  legs: [0.135, 0.105, 0.1],
  stance: 0.19,
  paw: '#84868e',
  head: [1.13, 0.54],
  skull: [0.33, 0.29, 0.28],
  neck: 0.2,
  snout: [0.0, 0.13, 0.1],
  eye: 0.042,
  ears: [
    ears(egg([0.34, 1.34, 0.5], [0.17, 0.165, 0.09], [0, 0.35, 0]), COAT, 0.03),
    ears(egg([0.36, 1.33, 0.565], [0.112, 0.108, 0.055], [0, 0.35, 0]), PALE, 0.015),
    { is: egg([0, 1.075, 0.85], [0.078, 0.125, 0.085], [-0.15, 0, 0]), colour: '#26222a', seam: 0.012 },
  ],
  tail: knots('0 0.6 -0.62 0.08, 0 0.58 -0.66 0.07'),
  more: [{ is: egg([0, 0.7, 0.42], [0.2, 0.2, 0.16]), colour: PALE, bone: 'body', seam: 0.05 }],
};

export const KOALA_PROP: Prop = {
  noun: 'koala',
  words: ['koala bear'],
  size: [0.421, 0.64, 0.699],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, KOALA)),
};
