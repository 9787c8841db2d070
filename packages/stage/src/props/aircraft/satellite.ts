import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { ball, boxAt, rod } from '../kit/solids.js';
import { between, merged, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function satellite(kit: Maker): void {
  kit.add(
    'body',
    boxAt([1.2, 1.5, 1.2], [0, 1.6, 0], 0.06),
    kit.main('gold', '#d8a64a', { roughness: 0.38 }),
  );
  const panel = (side: number) =>
    Array.from({ length: 4 }, (_, i) => boxAt([0.86, 1.3, 0.04], [side * (1.5 + i * 0.92), 1.6, 0], 0.01));
  kit.add(
    'panels',
    merged(
      [...panel(1), ...panel(-1)].map((one) =>
        tinted(one, (x, y) => between(['#10245c', '#2a4fb0'], 0.5 + 0.5 * noise(x * 9, y * 9, 2))),
      ),
    ),
    matter('gloss', '#ffffff'),
  );
  kit.add(
    'frame',
    merged([
      rod(0.04, 9, 12)
        .rotateZ(Math.PI / 2)
        .translate(0, 1.6, 0),
      rod(0.05, 0.5, 12).translate(0, 2.5, 0),
      swept(
        [
          [0, 0.85, 0.2],
          [0, 0.0, 0.5],
        ],
        0.03,
        { sides: 8, steps: 2 },
      ),
    ]),
    matter('metal', '#c9ccd0'),
  );
  const dish = new SphereGeometry(0.75, 40, 14, 0, 2 * Math.PI, 0, 0.95)
    .rotateX(Math.PI)
    .scale(1, 0.7, 1)
    .translate(0, 3.2, 0);
  kit.add(
    'dish',
    merged([dish, ball(0.06, 14).translate(0, 3.2, 0), rod(0.02, 0.5, 8).translate(0, 2.95, 0)]),
    matter('plastic', '#f2f3f5', { side: 2 }),
  );
}

export const SATELLITE_PROP: Prop = {
  noun: 'satellite',
  words: ['space probe'],
  size: [9.38, 3.26, 1.22],
  stands: ['space', 'podium'],
  paints: ['body'],
  build: made(satellite),
};
