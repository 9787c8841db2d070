import { body } from '../fruit/shapes.js';
import { plain, TABLE } from '../kitchen/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';
import { bent } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function bellPepper(kit: Maker): void {
  const round = bent(
    body(
      pairs(
        '0.0005 0.008, 0.01 0.001, 0.024 0.002, 0.033 0.018, 0.039 0.045, 0.0385 0.064, 0.027 0.077, 0.012 0.074, 0.004 0.067, 0.0005 0.066',
      ),
      0.045,
    ),
    (at) => {
      const angle = Math.atan2(at.z, at.x) + 0.4;
      const lobe = Math.abs(Math.sin(angle * 2)) ** 0.7 - 0.55;
      const deep = 0.13 + 0.1 * step(0.05, 0.078, at.y) + 0.06 * step(0.02, 0, at.y);
      const up = step(0.045, 0.076, at.y) * 0.007 * lobe;
      at.set(
        at.x * (1 + deep * lobe),
        at.y + up - 0.004 * lobe * step(0.02, 0, at.y),
        at.z * (1 + deep * lobe),
      );
    },
  );
  kit.add('skin', round, kit.main('gloss', '#d3211c', { roughness: 0.14 }));
  const collar = bent(
    flowing(pairs('0.016 0.0685, 0.012 0.071, 0.006 0.0735, 0.0045 0.078'), 48, 14),
    (at) => {
      const wave = 1 + 0.22 * Math.sin(Math.atan2(at.z, at.x) * 5) * step(0.074, 0.068, at.y);
      at.set(at.x * wave, at.y, at.z * wave);
    },
  );
  const stem = swept(
    triples('0 0.07 0, 0.001 0.083 0.001, 0.008 0.095 0.003, 0.013 0.1 0.004'),
    (t) => 0.0052 - 0.0012 * t + 0.0018 * step(0.8, 1, t),
    {
      sides: 14,
      steps: 26,
    },
  );
  kit.add('stalk', plain([collar, stem]), matter('plant', '#4f8f2e'));
}

export const BELL_PEPPER_PROP: Prop = {
  noun: 'bell pepper',
  words: [
    'red bell pepper',
    'green bell pepper',
    'yellow bell pepper',
    'sweet pepper',
    'capsicum',
    'red pepper',
    'green pepper',
    'yellow pepper',
  ],
  size: [0.0836, 0.104, 0.0826],
  stands: TABLE,
  paints: ['skin'],
  build: made(bellPepper),
};
