import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { book, TABLE } from './shapes.js';

export const BOOK_PROP: Prop = {
  noun: 'book',
  words: ['novel', 'notebook', 'diary'],
  size: [0.162, 0.0375, 0.228],
  stands: TABLE,
  paints: ['cover'],
  label: 'label',
  build: made(book),
};
