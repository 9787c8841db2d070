import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { bird, MOVES, SONGBIRD, STANDS } from './shapes.js';

export const BIRD_PROP: Prop = {
  noun: 'bird',
  words: ['bluebird', 'songbird', 'blue jay'],
  size: [0.106, 0.163, 0.205],
  stands: STANDS,
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, SONGBIRD)),
};
