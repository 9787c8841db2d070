import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { type Corner, puck, turned } from '../kit/solids.js';
import { band, labelled } from './shapes.js';

const WINE: readonly Corner[] = corners(
  '0 0.006, 0.03 0 0.006, 0.0375 0.001 0.006, 0.0375 0.19 0.03, 0.0165 0.235 0.02, 0.0142 0.29 0.004, 0.0142 0.3',
);

function wine(kit: Maker): void {
  kit.add('glass', turned(WINE), kit.main('darkGlass', '#16261a'));
  kit.add(
    'foil',
    turned(
      corners(
        '0.0146 0.245 0.001, 0.0158 0.246, 0.0153 0.296, 0.0165 0.297 0.001, 0.0165 0.306 0.002, 0 0.307',
      ),
    ),
    matter('metal', '#6d1420', { roughness: 0.38 }),
  );
  kit.add('seal', puck(0.0155, 0.001, 0.0003).translate(0, 0.2462, 0), matter('gold', '#c9a45c'));
  labelled(kit, [0.0378, 0.06, 0.145], matter('paper', '#f1e9d8'));
  kit.add('stripe', band(0.0379, 0.054, 0.058, 2.2).geometry, matter('gold', '#c29a4e'));
}

export const WINE_BOTTLE_PROP: Prop = {
  noun: 'wine bottle',
  words: ['wine', 'red wine', 'bottle', 'bottle of wine'],
  size: [0.075, 0.307, 0.0754],
  stands: ['table', 'podium', 'hand'],
  paints: ['glass'],
  label: 'label',
  build: made(wine),
};
