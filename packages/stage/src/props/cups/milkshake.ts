import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { ball, turned } from '../kit/solids.js';
import { swept } from '../kit/swept.js';
import { TABLE, whipped } from './shapes.js';

function milkshake(kit: Maker): void {
  kit.add(
    'glass',
    turned(
      corners(
        '0 0, 0.034 0 0.003, 0.03 0.012 0.008, 0.024 0.024 0.012, 0.042 0.15 0.001, 0.041 0.151, 0.0235 0.03 0.01, 0 0.022',
      ),
    ),
    matter('glass', '#ffffff'),
  );
  kit.add(
    'shake',
    turned(corners('0 0.024, 0.022 0.03 0.006, 0.0402 0.146 0.002, 0 0.15')),
    kit.main('glaze', '#f3a6b8'),
  );
  kit.add(
    'cream',
    whipped(0.04, 0.045).translate(0, 0.144, 0),
    matter('glaze', '#fff7ea', { roughness: 0.45 }),
  );
  kit.add('cherry', ball(0.0115).translate(0.002, 0.197, 0), matter('glaze', '#c3122b'));
  kit.add(
    'stalk',
    swept(triples('0.002 0.206 0, 0.006 0.22 0, 0.014 0.228 0.002'), 0.0009),
    matter('plant', '#5c7a2c'),
  );
  kit.add(
    'straw',
    swept(triples('-0.01 0.13 -0.012, -0.036 0.24 -0.02'), 0.0036, { sides: 12 }),
    matter('plastic', '#e84a5f'),
  );
}

export const MILKSHAKE_PROP: Prop = {
  noun: 'milkshake',
  words: ['shake', 'frappe'],
  size: [0.0859, 0.24, 0.0859],
  stands: TABLE,
  paints: ['shake'],
  build: made(milkshake),
};
