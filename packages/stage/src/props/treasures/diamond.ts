import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { brilliant } from '../wear/shapes.js';
import { STANDS } from './shapes.js';

function diamond(kit: Maker): void {
  kit.add('stone', brilliant(0.05), kit.main('gem', '#d6ecff'));
}

export const DIAMOND_PROP: Prop = {
  noun: 'diamond',
  words: ['gem', 'gemstone', 'jewel'],
  size: [0.0981, 0.07, 0.0981],
  stands: STANDS,
  paints: ['stone'],
  build: made(diamond),
};
