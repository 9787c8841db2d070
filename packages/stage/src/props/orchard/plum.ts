import { body, leaf, stalk } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { bent, between, placed, tinted } from '../kit/surface.js';
import { cleft, TABLE } from './shapes.js';

function plum(kit: Maker): void {
  const own = kit.options.colour;
  const round = bent(
    body(
      pairs(
        '0.0005 0.002, 0.009 0, 0.022 0.01, 0.0262 0.03, 0.021 0.05, 0.01 0.0575, 0.004 0.0555, 0.0005 0.053',
      ),
      0.015,
    ),
    (at) => {
      const dent = 1 - 0.09 * cleft(at.x, at.z, 0.45, 0.09);
      at.set(at.x * dent, at.y, at.z * dent);
    },
  );
  const tones = own ? [own, own, '#ffffff'] : ['#35123f', '#571c52', '#7a2f62', '#b99ac8'];
  tinted(round, (x, y, z) => {
    const bloom = step(0.05, 0.5, rough(x * 55, y * 55, z * 55)) * 0.5;
    return between(tones, 0.18 + 5 * Math.max(0, y - 0.035) + bloom - 0.25 * cleft(x, z, 0.45, 0.06));
  });
  kit.add('skin', round, matter('glaze', '#ffffff', { roughness: 0.4, clearcoat: 0.45 }));
  stalk(kit, triples('0 0.05 0, 0.001 0.061 0, 0.005 0.071 0.002'), 0.0014);
  kit.add(
    'leaf',
    placed(leaf(0.038, 0.02, 0.3), { at: [0.003, 0.066, 0.001], turn: [0, -0.5, 0.25] }),
    matter('plant', '#4c8a2f'),
  );
}

export const PLUM_PROP: Prop = {
  noun: 'plum',
  words: ['prune', 'damson', 'ripe plum'],
  size: [0.0638, 0.0717, 0.0526],
  stands: TABLE,
  paints: ['skin'],
  build: made(plum),
};
