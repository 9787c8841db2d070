import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';
import { bent, between, placed, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

function watermelon(kit: Maker): void {
  const rind = bent(new SphereGeometry(0.13, 64, 44, 0, 2 * Math.PI), (at) => at.setX(at.x * 1.16));
  kit.add(
    'rind',
    placed(
      tinted(rind, (x, y, z) => {
        const stripe = Math.sin(9 * Math.atan2(z, y) + 2.2 * noise(x * 26, y * 16, z * 16));
        return between(['#1c4a22', '#2f6a2e', '#8cb860'], step(-0.4, 0.7, stripe));
      }),
      { turn: [0, 0.3, 0], at: [-0.06, 0.13, -0.09] },
    ),
    matter('glaze', '#ffffff'),
  );
  const slice = flowing(
    pairs('0.0001 0.004, 0.06 0.001, 0.112 0.0, 0.119 0.009, 0.112 0.018, 0.06 0.018, 0.0001 0.018'),
    64,
    60,
  );
  const half = bent(slice, (at) => at.setZ(Math.max(-0.001, at.z)));
  kit.add(
    'flesh',
    placed(
      tinted(half, (x, _y, z) =>
        between(
          ['#e6323f', '#e8404a', '#f2a0a0', '#eef0c8', '#2f6a2e', '#2a5f2a'],
          step(0.07, 0.119, Math.hypot(x, z)),
        ),
      ),
      { at: [0.1, 0.012, 0.14], turn: [-1.35, 0, 0.1] },
    ),
    matter('glaze', '#ffffff', { roughness: 0.35 }),
  );
}

export const WATERMELON_PROP: Prop = {
  noun: 'watermelon',
  words: ['melon', 'watermelon slice', 'slice of watermelon'],
  size: [0.427, 0.26, 0.389],
  stands: TABLE,
  paints: [],
  build: made(watermelon),
};
