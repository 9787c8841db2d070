import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { beast } from '../beast.js';
import { GAIT } from '../pets/shapes.js';
import { BEAR, GROUND } from './shapes.js';

export const BEAR_PROP: Prop = {
  noun: 'bear',
  words: ['brown bear', 'grizzly'],
  size: [0.817, 1.46, 2.25],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, BEAR)),
};
