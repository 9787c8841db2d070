import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { bird, DUCK, MOVES } from './shapes.js';

export const DUCK_PROP: Prop = {
  noun: 'duck',
  words: ['goose', 'duckling'],
  size: [0.268, 0.43, 0.496],
  stands: ['water', 'ground', 'podium'],
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, DUCK)),
};
