import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, even } from '../kit/rows.js';
import { puck, rod, turned } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from './wood.js';

function bucket(kit: Maker): void {
  const zinc = kit.main('metal', '#aab4ba', { roughness: 0.35 });
  kit.add(
    'pail',
    turned(
      corners(
        '0 0.012, 0.1 0.012 0.003, 0.103 0 0.002, 0.108 0.002 0.002, 0.111 0.03 0.003, 0.114 0.036 0.003, 0.113 0.042 0.003, 0.132 0.17 0.003, 0.136 0.176 0.003, 0.135 0.184 0.003, 0.146 0.258 0.004, 0.153 0.263 0.005, 0.149 0.271 0.004, 0.143 0.264 0.003, 0.108 0.026 0.008, 0 0.022',
      ),
      64,
    ),
    zinc,
  );
  const ears = [-1, 1].map((side) =>
    placed(puck(0.022, 0.012, 0.004, 20), { at: [side * 0.146, 0.245, 0], turn: [0, 0, side * -1.571] }),
  );
  const bow = swept(
    even(20).map(
      (t) =>
        [
          Math.cos(t * Math.PI) * 0.158,
          0.245 + Math.sin(t * Math.PI) * 0.15,
          -Math.sin(t * Math.PI) * 0.1,
        ] as const,
    ),
    0.004,
    { sides: 10, steps: 40 },
  );
  kit.add('bow', joined([...ears, bow]), matter('chrome', '#c9cdd1'));
  kit.add(
    'grip',
    placed(rod(0.013, 0.11, 20), { at: [0, 0.395, -0.1], turn: [0, 0, 1.571] }),
    matter('wood', '#b5763c'),
  );
}

export const BUCKET_PROP: Prop = {
  noun: 'bucket',
  words: ['pail', 'metal bucket', 'water bucket'],
  size: [0.33, 0.41, 0.306],
  stands: ['floor', 'ground', 'podium', 'table', 'hand'],
  paints: ['pail'],
  build: made(bucket),
};
