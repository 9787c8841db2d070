import { type BufferGeometry, SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { merged, placed } from '../kit/surface.js';
import { leaf, stalk, TABLE } from './shapes.js';

function grapes(kit: Maker): void {
  const berries: BufferGeometry[] = [];
  for (let i = 0; i < 54; i += 1) {
    const t = (i + 0.5) / 54;
    const reach = 0.036 * Math.sin(Math.PI * (0.12 + 0.8 * (1 - t) ** 0.9)) ** 0.8;
    const angle = i * 2.39996;
    berries.push(
      placed(new SphereGeometry(0.0112, 16, 12), {
        at: [Math.cos(angle) * reach, 0.013 + 0.1 * (1 - t), Math.sin(angle) * reach * 0.85],
        scale: [1, 1.12, 1],
      }),
    );
  }
  kit.add('berries', merged(berries), kit.main('glaze', '#5b1f6b', { roughness: 0.3, clearcoat: 0.5 }));
  stalk(kit, triples('0 0.1 0, 0.001 0.125 0, 0.012 0.145 0'), 0.002);
  kit.add(
    'leaf',
    merged(
      [-0.7, 0, 0.7].map((turn) =>
        placed(leaf(0.06, 0.034, 0.4), { at: [0.002, 0.122, 0], turn: [0, turn - 0.6, 0.15] }),
      ),
    ),
    matter('plant', '#5c8f35'),
  );
}

export const GRAPES_PROP: Prop = {
  noun: 'grapes',
  words: ['grape', 'bunch of grapes'],
  size: [0.11, 0.144, 0.101],
  stands: TABLE,
  paints: ['berries'],
  build: made(grapes),
};
