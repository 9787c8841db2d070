import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { car, PAINTED, ROAD, SEDAN, WHEELS } from './shapes.js';

export const CAR_PROP: Prop = {
  noun: 'car',
  words: ['sedan', 'automobile', 'saloon car'],
  size: [2.08, 1.44, 4.55],
  stands: ROAD,
  paints: PAINTED,
  moves: WHEELS,
  build: made((kit) => car(kit, SEDAN)),
};
