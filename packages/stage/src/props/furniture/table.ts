import { round } from '../devices/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, plate } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { FLOOR, leg } from './shapes.js';

function table(kit: Maker): void {
  const wood = kit.main('wood', '#a9713f');
  const top = plate(round(1.5, 0.85, 0.06), 0.04, 0.01).translate(0, 0.71, 0);
  const legs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => leg([side * 0.64, 0.715, end * 0.33], [side * 0.68, end * 0.37], 0.034)),
  );
  kit.add(
    'table',
    merged([
      top,
      ...legs,
      boxAt([1.26, 0.07, 0.025], [0, 0.675, 0.31], 0.005),
      boxAt([1.26, 0.07, 0.025], [0, 0.675, -0.31], 0.005),
      boxAt([0.025, 0.07, 0.62], [0.62, 0.675, 0], 0.005),
      boxAt([0.025, 0.07, 0.62], [-0.62, 0.675, 0], 0.005),
    ]),
    wood,
  );
}

export const TABLE_PROP: Prop = {
  noun: 'table',
  words: ['desk', 'dining table', 'wooden table'],
  size: [1.5, 0.748, 0.85],
  stands: FLOOR,
  paints: ['table'],
  build: made(table),
};
