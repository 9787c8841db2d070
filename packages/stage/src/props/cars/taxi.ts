import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { car, PAINTED, ROAD, SEDAN, WHEELS } from './shapes.js';

function taxi(kit: Maker): void {
  car(kit, { ...SEDAN, colour: '#f5b914' });
  kit.label(
    boxAt([0.42, 0.14, 0.16], [0, 1.5, 0], 0.03),
    3,
    '#1a1a1a',
    matter('light', '#fff0c0', { emissiveIntensity: 0.5 }),
  );
}

export const TAXI_PROP: Prop = {
  noun: 'taxi',
  words: ['cab', 'yellow cab'],
  size: [2.08, 1.57, 4.55],
  stands: ROAD,
  paints: PAINTED,
  label: 'label',
  moves: WHEELS,
  build: made(taxi),
};
