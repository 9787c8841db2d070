import { TorusGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { ball, flowing, puck } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { bowl } from '../meals/shapes.js';
import { spoon, strewn, TABLE } from '../treats/shapes.js';

function cereal(kit: Maker): void {
  bowl(kit, '#4f86b8');
  kit.add(
    'milk',
    puck(0.0925, 0.003, 0.0008, 64).translate(0, 0.0655, 0),
    matter('glaze', '#fffdf8', { roughness: 0.2 }),
  );
  const ring = new TorusGeometry(0.0074, 0.0034, 6, 12);
  const rings = strewn(kit, 88, (a, b, i) => {
    const t = Math.sqrt((i + 0.5) / 88);
    const [angle, far] = [i * 2.39996, 0.081 * t];
    const one = tinted(ring.clone(), between(['#d6953c', '#e8b25a', '#c47f2c'], b).getStyle());
    return placed(one, {
      at: [
        Math.cos(angle) * far,
        0.0705 + 0.014 * (1 - t * t) + kit.between(-0.001, 0.003),
        Math.sin(angle) * far,
      ],
      turn: [Math.PI / 2 + kit.between(-0.7, 0.7), kit.between(-0.5, 0.5), a * 6],
    });
  });
  kit.add('rings', rings, matter('food', '#ffffff'));
  const fruit = flowing(pairs('0.0003 0, 0.0108 0.003, 0.0122 0.0095, 0.0075 0.02, 0.0003 0.0255'), 20, 14);
  const reds = triples('0.022 0.083 0.028, -0.032 0.082 0.022, 0.004 0.087 -0.014').map((at, i) =>
    placed(fruit, { at, turn: [0.9, i * 2.1, 0.6] }),
  );
  kit.add('strawberries', merged(reds), matter('glaze', '#cf1626'));
  const blues = triples(
    '-0.004 0.088 0.034, 0.042 0.083 0.008, -0.036 0.084 -0.008, 0.03 0.084 -0.03, -0.01 0.0905 0.008',
  ).map((at) => ball(0.0078, 16).translate(...at));
  kit.add('blueberries', merged(blues), matter('glaze', '#333f80', { roughness: 0.5 }));
  kit.add(
    'spoon',
    placed(spoon(0.12), { at: [0.05, 0.079, -0.03], turn: [0, 0.5, 0.28] }),
    matter('chrome', '#e2e4e6'),
  );
}

export const CEREAL_PROP: Prop = {
  noun: 'cereal',
  words: [
    'bowl of cereal',
    'cereal bowl',
    'breakfast cereal',
    'cornflakes',
    'bowl of cornflakes',
    'granola',
    'bowl of granola',
    'muesli',
    'oatmeal',
    'bowl of oatmeal',
    'porridge',
    'bowl of porridge',
    'cereal with milk',
  ],
  size: [0.247, 0.13, 0.199],
  stands: TABLE,
  paints: ['bowl'],
  build: made(cereal),
};
