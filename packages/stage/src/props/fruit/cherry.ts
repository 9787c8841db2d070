import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bent, merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { leaf, stalk, TABLE } from './shapes.js';

function cherry(kit: Maker): void {
  const one = () =>
    bent(new SphereGeometry(0.0125, 32, 24), (at) =>
      at.setY(
        at.y * 0.95 -
          0.003 * step(0.006, 0.0005, Math.hypot(at.x, at.z)) * Math.max(0, Math.sign(at.y)) +
          0.012,
      ),
    );
  kit.add(
    'berry',
    merged([placed(one(), { at: [-0.015, 0, 0] }), placed(one(), { at: [0.016, 0, 0.006] })]),
    kit.main('glaze', '#a80f24'),
  );
  stalk(kit, triples('-0.015 0.02 0, -0.012 0.038 0, 0.004 0.064 0'), 0.0008);
  kit.add(
    'stalk.two',
    swept(triples('0.016 0.02 0.006, 0.0135 0.04 0.004, 0.004 0.064 0'), 0.0008, { sides: 8 }),
    matter('plant', '#6a7a2e'),
  );
  kit.add(
    'leaf',
    placed(leaf(0.034, 0.016), { at: [0.004, 0.063, 0], turn: [0.3, 0.3, 0.1] }),
    matter('plant', '#3f8630'),
  );
}

export const CHERRY_PROP: Prop = {
  noun: 'cherry',
  words: ['cherries'],
  size: [0.0647, 0.0684, 0.031],
  stands: TABLE,
  paints: ['berry'],
  build: made(cherry),
};
