import { scaled } from '../animals/beast.js';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { brick, puck, turned } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { plain, TABLE } from './shapes.js';

/** Strips of pepper, rings of carrot and leaves, heaped. */
function vegetables(kit: Maker): void {
  const heap = (x: number, z: number) => 0.058 - 1.9 * (x * x + z * z) + kit.between(0, 0.012);
  const spot = (i: number, count: number) => {
    const [far, angle] = [0.092 * Math.sqrt((i + 0.5) / count), i * 2.39996];
    const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return [x, heap(x, z), z] as const;
  };
  const turn = () => [kit.between(-0.7, 0.7), kit.between(0, 6), kit.between(-0.7, 0.7)] as const;
  const strips = Array.from({ length: 22 }, (_, i) =>
    placed(
      tinted(
        brick([0.045, 0.007, 0.011], [0, 0, 0], 0.003),
        ['#d8281f', '#f2b01e', '#e8681c'][i % 3] ?? '#d8281f',
      ),
      {
        at: spot(i, 22),
        turn: turn(),
      },
    ),
  );
  const rings = Array.from({ length: 14 }, (_, i) =>
    placed(tinted(puck(0.015, 0.006, 0.0015, 18), '#ef8a2a'), { at: spot(i + 0.6, 14), turn: turn() }),
  );
  kit.add('vegetables', merged([...strips, ...rings]), matter('glaze', '#ffffff'));
  const greens = Array.from({ length: 18 }, (_, i) =>
    placed(leaf(0.045, 0.024, 0.3, 10), { at: spot(i + 0.3, 18), turn: turn() }),
  );
  kit.add('greens', merged(greens), matter('plant', '#4f9a35'));
}

function wok(kit: Maker): void {
  kit.add(
    'pan',
    turned(
      corners(
        '0 0.002, 0.04 0 0.01, 0.1 0.03 0.05, 0.16 0.092 0.002, 0.157 0.094 0.001, 0.098 0.034 0.05, 0.04 0.004 0.01, 0 0.004',
      ),
      80,
    ),
    kit.main('metal', '#2d3033', { roughness: 0.5, metalness: 0.6 }),
  );
  const grip = swept(triples('0.145 0.082 0, 0.19 0.105 0, 0.23 0.118 0'), 0.0085, { sides: 16, steps: 16 });
  const loop = swept(
    triples('-0.148 0.083 0.03, -0.185 0.1 0.026, -0.185 0.1 -0.026, -0.148 0.083 -0.03'),
    0.0058,
    { sides: 14, steps: 40, tension: 0.3 },
  );
  kit.add('grip', plain([grip, loop]), matter('metal', '#9ba0a6', { roughness: 0.35 }));
  kit.add(
    'handle',
    swept(triples('0.222 0.1155 0, 0.29 0.136 0, 0.36 0.152 0'), (t) => 0.0115 + 0.002 * t, {
      sides: 18,
      steps: 20,
    }),
    matter('wood', '#a56a38'),
  );
  vegetables(kit);
  kit.joint('steam', [0, 0.1, 0]);
}

export const WOK_PROP: Prop = {
  noun: 'wok',
  words: ['stir fry', 'stir-fry', 'wok pan', 'shallow pan of food'],
  size: [0.432, 0.126, 0.249],
  stands: TABLE,
  paints: ['pan'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made((kit) => {
    wok(kit);
    scaled(kit, 0.78);
  }),
};
