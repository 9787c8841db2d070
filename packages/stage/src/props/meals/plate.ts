import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { plateOf, TABLE } from './shapes.js';

function dinnerPlate(kit: Maker): void {
  kit.add('plate', plateOf(0.135), kit.main('ceramic', '#f6f3ee'));
  kit.add('rim', turned(pairs('0.1335 0.0202, 0.1315 0.0208, 0.128 0.0195'), 96), matter('gold', '#cda558'));
}

export const PLATE_PROP: Prop = {
  noun: 'plate',
  words: ['dish', 'dinner plate'],
  size: [0.269, 0.0208, 0.269],
  stands: TABLE,
  paints: ['plate'],
  build: made(dinnerPlate),
};
