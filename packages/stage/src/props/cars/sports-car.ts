import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { car, type CarLook, PAINTED, ROAD, WHEELS } from './shapes.js';

const SPORTS: CarLook = {
  outline: pairs(
    '-2.08 0.28, -2.16 0.55, -2.12 0.86, -1.8 0.97, -1.2 1.02, -0.5 1.16, 0 1.17, 0.45 1.06, 0.98 0.87, 1.6 0.81, 2.1 0.62, 2.26 0.42, 2.2 0.2, 1.2 0.14, -1.2 0.14',
  ),
  width: 1.94,
  belt: 0.8,
  lean: 0.5,
  windows: pairs('-0.78 0.9, -0.45 1.08, 0 1.1, 0.38 1.02, 0.8 0.82'),
  posts: [-0.36],
  doors: [0.62, -0.52],
  front: [0.3, 0.83, 1.08],
  back: [-0.7, 1.0, 1.1],
  axles: [1.34, -1.26],
  radius: 0.345,
  spokes: 10,
  nose: 0.56,
  colour: '#d8121f',
};

function sports(kit: Maker): void {
  car(kit, SPORTS);
  kit.add(
    'wing',
    merged([
      boxAt([1.6, 0.03, 0.28], [0, 1.16, -1.98], 0.012),
      ...[-0.55, 0.55].map((x) => boxAt([0.04, 0.2, 0.14], [x, 1.06, -1.95], 0.012)),
    ]),
    matter('rubber', '#121315', { roughness: 0.5 }),
  );
}

export const SPORTS_CAR_PROP: Prop = {
  noun: 'sports car',
  words: [
    'sportscar',
    'supercar',
    'race car',
    'racing car',
    'ferrari',
    'lamborghini',
    'porsche',
    'sport car',
  ],
  size: [2.2, 1.17, 4.43],
  stands: ROAD,
  paints: PAINTED,
  moves: WHEELS,
  build: made(sports),
};
