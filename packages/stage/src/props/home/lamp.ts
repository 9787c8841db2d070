import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { ball, puck, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

function lampBase(kit: Maker): void {
  const paint = kit.main('metal', '#d8502f', { metalness: 0.35, roughness: 0.35 });
  kit.add(
    'base',
    turned(corners('0 0, 0.085 0 0.004, 0.085 0.012 0.006, 0.02 0.02 0.012, 0.012 0.034 0.004, 0 0.034')),
    paint,
  );
}

function lampArms(kit: Maker, head: Maker): void {
  const paint = kit.main('metal', '#d8502f', { metalness: 0.35, roughness: 0.35 });
  const brass = matter('gold', '#c9a35a');
  kit.add(
    'arms',
    merged([
      swept(
        [
          [0, 0.03, 0],
          [-0.09, 0.27, 0],
        ],
        0.0055,
        { sides: 14, steps: 4 },
      ),
      swept(
        [
          [-0.09, 0.27, 0],
          [0.13, 0.42, 0],
        ],
        0.0055,
        { sides: 14, steps: 4 },
      ),
    ]),
    brass,
  );
  kit.add(
    'knees',
    merged(
      pairs('0 0.034, -0.09 0.27, 0.13 0.42').map(([x, y]) =>
        puck(0.014, 0.024, 0.004, 28)
          .rotateX(Math.PI / 2)
          .translate(x, y, -0.012),
      ),
    ),
    paint,
  );
  head.add(
    'shade',
    turned(
      corners(
        '0.078 -0.1 0.001, 0.08 -0.1 0.001, 0.062 -0.055 0.03, 0.026 -0.02 0.012, 0.022 0.012 0.006, 0 0.014',
      ),
    ),
    paint,
  );
  head.add(
    'inside',
    turned(pairs('0.0775 -0.099, 0.061 -0.056, 0.022 -0.02')),
    matter('plastic', '#fff3d8', { side: 1, emissive: 0x8a6a30 }),
  );
  head.add('bulb', ball(0.026, 28).translate(0, -0.068, 0), matter('light', '#ffd48a'));
}

function lamp(kit: Maker): void {
  const head = kit.joint('head', [0.13, 0.42, 0], [0, 0, 0.5]);
  lampBase(kit);
  lampArms(kit, head);
}

export const LAMP_PROP: Prop = {
  noun: 'lamp',
  words: ['desk lamp', 'table lamp'],
  size: [0.352, 0.439, 0.17],
  stands: TABLE,
  paints: ['base', 'knees', 'shade'],
  moves: [{ part: 'bulb', does: 'glow' }],
  build: made(lamp),
};
