import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { egg, TABLE } from './shapes.js';

export const EGG_PROP: Prop = {
  noun: 'egg',
  words: ['chicken egg', 'easter egg'],
  size: [0.0439, 0.057, 0.0439],
  stands: TABLE,
  paints: ['shell'],
  build: made(egg),
};
