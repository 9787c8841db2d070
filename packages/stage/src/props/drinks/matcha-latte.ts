import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { tall, TABLE } from './shapes.js';

export const MATCHA_LATTE_PROP: Prop = {
  noun: 'matcha latte',
  words: ['matcha', 'iced matcha', 'iced matcha latte', 'matcha tea', 'green tea latte', 'glass of matcha'],
  size: [0.0739, 0.185, 0.0739],
  stands: TABLE,
  paints: ['drink'],
  build: made((kit) =>
    tall(kit, { tones: ['#f6f1e2', '#f1ecd6', '#c3d28e', '#86ad4a', '#6d9636'], straw: '#d8c7a4' }),
  ),
};
