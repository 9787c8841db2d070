import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { car, type CarLook, PAINTED, ROAD, WHEELS } from './shapes.js';

const HATCH: CarLook = {
  outline: pairs(
    '-1.62 0.3, -1.76 0.6, -1.74 0.95, -1.6 1.28, -1.2 1.52, -0.5 1.6, 0.2 1.52, 0.85 1.08, 1.35 0.92, 1.7 0.74, 1.8 0.5, 1.72 0.26, 0.9 0.2, -0.9 0.2',
  ),
  width: 1.7,
  belt: 0.98,
  lean: 0.34,
  windows: pairs('-1.35 1.06, -1.05 1.4, -0.5 1.48, 0.15 1.42, 0.68 1.03'),
  posts: [-0.42],
  doors: [0.66, -0.5],
  front: [0.25, 1.06, 1.46],
  back: [-1.25, 1.1, 1.44],
  axles: [1.12, -1.12],
  radius: 0.32,
  spokes: 8,
  nose: 0.7,
  colour: '#38a3b8',
};

export const SMALL_CAR_PROP: Prop = {
  noun: 'small car',
  words: ['hatchback', 'mini', 'toy car', 'electric car', 'city car'],
  size: [1.96, 1.6, 3.56],
  stands: ROAD,
  paints: PAINTED,
  moves: WHEELS,
  build: made((kit) => car(kit, HATCH)),
};
