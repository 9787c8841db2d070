import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { beast } from '../beast.js';
import { GAIT, GROUND, HORSE } from './shapes.js';

export const HORSE_PROP: Prop = {
  noun: 'horse',
  words: ['pony', 'stallion', 'mare'],
  size: [0.747, 2.48, 3.28],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  coats: ['#e9e2d6', '#3a2a22', '#b5763f'],
  build: made((kit) => beast(kit, HORSE)),
};
