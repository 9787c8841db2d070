import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { labelled } from './shapes.js';

function champagne(kit: Maker): void {
  kit.add(
    'glass',
    turned(
      corners('0 0.008, 0.035 0 0.008, 0.044 0.002 0.008, 0.044 0.15 0.05, 0.019 0.23 0.04, 0.0155 0.28'),
    ),
    kit.main('darkGlass', '#1d3220'),
  );
  kit.add(
    'foil',
    turned(
      corners(
        '0.0215 0.222 0.002, 0.0172 0.255, 0.017 0.272 0.002, 0.0195 0.275 0.003, 0.0195 0.283 0.003, 0.0175 0.289, 0.0185 0.31 0.007, 0 0.318',
      ),
    ),
    matter('gold', '#d8b45e', { roughness: 0.3 }),
  );
  labelled(kit, [0.0443, 0.055, 0.125], matter('paper', '#f7f0dc'));
}

export const CHAMPAGNE_BOTTLE_PROP: Prop = {
  noun: 'champagne bottle',
  words: ['champagne', 'prosecco', 'sparkling wine'],
  size: [0.088, 0.317, 0.0883],
  stands: ['table', 'podium', 'hand'],
  paints: ['glass'],
  label: 'label',
  build: made(champagne),
};
