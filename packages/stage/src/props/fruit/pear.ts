import { made, type Maker } from '../kit/maker.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { between, tinted } from '../kit/surface.js';
import { body, stalk, TABLE } from './shapes.js';

function pear(kit: Maker): void {
  const skin = body(
    pairs('0.001 0.005, 0.018 0, 0.036 0.022, 0.037 0.04, 0.024 0.068, 0.017 0.09, 0.009 0.1, 0.001 0.099'),
    0.04,
  );
  kit.add(
    'skin',
    tinted(skin, (x, y, z) =>
      between(['#ffffff', '#fff0c0', '#ffb070'], step(0.2, 1, 0.5 + 0.5 * noise(x * 22, y * 12, z * 22 + 3))),
    ),
    kit.main('glaze', '#b9c043', { roughness: 0.4, clearcoat: 0.4 }),
  );
  stalk(kit, triples('0 0.096 0, 0.002 0.112 0, 0.008 0.124 0'), 0.0017);
}

export const PEAR_PROP: Prop = {
  noun: 'pear',
  words: [],
  size: [0.0776, 0.125, 0.0784],
  stands: TABLE,
  paints: ['skin'],
  build: made(pear),
};
