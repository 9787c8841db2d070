import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { hoop, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { STANDS } from './shapes.js';

function microphone(kit: Maker): void {
  kit.add(
    'grille',
    merged([
      turned(pairs('0.02 0.14, 0.025 0.16, 0.0255 0.18, 0.02 0.2, 0.01 0.209, 0 0.2105'), 40),
      ...Array.from({ length: 6 }, (_, i) =>
        hoop([0.0245, 0.0262, 0.0265, 0.025, 0.0212, 0.0145][i] ?? 0.02, 0.0011, 40)
          .rotateX(Math.PI / 2)
          .translate(0, 0.153 + i * 0.0095, 0),
      ),
      ...Array.from({ length: 14 }, (_, i) =>
        swept(
          pairs('0.0205 0.14, 0.0255 0.16, 0.026 0.18, 0.0205 0.2, 0.01 0.2095').map(
            ([x, y]) => [x * Math.cos(i * 0.449), y, x * Math.sin(i * 0.449)] as const,
          ),
          0.0009,
          { sides: 5, steps: 12 },
        ),
      ),
    ]),
    matter('chrome', '#b9bdc2', { roughness: 0.3 }),
  );
  kit.add(
    'body',
    turned(
      corners(
        '0 0, 0.0105 0 0.002, 0.0125 0.02, 0.0185 0.13 0.004, 0.0215 0.133 0.002, 0.0215 0.141 0.002, 0.018 0.142',
      ),
      44,
    ),
    kit.main('plastic', '#1d1e21', { roughness: 0.4 }),
  );
  kit.add(
    'band',
    turned(corners('0.0218 0.134, 0.0222 0.1365 0.0005, 0.0218 0.139'), 44),
    matter('gold', '#d9b366'),
  );
}

export const MICROPHONE_PROP: Prop = {
  noun: 'microphone',
  words: ['mic'],
  size: [0.0552, 0.211, 0.0552],
  stands: STANDS,
  paints: ['body'],
  build: made(microphone),
};
