import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { beast } from '../beast.js';
import { GAIT } from '../pets/shapes.js';
import { GROUND, LION } from './shapes.js';

export const LION_PROP: Prop = {
  noun: 'lion',
  words: [],
  size: [0.725, 1.44, 2.23],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, LION)),
};
