import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';

function vase(kit: Maker): void {
  kit.add(
    'vase',
    flowing(
      pairs(
        '0.0005 0.002, 0.06 0, 0.07 0.012, 0.115 0.13, 0.105 0.21, 0.05 0.29, 0.044 0.32, 0.062 0.352, 0.058 0.353, 0.039 0.32, 0.045 0.29',
      ),
      80,
      80,
    ),
    kit.main('ceramic', '#c8744a'),
  );
  kit.add(
    'ring',
    turned(corners('0.0445 0.292, 0.0475 0.296 0.001, 0.0455 0.306 0.001, 0.0435 0.308'), 64),
    matter('gold', '#d9b366'),
  );
}

export const VASE_PROP: Prop = {
  noun: 'vase',
  words: ['urn', 'pottery', 'amphora'],
  size: [0.235, 0.358, 0.235],
  stands: ['table', 'podium', 'floor'],
  paints: ['vase'],
  build: made(vase),
};
