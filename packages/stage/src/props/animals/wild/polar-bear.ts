import { egg } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT } from '../pets/shapes.js';
import { BEAR, GROUND } from './shapes.js';

const POLAR: BeastLook = {
  ...BEAR,
  coat: '#f5f3ec',
  pale: '#e8e4da',
  paw: '#e9e6dd',
  ears: [ears(egg([0.19, 1.28, 0.74], [0.085, 0.085, 0.05]), '#f5f3ec', 0.03)],
};

export const POLAR_BEAR_PROP: Prop = {
  noun: 'polar bear',
  words: ['white bear'],
  size: [0.817, 1.46, 2.25],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, POLAR)),
};
