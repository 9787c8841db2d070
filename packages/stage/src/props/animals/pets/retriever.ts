import { egg, path } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT, GROUND } from './shapes.js';

const [GOLD, CREAM, DEEP] = ['#d9a253', '#efd09a', '#b97a35'];

/** Golden all over, with ears that hang, a ruff, and long hair at belly, breeches and tail. */
const RETRIEVER: BeastLook = {
  height: 0.52,
  coat: GOLD,
  pale: CREAM,
  dark: '#1d1613',
  length: 0.9,
  girth: [0.3, 0.25, 0.265],
  legs: [0.135, 0.095, 0.095],
  stance: 0.165,
  paw: CREAM,
  head: [1.2, 0.7],
  skull: [0.275, 0.26, 0.26],
  neck: 0.19,
  snout: [0.135, 0.112, 0.075],
  eye: 0.046,
  ears: [ears(egg([0.275, 1.14, 0.64], [0.06, 0.22, 0.135], [0.12, 0, 0.16]), DEEP, 0.03)],
  tail: knots('0 0.84 -0.58 0.085, 0 0.96 -0.78 0.1, 0 1.14 -0.9 0.095, 0 1.3 -0.92 0.05'),
  tailTip: CREAM,
  more: [
    { is: egg([0, 0.82, 0.66], [0.2, 0.25, 0.15], [-0.3, 0, 0]), colour: CREAM, bone: 'neck', seam: 0.06 },
    { is: egg([0, 0.4, 0.16], [0.15, 0.1, 0.34]), colour: CREAM, bone: 'belly', seam: 0.05 },
    {
      is: path(knots('0 0.9 -0.76 0.05, 0 0.98 -0.92 0.07, 0 1.14 -1.0 0.04')),
      colour: CREAM,
      bone: 'tail',
      seam: 0.03,
    },
    ears(egg([0.17, 0.62, -0.56], [0.07, 0.19, 0.09], [0.2, 0, 0]), CREAM, 0.05),
  ].map((lump) => ({ ...lump, bone: lump.bone ?? 'rear' })),
};

export const RETRIEVER_PROP: Prop = {
  noun: 'golden retriever',
  words: ['retriever', 'labrador', 'goldendoodle', 'labradoodle'],
  size: [0.36, 0.76, 1.1],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  coats: ['#efe0c4', '#6b4227', '#2e2a2b'],
  build: made((kit) => beast(kit, RETRIEVER)),
};
