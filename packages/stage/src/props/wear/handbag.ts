import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { ball, boxAt, hoop, outline, puck, slab } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { STANDS } from './shapes.js';

function handbag(kit: Maker): void {
  const skin = kit.main('leather', '#9a2f3a');
  const body = bent(boxAt([0.27, 0.19, 0.1], [0, 0.098, 0], 0.02), (at) => {
    const t = at.y / 0.195;
    at.set(at.x * (1 - 0.14 * t), at.y, at.z * (1 - 0.42 * t * t));
  });
  kit.add('body', body, skin);
  const flap = bent(
    slab(
      outline(triples('-0.118 0 0.012, 0.118 0 0.012, 0.11 -0.095 0.05, -0.11 -0.095 0.05')),
      0.005,
      0.0018,
      24,
    ),
    (at) => at.setZ(at.z + 0.001),
  );
  kit.add('flap', placed(flap, { at: [0, 0.192, 0.0325], turn: [-0.17, 0, 0] }), skin);
  const gold = matter('gold', '#d9b366');
  kit.add(
    'clasp',
    merged([
      boxAt([0.034, 0.024, 0.007], [0, 0.108, 0.0505], 0.003),
      puck(0.005, 0.004, 0.001, 20)
        .rotateX(Math.PI / 2)
        .translate(0, 0.108, 0.054),
    ]),
    gold,
  );
  kit.add(
    'handle',
    swept(
      triples(
        '-0.08 0.19 0, -0.078 0.245 0, -0.045 0.292 0, 0 0.305 0, 0.045 0.292 0, 0.078 0.245 0, 0.08 0.19 0',
      ),
      0.0062,
      { sides: 16, steps: 60 },
    ),
    skin,
  );
  kit.add('rings', merged([-0.08, 0.08].map((x) => hoop(0.011, 0.0022, 30).translate(x, 0.195, 0))), gold);
  kit.add(
    'feet',
    merged(
      [-1, 1].flatMap((side) =>
        [-1, 1].map((end) => ball(0.005, 12).translate(side * 0.115, 0.0035, end * 0.035)),
      ),
    ),
    gold,
  );
}

export const HANDBAG_PROP: Prop = {
  noun: 'handbag',
  words: ['bag', 'purse', 'leather bag'],
  size: [0.266, 0.313, 0.108],
  stands: STANDS,
  paints: ['body', 'flap', 'handle'],
  build: made(handbag),
};
