import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { bead, turned } from '../kit/solids.js';
import { swept } from '../kit/swept.js';
import { plain, TABLE } from './shapes.js';

function fryingPan(kit: Maker): void {
  kit.add(
    'pan',
    turned(
      corners('0 0.002, 0.105 0 0.006, 0.14 0.042 0.004, 0.1365 0.0435 0.001, 0.103 0.0055 0.008, 0 0.0055'),
      80,
    ),
    kit.main('metal', '#33363a', { roughness: 0.5, metalness: 0.55 }),
  );
  const neck = swept(triples('0.126 0.03 0, 0.158 0.041 0, 0.19 0.05 0'), 0.007, {
    flat: 1.5,
    sides: 16,
    steps: 20,
  });
  const rivets = [-1, 1].map((side) =>
    bead(0.004, 0.003, 0.004, { at: [0.1225, 0.03, side * 0.008], turn: [0, 0, 0.9] }),
  );
  kit.add('neck', plain([neck, ...rivets]), matter('metal', '#b9bdc2', { roughness: 0.35 }));
  kit.add(
    'handle',
    swept(triples('0.18 0.048 0, 0.235 0.062 0, 0.296 0.068 0'), (t) => 0.0098 + 0.002 * Math.sin(t * 3.1), {
      flat: 1.35,
      sides: 18,
      steps: 30,
    }),
    matter('wood', '#8f5a30'),
  );
}

export const FRYING_PAN_PROP: Prop = {
  noun: 'frying pan',
  words: ['pan', 'skillet', 'cast iron skillet', 'cast iron pan', 'frypan'],
  size: [0.435, 0.0808, 0.279],
  stands: TABLE,
  paints: ['pan'],
  build: made(fryingPan),
};
