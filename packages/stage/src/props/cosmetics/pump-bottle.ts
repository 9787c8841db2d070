import { labelled } from '../bottles/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { swept } from '../kit/swept.js';
import { HELD } from './shapes.js';

function pumpBottle(kit: Maker): void {
  const skin = kit.main('gloss', '#e9c9b8', { roughness: 0.4, clearcoat: 0.3 });
  kit.add(
    'body',
    turned(
      corners(
        '0 0.003, 0.03 0 0.005, 0.034 0.004 0.006, 0.034 0.122 0.012, 0.014 0.134 0.008, 0.0135 0.14, 0 0.14',
      ),
    ),
    skin,
  );
  const white = matter('gloss', '#fbf8f3', { roughness: 0.35, clearcoat: 0.3 });
  kit.add(
    'pump',
    turned(
      corners(
        '0 0.134, 0.0165 0.135 0.001, 0.0165 0.151 0.002, 0.0075 0.154 0.002, 0.0045 0.156 0.001, 0.0045 0.172, 0.012 0.1725 0.001, 0.0128 0.184 0.003, 0 0.186',
      ),
      40,
    ),
    white,
  );
  kit.add(
    'nozzle',
    swept(triples('0 0.179 0, 0 0.1795 0.016, 0 0.179 0.034, 0 0.1765 0.0455'), (t) => 0.0062 - 0.0022 * t, {
      steps: 30,
      sides: 18,
    }),
    white,
  );
  labelled(kit, [0.0343, 0.03, 0.1], skin.clone(), '#4a3329');
}

export const PUMP_BOTTLE_PROP: Prop = {
  noun: 'pump bottle',
  words: [
    'lotion',
    'lotion bottle',
    'body lotion',
    'soap dispenser',
    'soap bottle',
    'hand soap',
    'liquid soap',
    'shampoo',
    'shampoo bottle',
    'conditioner',
    'body wash',
    'skincare',
    'skincare product',
    'body lotion bottle',
    'hand soap bottle',
    'soap pump',
    'skincare bottle',
    'cosmetic bottle',
    'moisturizer bottle',
  ],
  size: [0.068, 0.186, 0.0795],
  stands: HELD,
  paints: ['body', 'label'],
  label: 'label',
  build: made(pumpBottle),
};
