import { blended, carved, egg, type Field, limb, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { sculpted } from '../kit/sculpt.js';
import { ball, brick } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { STANDS } from './shapes.js';

function skull(kit: Maker): void {
  const bone: Field = (x, y, z) => {
    const head = blended(
      [
        egg([0, 0.15, -0.01], [0.078, 0.076, 0.094]),
        egg([0, 0.093, 0.05], [0.05, 0.05, 0.034]),
        twin(egg([0.05, 0.098, 0.04], [0.022, 0.02, 0.032])),
        egg([0, 0.046, 0.045], [0.04, 0.03, 0.032]),
      ],
      0.03,
    )(x, y, z);
    const holes = Math.min(
      egg([0.03, 0.126, 0.083], [0.0225, 0.0215, 0.03], [0, 0, -0.2])(Math.abs(x), y, z),
      limb([0.002, 0.1, 0.09], [0.009, 0.078, 0.09], 0.004, 0.008)(Math.abs(x), y, z),
      egg([0.062, 0.075, 0.025], [0.028, 0.03, 0.026])(Math.abs(x), y, z),
    );
    return carved(head, holes, 0.012);
  };
  kit.add(
    'bone',
    sculpted({
      lumps: [{ is: bone }],
      low: [-0.1, 0, -0.12],
      high: [0.1, 0.24, 0.12],
      cell: 0.0044,
      seam: 0,
    }),
    kit.main('clay', '#efe6d2'),
  );
  const teeth = Array.from({ length: 16 }, (_, i) => {
    const angle = ((i % 8) - 3.5) * 0.2;
    return placed(brick([0.0072, 0.0125, 0.006], [0, 0, 0.034], 0.0022), {
      at: [0, i < 8 ? 0.063 : 0.0495, 0.046],
      turn: [0, angle, 0],
      scale: [1.05, 1, 1],
    });
  });
  kit.add('teeth', merged(teeth), matter('clay', '#fbf6ea'));
  kit.add(
    'hollow',
    merged([
      ball(0.019, 18).translate(0.03, 0.126, 0.066),
      ball(0.019, 18).translate(-0.03, 0.126, 0.066),
      ball(0.012, 14).translate(0, 0.088, 0.072),
    ]),
    matter('rubber', '#1a1512'),
  );
}

export const SKULL_PROP: Prop = {
  noun: 'skull',
  words: ['human skull'],
  size: [0.156, 0.21, 0.189],
  stands: STANDS,
  paints: ['bone'],
  build: made(skull),
};
