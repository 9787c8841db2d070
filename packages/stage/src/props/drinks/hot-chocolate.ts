import { crema, handle, surface } from '../cups/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { puck, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { TABLE } from './shapes.js';

const SWEETS = triples(
  '0.016 0.085 0.014, -0.016 0.085 0.014, 0.001 0.086 -0.018, 0.021 0.086 -0.011, -0.02 0.085 -0.012, 0 0.092 0.004, -0.002 0.085 0.024',
);

function hotChocolate(kit: Maker): void {
  const glaze = kit.main('ceramic', '#c8231f');
  kit.add(
    'body',
    turned(
      corners(
        '0 0.002, 0.03 0 0.003, 0.04 0.012 0.012, 0.044 0.09 0.0016, 0.0405 0.0915 0.0016, 0.0365 0.014 0.01, 0 0.01',
      ),
    ),
    glaze,
  );
  handle(
    kit,
    triples('0.0415 0.074 0, 0.06 0.078 0, 0.072 0.06 0, 0.068 0.036 0, 0.053 0.022 0, 0.039 0.026 0'),
    0.0055,
    glaze,
  );
  kit.add('drink', surface(0.0402, 0.083, crema), matter('liquid', '#b98a70', { roughness: 0.2 }));
  const sweets = SWEETS.map((at, i) =>
    placed(puck(0.0095, 0.013, 0.0035, 28).translate(0, -0.0065, 0), {
      at,
      turn: [kit.between(-0.35, 0.35), 0, i === 5 ? 1.3 : kit.between(-0.35, 0.35)],
    }),
  );
  kit.add('sweets', merged(sweets), matter('ceramic', '#fff6f2', { roughness: 0.7, clearcoat: 0 }));
  kit.joint('steam', [0, 0.105, 0]);
}

export const HOT_CHOCOLATE_PROP: Prop = {
  noun: 'hot chocolate',
  words: [
    'hot chocolate with marshmallows',
    'hot cocoa with marshmallows',
    'hot cocoa',
    'cocoa',
    'mug of hot chocolate',
    'cup of hot chocolate',
    'mug of cocoa',
    'cup of cocoa',
  ],
  size: [0.124, 0.102, 0.0878],
  stands: TABLE,
  paints: ['body', 'handle'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(hotChocolate),
};
