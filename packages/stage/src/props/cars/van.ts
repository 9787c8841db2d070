import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { car, type CarLook, PAINTED, ROAD, WHEELS } from './shapes.js';

export const VAN: CarLook = {
  outline: pairs(
    '-2.4 0.34, -2.5 0.7, -2.5 1.3, -2.44 1.85, -2.1 2.0, -0.5 2.04, 1.0 1.98, 1.42 1.75, 1.95 1.2, 2.4 1.0, 2.5 0.7, 2.46 0.34, 1.2 0.28, -1.2 0.28',
  ),
  width: 1.98,
  belt: 1.16,
  lean: 0.14,
  windows: pairs('0.42 1.24, 0.42 1.74, 1.05 1.74, 1.55 1.24'),
  posts: [],
  doors: [1.5, 0.36, -1.1],
  front: [1.2, 1.26, 1.86],
  back: [-2.4, 1.3, 1.75],
  axles: [1.62, -1.56],
  radius: 0.36,
  spokes: 7,
  nose: 0.82,
  colour: '#f2f2ef',
};

export const VAN_PROP: Prop = {
  noun: 'van',
  words: ['minivan', 'delivery van', 'camper van', 'minibus'],
  size: [2.24, 2.04, 5.04],
  stands: ROAD,
  paints: PAINTED,
  moves: WHEELS,
  build: made((kit) => car(kit, VAN)),
};
