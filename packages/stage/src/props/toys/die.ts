import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt, puck } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { STANDS } from './shapes.js';

function dice(kit: Maker): void {
  kit.add('cube', boxAt([0.016, 0.016, 0.016], [0, 0.008, 0], 0.0025), kit.main('gloss', '#d8262e'));
  const faces: readonly (readonly [number, readonly [number, number, number]])[] = [
    [1, [-Math.PI / 2, 0, 0]],
    [2, [0, 0, 0]],
    [3, [0, Math.PI / 2, 0]],
    [4, [0, -Math.PI / 2, 0]],
    [5, [0, Math.PI, 0]],
    [6, [Math.PI / 2, 0, 0]],
  ];
  const spots: readonly (readonly [number, number])[][] = [
    [[0, 0]],
    [
      [-1, 1],
      [1, -1],
    ],
    [
      [-1, 1],
      [0, 0],
      [1, -1],
    ],
    [
      [-1, 1],
      [1, -1],
      [1, 1],
      [-1, -1],
    ],
    pairs('-1 1, 1 -1, 1 1, -1 -1, 0 0'),
    pairs('-1 1, 1 -1, 1 1, -1 -1, -1 0, 1 0'),
  ];
  const pips = faces.flatMap(([count, turn]) =>
    (spots[count - 1] ?? []).map(([x, y]) =>
      placed(
        placed(puck(0.0015, 0.0004, 0.0001, 20).rotateX(Math.PI / 2), {
          at: [x * 0.004, y * 0.004, 0.00785],
        }),
        { turn },
      ),
    ),
  );
  kit.add('pips', merged(pips).translate(0, 0.008, 0), matter('paper', '#fdfaf4'));
}

export const DIE_PROP: Prop = {
  noun: 'die',
  words: ['dice'],
  size: [0.0165, 0.0165, 0.0165],
  stands: STANDS,
  paints: ['cube'],
  build: made(dice),
};
