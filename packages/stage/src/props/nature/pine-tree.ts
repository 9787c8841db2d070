import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { conifer, GROUND } from './shapes.js';

export const PINE_TREE_PROP: Prop = {
  noun: 'pine tree',
  words: ['pine', 'conifer', 'fir', 'fir tree', 'spruce'],
  size: [3.42, 6.7, 3.47],
  stands: GROUND,
  paints: ['leaves'],
  build: made(conifer),
};
