import { type BufferGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, brick, puck } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { skin } from '../kit/swept.js';

function fastTrain(kit: Maker): void {
  const shape = (z: number) => (z > 9 ? 1 - ((z - 9) / 6.4) ** 2.1 : 1);
  const body = bent(fineBox(), (at) => {
    const s = Math.max(0.04, shape(at.z));
    at.set(at.x * (0.25 + 0.75 * s ** 0.6), 0.7 + (at.y - 0.7) * (0.22 + 0.78 * s ** 0.9), at.z);
  });
  kit.add('body', body, kit.main('gloss', '#f4f6f8'));
  const panes = [-1, 1].flatMap((side) =>
    Array.from({ length: 11 }, (_, i) => brick([0.06, 0.8, 1.2], [side * 1.48, 2.55, -9.6 + i * 1.6], 0.02)),
  );
  kit.add(
    'windows',
    merged([
      ...panes,
      placed(boxAt([1.75, 0.1, 2.1], [0, 0, 0], 0.05), { at: [0, 3.25, 12.3], turn: [0.36, 0, 0] }),
    ]),
    matter('darkGlass', '#111a22'),
  );
  kit.add(
    'stripe',
    merged([-1, 1].map((side) => brick([0.05, 0.24, 19.4], [side * 1.49, 1.75, -0.6], 0.02))),
    matter('gloss', '#1f58b0'),
  );
  kit.add(
    'bogies',
    merged(
      [-8, -3, 4, 8]
        .map((z) => boxAt([2.3, 0.6, 2.6], [0, 0.42, z], 0.15))
        .concat(boxAt([2.5, 0.4, 20], [0, 0.75, -0.5], 0.15)),
    ),
    matter('rubber', '#26282c'),
  );
  kit.add(
    'lamps',
    merged(
      [-1, 1].map((side) =>
        placed(puck(0.14, 0.06, 0.02, 20), { at: [side * 0.62, 1.35, 14.35], turn: [1.2, 0, 0] }),
      ),
    ),
    matter('light', '#fff6dc'),
  );
}

/** A long rounded box with many rings along it. */
function fineBox(): BufferGeometry {
  const ring = (z: number, size: number) =>
    Array.from({ length: 41 }, (_, k) => {
      const angle = (k / 40) * 2 * Math.PI;
      const bow = (value: number) => Math.sign(value) * Math.abs(value) ** 0.36;
      return new Vector3(1.5 * bow(Math.cos(angle)) * size, 2.25 + 1.55 * bow(Math.sin(angle)) * size, z);
    });
  const rings = [
    ring(-10.4, 0.001),
    ring(-10.4, 0.97),
    ...Array.from({ length: 60 }, (_, i) => ring(-10.35 + (i / 59) * 25.6, 1)),
    ring(15.4, 0.001),
  ];
  return skin(rings);
}

export const TRAIN_PROP: Prop = {
  noun: 'train',
  words: ['bullet train', 'high-speed train', 'metro', 'subway'],
  size: [3.03, 3.68, 25.9],
  stands: ['ground', 'podium'],
  paints: ['body'],
  build: made(fastTrain),
};
