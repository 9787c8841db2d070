import { body, leaf, stalk } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { bent, merged, placed } from '../kit/surface.js';
import { TABLE } from '../kitchen/shapes.js';

function tomato(kit: Maker): void {
  const round = bent(
    body(
      pairs(
        '0.0005 0.003, 0.014 0, 0.032 0.01, 0.038 0.03, 0.03 0.052, 0.014 0.0575, 0.005 0.054, 0.0005 0.052',
      ),
      0.02,
    ),
    (at) => {
      const lobe = 1 + 0.028 * Math.cos(5 * Math.atan2(at.z, at.x));
      at.set(at.x * lobe, at.y, at.z * lobe);
    },
  );
  kit.add('skin', round, kit.main('glaze', '#d9241b', { roughness: 0.18 }));
  const star = Array.from({ length: 6 }, (_, i) =>
    placed(leaf(0.026, 0.0085, 0.16, 14), {
      at: [0, 0.0555, 0],
      turn: [0, i * 1.0472 + kit.between(-0.2, 0.2), kit.between(0.0, 0.3)],
    }),
  );
  kit.add('star', merged(star), matter('plant', '#4c8a2f'));
  stalk(kit, triples('0 0.053 0, 0.001 0.064 0, 0.006 0.073 0.003'), 0.0019);
}

export const TOMATO_PROP: Prop = {
  noun: 'tomato',
  words: ['cherry tomato', 'ripe tomato'],
  size: [0.0763, 0.0737, 0.0774],
  stands: TABLE,
  paints: ['skin'],
  build: made(tomato),
};
