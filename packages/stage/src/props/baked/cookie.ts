import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { box, flowing } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { CRUST, TABLE } from './shapes.js';

function cookie(kit: Maker): void {
  const disc = bent(
    flowing(pairs('0.0005 0, 0.034 0.0005, 0.038 0.005, 0.034 0.0095, 0.02 0.0125, 0.0005 0.013'), 64, 40),
    (at) => at.multiplyScalar(1 + 0.035 * rough(at.x * 55, at.y * 40, at.z * 55)),
  );
  kit.add(
    'biscuit',
    tinted(disc, (x, y, z) =>
      between(CRUST, 0.3 + 0.3 * rough(x * 80, y * 80, z * 80) + 0.4 * step(0.028, 0.038, Math.hypot(x, z))),
    ),
    matter('food', '#ffffff'),
  );
  const chips = Array.from({ length: 15 }, (_, i) => {
    const [angle, far] = [i * 2.4, 0.031 * Math.sqrt((i + 0.5) / 15)];
    return placed(box(0.007, 0.006, 0.0065, 0.002), {
      at: [Math.cos(angle) * far, 0.0125 - far * far * 3.2, Math.sin(angle) * far],
      turn: [kit.between(0, 2), kit.between(0, 2), kit.between(0, 2)],
    });
  });
  kit.add('chips', merged(chips), matter('glaze', '#3b1c0e'));
}

export const COOKIE_PROP: Prop = {
  noun: 'cookie',
  words: ['biscuit', 'chocolate chip cookie'],
  size: [0.0755, 0.0158, 0.0764],
  stands: TABLE,
  paints: [],
  build: made(cookie),
};
