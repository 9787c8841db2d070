import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs, triples } from '../kit/rows.js';
import { ellipsoid, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { stemmed, TABLE } from './shapes.js';

function martini(kit: Maker): void {
  stemmed(kit, corners('0.004 0.09 0.004, 0.01 0.098 0.004, 0.056 0.17'), 0.036);
  kit.add(
    'drink',
    turned(pairs('0 0.0965, 0.047 0.158, 0 0.158')),
    kit.main('liquid', '#f08a3c', { transparent: true, opacity: 0.88 }),
  );
  kit.add(
    'olive',
    merged([placed(ellipsoid(0.008, 0.01, 0.008), { at: [0.012, 0.155, 0.004], turn: [0, 0, 0.9] })]),
    matter('glaze', '#7f9a35'),
  );
  kit.add(
    'pick',
    swept(triples('-0.012 0.136 0.003, 0.05 0.186 0.006'), 0.0009),
    matter('chrome', '#dddddd'),
  );
}

export const COCKTAIL_PROP: Prop = {
  noun: 'cocktail',
  words: ['martini', 'cocktail glass', 'margarita', 'drink', 'spritz', 'aperol spritz', 'orange spritz'],
  size: [0.112, 0.186, 0.112],
  stands: TABLE,
  paints: ['drink'],
  build: made(martini),
};
