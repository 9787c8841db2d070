import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt, outline, rod, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { GROUND } from './shapes.js';

function tent(kit: Maker): void {
  const cloth = kit.main('fabric', '#e08a2e');
  const half = (side: number) =>
    placed(boxAt([2.15, 0.03, 2.5], [0, 0, 0], 0.012), {
      at: [side * 0.72, 0.78, 0],
      turn: [0, 0, side * -0.83],
    });
  kit.add(
    'cloth',
    merged([
      half(1),
      half(-1),
      slab(
        outline([
          [-1.4, 0],
          [1.4, 0],
          [0, 1.55],
        ]),
        0.02,
        0.004,
      ).translate(0, 0, -1.2),
    ]),
    cloth,
  );
  kit.add(
    'flaps',
    merged(
      [-1, 1].map((side) =>
        placed(
          slab(
            outline(
              [
                [0, 0],
                [side * 0.75, 0],
                [0, 1.5],
              ].map(([x = 0, y = 0]) => [x - side * 1.38, y] as const),
            ),
            0.02,
            0.004,
          ),
          { at: [0, 0, 1.2], turn: [0, side * -0.2, 0] },
        ),
      ),
    ),
    cloth,
  );
  kit.add(
    'poles',
    merged([
      rod(0.03, 1.65, 10).translate(0, 0.82, 1.23),
      rod(0.03, 1.65, 10).translate(0, 0.82, -1.23),
      ...triples('1.9 0 1.6, -1.9 0 1.6, 1.9 0 -1.6, -1.9 0 -1.6').map((peg) =>
        swept([[0, 1.55, Math.sign(peg[2]) * 1.23], peg], 0.012, { sides: 6, steps: 1 }),
      ),
    ]),
    matter('metal', '#8a8f96'),
  );
}

export const TENT_PROP: Prop = {
  noun: 'tent',
  words: ['camping tent'],
  size: [3.8, 1.66, 3.22],
  stands: GROUND,
  paints: ['cloth', 'flaps'],
  build: made(tent),
};
