import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { ellipsoid, flowing, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function ufo(kit: Maker): void {
  kit.add(
    'hull',
    turned(
      corners(
        '0 0.62, 1.1 0.62 0.2, 3.1 1.25 0.12, 3.2 1.36 0.05, 3.1 1.47 0.12, 1.5 1.95 0.3, 1.3 2.05 0.1, 0 2.05',
      ),
      96,
    ),
    kit.main('metal', '#aab2bc', { roughness: 0.28 }),
  );
  kit.add(
    'dome',
    flowing(pairs('1.28 2.0, 1.2 2.6, 0.75 3.12, 0.001 3.3'), 64, 30),
    matter('darkGlass', '#3fc7b8'),
  );
  kit.add(
    'belly',
    turned(corners('0 0.3, 0.7 0.34 0.1, 1.0 0.64 0.05'), 64),
    matter('light', '#9dfff0', { emissiveIntensity: 1.4 }),
  );
  const lamps = Array.from({ length: 16 }, (_, i) =>
    ellipsoid(0.14, 0.14, 0.14, { at: [Math.cos(i * 0.3927) * 2.72, 1.12, Math.sin(i * 0.3927) * 2.72] }),
  );
  kit.joint('lamps').add('lamps', merged(lamps), matter('light', '#ffd25a', { emissiveIntensity: 1.6 }));
  const legs = [0.5, 2.6, 4.7].map((angle) =>
    swept(
      [
        [Math.cos(angle) * 1.3, 0.75, Math.sin(angle) * 1.3],
        [Math.cos(angle) * 1.7, 0.03, Math.sin(angle) * 1.7],
      ],
      0.06,
      { sides: 10, steps: 2 },
    ),
  );
  kit.add('legs', merged(legs), matter('metal', '#7c848e'));
}

export const UFO_PROP: Prop = {
  noun: 'ufo',
  words: ['flying saucer', 'alien ship', 'alien spaceship'],
  size: [6.36, 3.3, 6.36],
  stands: ['air', 'space', 'ground'],
  paints: ['hull'],
  moves: [{ part: 'lamps', does: 'spin', axis: 'y' }],
  build: made(ufo),
};
