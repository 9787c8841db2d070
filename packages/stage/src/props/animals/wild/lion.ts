import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { beast } from '../beast.js';
import { GAIT } from '../pets/shapes.js';
import { GROUND, LION } from './shapes.js';

export const LION_PROP: Prop = {
  noun: 'lion',
  words: [],
  size: [0.688, 1.36, 2.17],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, LION)),
};
