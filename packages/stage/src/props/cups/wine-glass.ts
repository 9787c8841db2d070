import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { stemmed, TABLE } from './shapes.js';

function wineGlass(kit: Maker): void {
  stemmed(kit, triples('0.004 0.09 0.008, 0.03 0.105 0.02, 0.0435 0.14 0.03, 0.033 0.215 0.01'), 0.036);
  kit.add(
    'wine',
    turned(corners('0 0.0975, 0.02 0.1 0.01, 0.0405 0.132 0.016, 0.0418 0.147, 0 0.147')),
    kit.main('liquid', '#5e0a1a'),
  );
}

export const WINE_GLASS_PROP: Prop = {
  noun: 'wine glass',
  words: ['glass of wine', 'goblet', 'glass of red wine'],
  size: [0.0836, 0.215, 0.0836],
  stands: TABLE,
  paints: ['wine'],
  build: made(wineGlass),
};
