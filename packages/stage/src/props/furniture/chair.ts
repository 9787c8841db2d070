import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { outline, plate } from '../kit/solids.js';
import { bent, merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { FLOOR, leg } from './shapes.js';

function chair(kit: Maker): void {
  const wood = kit.main('wood', '#b9814f');
  const seat = bent(
    plate(
      outline(triples('-0.21 -0.2 0.06, 0.21 -0.2 0.06, 0.225 0.21 0.09, -0.225 0.21 0.09')),
      0.034,
      0.012,
    ).rotateY(Math.PI),
    (at) => at.setY(at.y + 0.43 + 0.25 * at.x * at.x),
  );
  const legs = [
    leg([-0.16, 0.43, 0.15], [-0.2, 0.2], 0.019),
    leg([0.16, 0.43, 0.15], [0.2, 0.2], 0.019),
    leg([-0.15, 0.43, -0.15], [-0.2, -0.22], 0.019),
    leg([0.15, 0.43, -0.15], [0.2, -0.22], 0.019),
  ];
  const rail = swept(
    triples('-0.24 0.86 -0.19, -0.12 0.875 -0.235, 0 0.88 -0.25, 0.12 0.875 -0.235, 0.24 0.86 -0.19'),
    0.035,
    { flat: 0.36, sides: 18 },
  );
  const bars = [-0.17, -0.085, 0, 0.085, 0.17].map((x) =>
    swept(
      [
        [x * 0.95, 0.44, -0.165],
        [x * 1.15, 0.65, -0.215 + 0.6 * x * x],
        [x * 1.25, 0.86, -0.243 + 1.1 * x * x],
      ],
      0.0095,
      { sides: 12, steps: 12 },
    ),
  );
  const braces = [
    swept(triples('-0.18 0.2 0.178, -0.18 0.2 -0.19'), 0.01, { sides: 10, steps: 4 }),
    swept(triples('0.18 0.2 0.178, 0.18 0.2 -0.19'), 0.01, { sides: 10, steps: 4 }),
    swept(
      [
        [-0.18, 0.2, 0],
        [0.18, 0.2, 0],
      ],
      0.01,
      { sides: 10, steps: 4 },
    ),
  ];
  kit.add('frame', merged([seat, ...legs, rail, ...bars, ...braces]), wood);
}

export const CHAIR_PROP: Prop = {
  noun: 'chair',
  words: ['wooden chair', 'dining chair'],
  size: [0.481, 0.913, 0.473],
  stands: FLOOR,
  paints: ['frame'],
  build: made(chair),
};
