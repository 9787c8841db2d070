import { block, type Field } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { outline, slab } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { STANDS } from './shapes.js';

function backpackBody(kit: Maker): void {
  const cloth = kit.main('fabric', '#2f5f8a');
  const dark = matter('fabric', '#22262c');
  const shape = (wide: number, high: number, deep: number, bevel: number): Field =>
    block([0, high / 2, 0], [wide / 2, high / 2, deep / 2], bevel);
  const main: Field = (x, y, z) =>
    shape(0.3 - 0.05 * step(0.2, 0.46, y), 0.46, 0.17 - 0.04 * step(0.25, 0.46, y), 0.07)(x, y, z);
  const bag = sculpted({
    lumps: [{ is: main }],
    low: [-0.17, 0, -0.1],
    high: [0.17, 0.48, 0.1],
    cell: 0.0115,
    seam: 0,
  });
  kit.add('body', bag, cloth);
  const pocket: Field = (x, y, z) => block([0, 0.125, 0.085], [0.118, 0.105, 0.042], 0.035)(x, y, z);
  kit.add(
    'pocket',
    sculpted({
      lumps: [{ is: pocket }],
      low: [-0.13, 0, 0.02],
      high: [0.13, 0.26, 0.15],
      cell: 0.009,
      seam: 0,
    }),
    cloth,
  );
  kit.add(
    'sides',
    merged(
      [-1, 1].map((side) =>
        sculpted({
          lumps: [{ is: block([side * 0.142, 0.09, 0], [0.022, 0.08, 0.05], 0.02) }],
          low: [side * 0.142 - 0.04, 0, -0.07],
          high: [side * 0.142 + 0.04, 0.19, 0.07],
          cell: 0.009,
          seam: 0,
        }),
      ),
    ),
    dark,
  );
}

function backpackZips(kit: Maker): void {
  const dark = matter('fabric', '#22262c');
  kit.add(
    'zips',
    merged([
      swept(
        triples('-0.112 0.1 0.121, -0.1 0.19 0.122, 0 0.212 0.123, 0.1 0.19 0.122, 0.112 0.1 0.121'),
        0.0028,
        { sides: 8 },
      ),
      swept(
        triples(
          '-0.136 0.2 0.055, -0.125 0.36 0.055, -0.06 0.44 0.04, 0.06 0.44 0.04, 0.125 0.36 0.055, 0.136 0.2 0.055',
        ),
        0.0028,
        { sides: 8, steps: 60 },
      ),
    ]),
    matter('metal', '#c8b48a'),
  );
  const strap = (side: number) =>
    swept(
      [
        [side * 0.07, 0.44, -0.06],
        [side * 0.085, 0.43, -0.105],
        [side * 0.1, 0.28, -0.14],
        [side * 0.11, 0.12, -0.12],
        [side * 0.125, 0.06, -0.075],
      ],
      0.022,
      { sides: 14, flat: 0.3, steps: 50 },
    );
  kit.add(
    'straps',
    merged([
      strap(-1),
      strap(1),
      swept(triples('-0.035 0.445 -0.02, -0.025 0.49 -0.02, 0.025 0.49 -0.02, 0.035 0.445 -0.02'), 0.007, {
        sides: 12,
      }),
    ]),
    dark,
  );
  kit.add(
    'patch',
    slab(
      outline(triples('-0.035 -0.025 0.006, 0.035 -0.025 0.006, 0.035 0.025 0.006, -0.035 0.025 0.006')),
      0.004,
      0.0012,
    ).translate(0, 0.115, 0.1275),
    matter('leather', '#8a5a34'),
  );
}

function backpack(kit: Maker): void {
  backpackBody(kit);
  backpackZips(kit);
}

export const BACKPACK_PROP: Prop = {
  noun: 'backpack',
  words: ['rucksack', 'school bag'],
  size: [0.328, 0.503, 0.291],
  stands: STANDS,
  paints: ['body', 'pocket'],
  build: made(backpack),
};
