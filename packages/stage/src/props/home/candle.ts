import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs, triples } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { bent, between, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

function candle(kit: Maker): void {
  const wax = bent(
    flowing(
      pairs(
        '0.0005 0.004, 0.034 0.003, 0.0355 0.01, 0.0355 0.095, 0.033 0.1, 0.028 0.0985, 0.012 0.094, 0.0005 0.0935',
      ),
      72,
      60,
    ),
    (at) => at.setY(at.y + 0.003 * noise(at.x * 60, 1, at.z * 60) * Math.max(0, at.y - 0.09) * 100),
  );
  kit.add('wax', wax, kit.main('clay', '#f6ead2'));
  kit.add(
    'dish',
    turned(corners('0 0, 0.05 0 0.002, 0.062 0.011 0.002, 0.06 0.013 0.002, 0.048 0.004 0.002, 0 0.004')),
    matter('gold', '#b98d4a'),
  );
  kit.add(
    'wick',
    swept(triples('0 0.092 0, 0.0008 0.102 0, 0.003 0.108 0'), 0.0011, { sides: 8 }),
    matter('rubber', '#2a221c'),
  );
  const flame = flowing(
    pairs('0.0002 0, 0.0042 0.004, 0.0062 0.0115, 0.0042 0.023, 0.0014 0.034, 0.0002 0.038'),
    32,
    30,
  );
  kit.add(
    'flame',
    tinted(flame, (_x, y) => between(['#7aa0ff', '#ffe9a8', '#ffc65a', '#ff8a2a'], y / 0.038)).translate(
      0.001,
      0.101,
      0,
    ),
    matter('light', '#ffc870', { emissiveIntensity: 1.6 }),
  );
}

export const CANDLE_PROP: Prop = {
  noun: 'candle',
  words: ['scented candle'],
  size: [0.123, 0.139, 0.123],
  stands: TABLE,
  paints: ['wax'],
  moves: [{ part: 'flame', does: 'glow' }],
  build: made(candle),
};
