import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { tall, TABLE } from './shapes.js';

export const ICED_COFFEE_PROP: Prop = {
  noun: 'iced coffee',
  words: [
    'iced latte',
    'cold brew',
    'iced americano',
    'iced mocha',
    'iced macchiato',
    'glass of iced coffee',
    'cold coffee',
  ],
  size: [0.0739, 0.185, 0.0739],
  stands: TABLE,
  paints: ['drink'],
  build: made((kit) =>
    tall(kit, { tones: ['#f1e2cb', '#ecd9bd', '#c08a55', '#5a2f16', '#3a1c0d'], straw: '#2b2725' }),
  ),
};
