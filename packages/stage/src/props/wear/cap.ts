import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { cap, STANDS } from './shapes.js';

export const CAP_PROP: Prop = {
  noun: 'cap',
  words: ['baseball cap'],
  size: [0.176, 0.125, 0.278],
  stands: STANDS,
  paints: ['crown', 'peak', 'button'],
  build: made(cap),
};
