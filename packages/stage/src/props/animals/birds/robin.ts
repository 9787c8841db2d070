import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { bird, type BirdLook, MOVES, SONGBIRD, STANDS } from './shapes.js';

const ROBIN: BirdLook = { ...SONGBIRD, coat: '#7a6248', belly: '#d9532c', wing: '#6a5440' };

export const ROBIN_PROP: Prop = {
  noun: 'robin',
  words: ['sparrow'],
  size: [0.106, 0.163, 0.205],
  stands: STANDS,
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, ROBIN)),
};
