import { gable, warm } from '../buildings/shapes.js';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { knots, triples } from '../kit/rows.js';
import { boxAt, brick, outline, rod, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { clump } from '../nature/tree.js';
import { bark, GROUND } from '../nature/shapes.js';

const FLOOR = 2.5;

function treeOf(kit: Maker): void {
  const trunk = swept(
    triples('0 0 -0.5, 0.08 1.4 -0.55, -0.05 3 -0.7, 0.1 5.4 -0.8'),
    (t) => 0.5 - 0.26 * t + 0.28 * Math.max(0, 0.14 - t) * 6,
    { sides: 18, isOpen: true },
  );
  const limbs = triples('1.9 4.6 0.3, -2 4.5 0.2, 0.2 5.6 -2.2, 1.3 5.9 -0.4, -1.2 6 -0.6').map(([x, y, z]) =>
    swept(
      [
        [0, 2.6, -0.65],
        [x * 0.55, y * 0.72, z * 0.5 - 0.3],
        [x, y, z],
      ],
      (t) => 0.2 - 0.12 * t,
      { sides: 10, steps: 14, isOpen: true },
    ),
  );
  const props = [
    [-1.2, 1],
    [1.2, 1],
    [-1.2, -1.5],
    [1.2, -1.5],
  ].map(([x = 0, z = 0]) =>
    swept(
      [
        [x * 0.2, 1.1, -0.5 + z * 0.1],
        [x, FLOOR - 0.05, z],
      ],
      0.08,
      { sides: 10, steps: 4 },
    ),
  );
  kit.add('trunk', merged([trunk, ...limbs, ...props]), bark());
  const own = kit.options.colour;
  const tones = own ? [own, own, '#ffffff'] : ['#2f5f22', '#4c8a2f', '#7fb544', '#a6cf5c'];
  const heads = knots(
    '0 6.7 -1 1.5, 1.8 5.5 -0.7 1.1, -1.9 5.5 -0.7 1.15, 0.2 5.6 -2.3 1.3, -1 6.3 0.2 1, 1.1 6.3 0.1 1.05, 2.2 4.5 -1.5 0.8, -2.3 4.4 -1.5 0.8',
  );
  kit.add(
    'leaves',
    merged(heads.map(([x, y, z, far]) => clump([x, y, z], far, tones))),
    matter('clay', '#ffffff', { roughness: 0.85 }),
  );
}

function hut(kit: Maker): void {
  const wood = matter('wood', '#b9824c');
  const boards = Array.from({ length: 9 }, (_, i) =>
    brick([0.36, 0.09, 3.3], [(i - 4) * 0.375, FLOOR, 0], 0.02),
  );
  kit.add(
    'deck',
    merged([...boards, ...[-1.2, 1.2].map((z) => brick([3.4, 0.14, 0.16], [0, FLOOR - 0.1, z], 0.03))]),
    matter('wood', '#96683c'),
  );
  const wall = slab(
    outline([
      [-0.95, 0],
      [0.95, 0],
      [0.95, 1.3],
      [0, 2.05],
      [-0.95, 1.3],
    ]),
    1.7,
    0.02,
  ).translate(0, FLOOR + 0.04, -0.35);
  const planks = Array.from({ length: 5 }, (_, i) =>
    [-1, 1].map((end) => brick([1.92, 0.2, 0.05], [0, FLOOR + 0.16 + i * 0.26, -0.35 + end * 0.86], 0.02)),
  ).flat();
  const sides = Array.from({ length: 5 }, (_, i) =>
    [-1, 1].map((side) => brick([0.05, 0.2, 1.72], [side * 0.96, FLOOR + 0.16 + i * 0.26, -0.35], 0.02)),
  ).flat();
  kit.add('walls', merged([wall, ...planks, ...sides].map((part) => part.deleteAttribute('uv'))), wood);
  kit.add('roof', gable(1.95, 0.85, 2.2, [0, FLOOR + 1.3, -0.35]), matter('clay', '#a5462f'));
  kit.add(
    'door',
    merged([
      boxAt([0.56, 1.12, 0.08], [-0.4, FLOOR + 0.6, 0.53], 0.03),
      brick([0.62, 0.62, 0.06], [0.42, FLOOR + 0.85, 0.53], 0.02),
      ...[-1, 1].map((side) => brick([0.06, 0.6, 0.62], [side * 0.98, FLOOR + 0.85, -0.35], 0.02)),
    ]),
    matter('clay', '#5b3820'),
  );
  const pane = (at: Triple, turn: number) =>
    placed(
      merged(
        [-1, 1].flatMap((x) =>
          [-1, 1].map((y) => brick([0.22, 0.22, 0.06], [x * 0.13, y * 0.13, 0.02], 0.01)),
        ),
      ),
      { at, turn: [0, turn, 0] },
    );
  kit.add(
    'panes',
    merged([
      pane([0.42, FLOOR + 0.85, 0.54], 0),
      pane([1, FLOOR + 0.85, -0.35], 1.571),
      pane([-1, FLOOR + 0.85, -0.35], -1.571),
    ]),
    warm(),
  );
}

function railing(kit: Maker): void {
  const posts = [-1.6, -0.55, 0.55, 1.6]
    .flatMap((x) => [
      [x, 1.58],
      [x === -1.6 || x === 1.6 ? x : 9, 0.3],
      [x === -1.6 || x === 1.6 ? x : 9, -1],
    ])
    .filter(([x = 0]) => x < 9);
  const rails = [0.4, 0.75].flatMap((y) => [
    ...[-1.08, 1.08].map((x) =>
      placed(rod(0.035, 1.06, 8), { at: [x, FLOOR + y, 1.58], turn: [0, 0, 1.571] }),
    ),
    ...[-1.6, 1.6].map((x) => placed(rod(0.035, 2.6, 8), { at: [x, FLOOR + y, 0.3], turn: [1.571, 0, 0] })),
  ]);
  const ladder = [
    ...[-0.3, 0.3].map((x) =>
      swept(
        [
          [x, 0.02, 2.35],
          [x, FLOOR + 0.5, 1.62],
        ],
        0.045,
        { sides: 10, steps: 4 },
      ),
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      placed(rod(0.03, 0.6, 8), {
        at: [0, 0.3 + i * 0.31, 2.35 - (0.3 + i * 0.31) * 0.243],
        turn: [0, 0, 1.571],
      }),
    ),
  ];
  kit.add(
    'rails',
    merged([
      ...posts.map(([x = 0, z = 0]) => rod(0.05, 0.85, 8).translate(x, FLOOR + 0.42, z)),
      ...rails,
      ...ladder,
    ]),
    matter('wood', '#8a5a30'),
  );
}

function treehouse(kit: Maker): void {
  treeOf(kit);
  hut(kit);
  railing(kit);
}

export const TREEHOUSE_PROP: Prop = {
  noun: 'treehouse',
  words: ['tree house', 'tree-house', 'tree hut', 'treetop house'],
  size: [6.21, 8.2, 6.02],
  stands: GROUND,
  paints: ['leaves'],
  moves: [{ part: 'panes', does: 'glow' }],
  build: made(treehouse),
};
