import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { stemmed, TABLE } from './shapes.js';

const wineGlass =
  (colour: string, opacity = 1) =>
  (kit: Maker): void => {
    stemmed(kit, triples('0.004 0.09 0.008, 0.03 0.105 0.02, 0.0435 0.14 0.03, 0.033 0.215 0.01'), 0.036);
    kit.add(
      'wine',
      turned(corners('0 0.0975, 0.02 0.1 0.01, 0.0405 0.132 0.016, 0.0418 0.147, 0 0.147')),
      kit.main('liquid', colour, opacity < 1 ? { transparent: true, opacity } : {}),
    );
  };

export const WINE_GLASS_PROP: Prop = {
  noun: 'wine glass',
  words: ['glass of wine', 'goblet', 'glass of red wine', 'glass of rosé'],
  size: [0.0836, 0.215, 0.0836],
  stands: TABLE,
  paints: ['wine'],
  build: made(wineGlass('#5e0a1a')),
};

export const WHITE_WINE_PROP: Prop = {
  ...WINE_GLASS_PROP,
  noun: 'glass of white wine',
  words: ['white wine glass', 'glass of chardonnay', 'glass of riesling'],
  build: made(wineGlass('#e9d68a', 0.7)),
};
