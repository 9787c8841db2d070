import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function balloon(kit: Maker): void {
  const skin = flowing(
    [
      [0.004, 0.462],
      [0.03, 0.483],
      [0.085, 0.55],
      [0.122, 0.64],
      [0.118, 0.715],
      [0.07, 0.775],
      [0, 0.79],
    ],
    56,
    48,
  );
  const knot = turned(
    corners('0 0.446, 0.013 0.444 0.001, 0.006 0.456 0.002, 0.0075 0.463 0.002, 0.0035 0.468'),
    24,
  );
  const rubber = kit.main('gloss', kit.pick(['#e0323f', '#2f7fd8', '#f2b51e']), { roughness: 0.18 });
  kit.add('skin', merged([skin, knot]), rubber);
  kit.add(
    'string',
    swept(
      triples('0 0.45 0, 0.012 0.36 0.006, -0.014 0.25 -0.006, 0.012 0.14 0.006, -0.004 0.03 0, 0.004 0 0'),
      0.0017,
      { steps: 60, sides: 8 },
    ),
    matter('paper', '#f4f1ea'),
  );
}

export const BALLOON_PROP: Prop = {
  noun: 'balloon',
  words: ['party balloon', 'birthday balloon', 'helium balloon'],
  size: [0.251, 0.79, 0.251],
  stands: ['air', 'podium', 'hand'],
  paints: ['skin'],
  build: made(balloon),
};
