import { leaf } from '../fruit/shapes.js';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bent, merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { pot } from './shapes.js';

function cactus(kit: Maker): void {
  const ribbed = (points: Triple[], radius: number) => {
    const made = swept(points, radius, { sides: 60, steps: 30 });
    const uvs = made.getAttribute('uv');
    const normals = made.getAttribute('normal');
    const places = made.getAttribute('position');
    for (let i = 0; i < places.count; i += 1) {
      const ridge = radius * 0.11 * (Math.cos(uvs.getX(i) * 2 * Math.PI * 12) - 1);
      places.setXYZ(
        i,
        places.getX(i) + normals.getX(i) * ridge,
        places.getY(i) + normals.getY(i) * ridge,
        places.getZ(i) + normals.getZ(i) * ridge,
      );
    }
    return bent(made, () => undefined);
  };
  const stems = [
    ribbed(triples('0 0.1 0, 0 0.25 0, 0 0.42 0'), 0.062),
    ribbed(triples('0.03 0.22 0, 0.1 0.225 0, 0.118 0.26 0, 0.118 0.34 0'), 0.034),
    ribbed(triples('-0.03 0.17 0, -0.09 0.172 0, -0.108 0.2 0, -0.108 0.27 0'), 0.032),
  ];
  kit.add('cactus', merged(stems), kit.main('clay', '#4f8f4a'));
  pot(kit, 0.085, 0.12);
  kit.add(
    'flower',
    merged(
      [
        [0, 0.434, 0],
        [0.118, 0.352, 0],
      ].flatMap(([x = 0, y = 0]) =>
        Array.from({ length: 7 }, (_, i) =>
          placed(leaf(0.026, 0.014, -0.5, 8), { at: [x, y, 0], turn: [0, i * 0.897, 0.7] }),
        ),
      ),
    ),
    matter('plant', '#f06a9a'),
  );
}

export const CACTUS_PROP: Prop = {
  noun: 'cactus',
  words: ['succulent'],
  size: [0.295, 0.461, 0.183],
  stands: ['table', 'ground', 'podium', 'floor'],
  paints: ['cactus'],
  build: made(cactus),
};
