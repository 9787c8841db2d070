import type { BufferGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { pot } from './shapes.js';

function potted(kit: Maker): void {
  pot(kit, 0.14, 0.22);
  const stalks: BufferGeometry[] = [];
  const blades = Array.from({ length: 17 }, (_, i) => {
    const [turn, lift] = [i * 2.39996, 0.28 + (0.34 * ((i * 7) % 10)) / 10];
    const reach = 0.2 - lift * 0.12;
    stalks.push(
      swept(
        [
          [0, 0.19, 0],
          [Math.cos(turn) * reach * 0.4, 0.2 + lift * 0.6, Math.sin(turn) * reach * 0.4],
          [Math.cos(turn) * reach, 0.22 + lift, Math.sin(turn) * reach],
        ],
        0.0045,
        { sides: 7, steps: 12 },
      ),
    );
    return placed(
      tinted(leaf(0.23, 0.13, 0.45, 14), (x) => between(['#2c6a34', '#4f9a48', '#7fbf5c'], x / 0.23)),
      { at: [Math.cos(turn) * reach, 0.22 + lift, Math.sin(turn) * reach], turn: [0, -turn, 0.1] },
    );
  });
  kit.add('leaves', merged(blades), matter('plant', '#ffffff'));
  kit.add('stalks', merged(stalks), matter('clay', '#5f8f45'));
}

export const POTTED_PLANT_PROP: Prop = {
  noun: 'potted plant',
  words: ['houseplant', 'plant', 'house plant', 'plant pot'],
  size: [0.773, 0.824, 0.772],
  stands: ['floor', 'table', 'podium'],
  paints: [],
  build: made(potted),
};
