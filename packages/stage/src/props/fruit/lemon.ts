import { made, type Maker } from '../kit/maker.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { bent, placed } from '../kit/surface.js';
import { body, TABLE } from './shapes.js';

function lemon(kit: Maker): void {
  const skin = bent(
    body(
      pairs(
        '0.0005 -0.044, 0.005 -0.041, 0.014 -0.031, 0.026 -0.01, 0.027 0.006, 0.018 0.027, 0.008 0.037, 0.005 0.043, 0.0005 0.046',
      ),
      0.02,
    ),
    (at) => {
      at.multiplyScalar(1 + 0.008 * noise(at.x * 330, at.y * 330, at.z * 330));
    },
  );
  kit.add(
    'skin',
    placed(skin, { turn: [0, 0.4, 1.45], at: [0, 0.0262, 0] }),
    kit.main('glaze', '#f4cf1c', { roughness: 0.4, clearcoat: 0.35 }),
  );
}

export const LEMON_PROP: Prop = {
  noun: 'lemon',
  words: ['lime'],
  size: [0.0854, 0.0552, 0.0559],
  stands: TABLE,
  paints: ['skin'],
  build: made(lemon),
};
