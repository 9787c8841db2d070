import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { car, type CarLook, PAINTED, ROAD, WHEELS } from './shapes.js';

const SUV: CarLook = {
  outline: pairs(
    '-2.1 0.36, -2.2 0.65, -2.2 1.0, -2.08 1.3, -1.8 1.66, -1.2 1.74, -0.2 1.75, 0.35 1.68, 0.98 1.18, 1.6 1.06, 2.1 0.96, 2.22 0.7, 2.18 0.36, 1.2 0.3, -1.2 0.3',
  ),
  width: 1.92,
  belt: 1.08,
  lean: 0.3,
  windows: pairs('-1.8 1.16, -1.6 1.58, -1.1 1.64, -0.2 1.65, 0.28 1.58, 0.8 1.14'),
  posts: [-0.3, -1.28],
  doors: [0.8, -0.3, -1.3],
  front: [0.4, 1.18, 1.62],
  back: [-1.75, 1.2, 1.62],
  axles: [1.36, -1.36],
  radius: 0.39,
  spokes: 6,
  nose: 0.86,
  colour: '#2f5d50',
};

export const SUV_PROP: Prop = {
  noun: 'suv',
  words: ['crossover', 'sport utility vehicle'],
  size: [2.18, 1.75, 4.45],
  stands: ROAD,
  paints: PAINTED,
  moves: WHEELS,
  build: made((kit) => car(kit, SUV)),
};
