import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { ball, hoop } from '../kit/solids.js';
import { bent } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { DESK } from './shapes.js';

function mouse(kit: Maker): void {
  kit.add(
    'body',
    bent(ball(1, 56), (at) =>
      at.set(
        at.x * (0.031 - 0.004 * Math.max(0, at.z)),
        Math.max(at.y, -0.12) * 0.031 * (1 - 0.22 * at.z) + 0.0042,
        at.z * 0.056,
      ),
    ),
    kit.main('plastic', '#f2f2f2'),
  );
  kit.add(
    'wheel',
    hoop(0.0062, 0.0026, 28)
      .rotateY(Math.PI / 2)
      .translate(0, 0.0275, 0.024),
    matter('rubber', '#2b2d31'),
  );
  kit.add(
    'gap',
    swept(triples('0 0.0352 0.0, 0 0.0328 0.02, 0 0.0255 0.038, 0 0.014 0.0522'), 0.0006, { sides: 8 }),
    matter('rubber', '#9a9ca0'),
  );
}

export const COMPUTER_MOUSE_PROP: Prop = {
  noun: 'computer mouse',
  words: ['wireless mouse'],
  size: [0.062, 0.0366, 0.112],
  stands: DESK,
  paints: ['body'],
  build: made(mouse),
};
