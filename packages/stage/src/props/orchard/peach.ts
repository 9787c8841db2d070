import { body, leaf, stalk } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { cleft, TABLE } from './shapes.js';

function peach(kit: Maker): void {
  const own = kit.options.colour;
  const round = bent(
    body(
      pairs(
        '0.0005 0.003, 0.012 0, 0.03 0.009, 0.0378 0.033, 0.031 0.057, 0.016 0.066, 0.006 0.0625, 0.0005 0.058',
      ),
      0.02,
    ),
    (at) => {
      const dent = 1 - 0.13 * cleft(at.x, at.z, 0.5, 0.11);
      at.set(at.x * dent, at.y, at.z * dent);
    },
  );
  const tones = own ? [own, own, '#ffffff'] : ['#c8323a', '#e8663f', '#f7a552', '#fbc873'];
  tinted(round, (x, y, z) => {
    const blush = 0.42 + (0.32 * (x * 0.6 - z * 0.5)) / 0.035 + 0.3 * noise(x * 60, y * 45, z * 60);
    return between(tones, blush + 0.22 * step(0.045, 0.066, y) - 0.4 * cleft(x, z, 0.5, 0.07));
  });
  kit.add('skin', round, matter('plush', '#ffffff', { roughness: 0.82, bumpScale: 0.5, sheen: 0.4 }));
  stalk(kit, triples('0 0.055 0, 0.001 0.066 0, 0.004 0.075 0.002'), 0.0018);
  const leaves = [0.3, -1.1].map((turn, i) =>
    placed(leaf(0.05 - i * 0.01, 0.019, 0.35), { at: [0.002, 0.07, 0.001], turn: [0, turn, 0.3] }),
  );
  kit.add('leaf', merged(leaves), matter('plant', '#4c8a2f'));
}

export const PEACH_PROP: Prop = {
  noun: 'peach',
  words: ['nectarine', 'apricot', 'ripe peach'],
  size: [0.09, 0.0765, 0.077],
  stands: TABLE,
  paints: ['skin'],
  build: made(peach),
};
