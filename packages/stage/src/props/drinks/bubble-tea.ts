import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { tall, TABLE } from './shapes.js';

export const BUBBLE_TEA_PROP: Prop = {
  noun: 'bubble tea',
  words: ['boba', 'boba tea', 'milk tea', 'pearl tea', 'pearl milk tea'],
  size: [0.0739, 0.185, 0.0739],
  stands: TABLE,
  paints: ['drink'],
  build: made((kit) =>
    tall(kit, { tones: ['#c99a6b', '#d8b085', '#e6cba6'], straw: '#e84a7a', pearls: '#1d110c' }),
  ),
};
