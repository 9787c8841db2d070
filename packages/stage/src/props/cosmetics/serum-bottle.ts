import { labelled } from '../bottles/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { brick, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { HELD } from './shapes.js';

function serum(kit: Maker): void {
  kit.add(
    'glass',
    turned(
      corners(
        '0 0.003, 0.017 0 0.003, 0.02 0.003 0.003, 0.02 0.052 0.008, 0.0095 0.063 0.004, 0.009 0.067, 0 0.067',
      ),
    ),
    kit.main('darkGlass', '#8a4512', { roughness: 0.05 }),
  );
  const ribs = Array.from({ length: 30 }, (_, i) =>
    placed(brick([0.0014, 0.0125, 0.001], [0, 0.0715, 0.0122], 0.0004), {
      turn: [0, (i / 30) * 2 * Math.PI, 0],
    }),
  );
  kit.add(
    'collar',
    merged(
      [turned(corners('0 0.0645, 0.0122 0.0645 0.0006, 0.0122 0.0785 0.0012, 0 0.079'), 48), ...ribs].map(
        (part) => part.deleteAttribute('uv'),
      ),
    ),
    matter('metal', '#d9b26a', { roughness: 0.3 }),
  );
  kit.add(
    'bulb',
    turned(
      corners(
        '0 0.0785, 0.0075 0.0785 0.001, 0.0075 0.083 0.002, 0.0064 0.086 0.002, 0.0068 0.103 0.0062, 0 0.106',
      ),
      40,
    ),
    matter('rubber', '#17171a', { roughness: 0.5 }),
  );
  labelled(kit, [0.0202, 0.01, 0.043], matter('paper', '#f6efe4'), '#3a2a1c');
}

export const SERUM_BOTTLE_PROP: Prop = {
  noun: 'serum bottle',
  words: [
    'serum',
    'face serum',
    'skincare serum',
    'skincare serum bottle',
    'face serum bottle',
    'dropper bottle',
    'dropper',
    'serum dropper',
    'essential oil',
    'essential oil bottle',
    'face oil',
    'facial oil',
    'beard oil',
    'cbd oil',
  ],
  size: [0.04, 0.106, 0.0402],
  stands: HELD,
  paints: ['glass'],
  label: 'label',
  build: made(serum),
};
