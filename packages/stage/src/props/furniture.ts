import { BufferGeometry, Float32BufferAttribute } from 'three';
import { round } from './devices.js';
import { type Maker, type Triple, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, triples } from './kit/rows.js';
import { boxAt, brick, outline, plate, puck, slab, turned } from './kit/solids.js';
import { bent, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';

const FLOOR: readonly Place[] = ['floor', 'podium'];

/** A tapered leg from a place under a seat down to the floor. */
function leg(top: Triple, foot: readonly [number, number], thick: number): BufferGeometry {
  return swept([top, [foot[0], 0.002, foot[1]]], (t) => thick * (1 - 0.42 * t), { sides: 14, steps: 4 });
}

/** A cushion: a box, fuller in the middle. */
function cushion(size: Triple, at: Triple, swell = 0.12): BufferGeometry {
  const [wide, high, deep] = size;
  const made = boxAt(size, [0, 0, 0], Math.min(...size) * 0.32);
  return placed(
    bent(subdivide(made), (spot) => {
      const [u, v] = [(2 * spot.x) / wide, (2 * spot.z) / deep];
      spot.setY(spot.y + Math.sign(spot.y) * high * swell * Math.max(0, 1 - u * u) * Math.max(0, 1 - v * v));
    }),
    { at },
  );
}

/** Every triangle in four. */
function subdivide(geometry: BufferGeometry): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const places = flat.getAttribute('position');
  const corner = (i: number) => [places.getX(i), places.getY(i), places.getZ(i)] as const;
  const middle = (from: Triple, to: Triple) =>
    [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2] as const;
  const rows: number[] = [];
  for (let i = 0; i < places.count; i += 3) {
    const [first, second, third] = [corner(i), corner(i + 1), corner(i + 2)];
    const [low, far, near] = [middle(first, second), middle(second, third), middle(third, first)];
    for (const spot of [first, low, near, low, second, far, near, far, third, low, far, near])
      rows.push(...spot);
  }
  const fine = new BufferGeometry();
  fine.setAttribute('position', new Float32BufferAttribute(rows, 3));
  return fine;
}

function chair(kit: Maker): void {
  const wood = kit.main('wood', '#b9814f');
  const seat = bent(
    plate(
      outline(triples('-0.21 -0.2 0.06, 0.21 -0.2 0.06, 0.225 0.21 0.09, -0.225 0.21 0.09')),
      0.034,
      0.012,
    ).rotateY(Math.PI),
    (at) => at.setY(at.y + 0.43 + 0.25 * at.x * at.x),
  );
  const legs = [
    leg([-0.16, 0.43, 0.15], [-0.2, 0.2], 0.019),
    leg([0.16, 0.43, 0.15], [0.2, 0.2], 0.019),
    leg([-0.15, 0.43, -0.15], [-0.2, -0.22], 0.019),
    leg([0.15, 0.43, -0.15], [0.2, -0.22], 0.019),
  ];
  const rail = swept(
    triples('-0.24 0.86 -0.19, -0.12 0.875 -0.235, 0 0.88 -0.25, 0.12 0.875 -0.235, 0.24 0.86 -0.19'),
    0.035,
    { flat: 0.36, sides: 18 },
  );
  const bars = [-0.17, -0.085, 0, 0.085, 0.17].map((x) =>
    swept(
      [
        [x * 0.95, 0.44, -0.165],
        [x * 1.15, 0.65, -0.215 + 0.6 * x * x],
        [x * 1.25, 0.86, -0.243 + 1.1 * x * x],
      ],
      0.0095,
      { sides: 12, steps: 12 },
    ),
  );
  const braces = [
    swept(triples('-0.18 0.2 0.178, -0.18 0.2 -0.19'), 0.01, { sides: 10, steps: 4 }),
    swept(triples('0.18 0.2 0.178, 0.18 0.2 -0.19'), 0.01, { sides: 10, steps: 4 }),
    swept(
      [
        [-0.18, 0.2, 0],
        [0.18, 0.2, 0],
      ],
      0.01,
      { sides: 10, steps: 4 },
    ),
  ];
  kit.add('frame', merged([seat, ...legs, rail, ...bars, ...braces]), wood);
}

function armchair(kit: Maker): void {
  const cloth = kit.main('fabric', '#c8743a');
  const arm = (side: number) => cushion([0.15, 0.42, 0.74], [side * 0.365, 0.4, 0.02], 0.02);
  const back = placed(cushion([0.78, 0.19, 0.66], [0, 0, 0], 0.1), {
    at: [0, 0.64, -0.3],
    turn: [-Math.PI / 2 + 0.2, 0, 0],
  });
  kit.add(
    'body',
    merged([
      cushion([0.72, 0.2, 0.7], [0, 0.28, 0.02], 0.02),
      arm(-1),
      arm(1),
      back,
      cushion([0.57, 0.17, 0.62], [0, 0.42, 0.07], 0.16),
      placed(cushion([0.5, 0.15, 0.42], [0, 0, 0], 0.2), {
        at: [0, 0.68, -0.155],
        turn: [-Math.PI / 2 + 0.24, 0, 0],
      }),
    ]),
    cloth,
  );
  kit.add(
    'legs',
    merged(
      [-1, 1].flatMap((side) =>
        [-1, 1].map((end) => leg([side * 0.3, 0.2, end * 0.27], [side * 0.34, end * 0.31], 0.022)),
      ),
    ),
    matter('wood', '#7a4e2c'),
  );
}

function sofa(kit: Maker): void {
  const cloth = kit.main('fabric', '#7d8f86');
  const arm = (side: number) => cushion([0.19, 0.44, 0.86], [side * 0.94, 0.4, 0], 0.02);
  const seats = [-0.42, 0.42].map((x) => cushion([0.835, 0.19, 0.7], [x, 0.43, 0.06], 0.14));
  const backs = [-0.42, 0.42].map((x) =>
    placed(cushion([0.82, 0.2, 0.5], [0, 0, 0], 0.16), {
      at: [x, 0.7, -0.22],
      turn: [-Math.PI / 2 + 0.2, 0, 0],
    }),
  );
  kit.add(
    'body',
    merged([
      cushion([1.86, 0.22, 0.82], [0, 0.28, 0], 0.01),
      arm(-1),
      arm(1),
      cushion([1.86, 0.5, 0.2], [0, 0.55, -0.35], 0.02),
      ...seats,
      ...backs,
    ]),
    cloth,
  );
  const pillow = (x: number, turn: number) =>
    placed(cushion([0.42, 0.13, 0.42], [0, 0, 0], 0.5), {
      at: [x, 0.69, -0.02],
      turn: [-Math.PI / 2 + 0.35, 0, turn],
    });
  kit.add('pillows', merged([pillow(-0.62, 0.2), pillow(0.64, -0.15)]), matter('fabric', '#d9a441'));
  kit.add(
    'legs',
    merged(
      [-1, 1].flatMap((side) =>
        [-1, 1].map((end) => leg([side * 0.86, 0.19, end * 0.32], [side * 0.9, end * 0.36], 0.024)),
      ),
    ),
    matter('wood', '#6b4426'),
  );
}

function table(kit: Maker): void {
  const wood = kit.main('wood', '#a9713f');
  const top = plate(round(1.5, 0.85, 0.06), 0.04, 0.01).translate(0, 0.71, 0);
  const legs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => leg([side * 0.64, 0.715, end * 0.33], [side * 0.68, end * 0.37], 0.034)),
  );
  kit.add(
    'table',
    merged([
      top,
      ...legs,
      boxAt([1.26, 0.07, 0.025], [0, 0.675, 0.31], 0.005),
      boxAt([1.26, 0.07, 0.025], [0, 0.675, -0.31], 0.005),
      boxAt([0.025, 0.07, 0.62], [0.62, 0.675, 0], 0.005),
      boxAt([0.025, 0.07, 0.62], [-0.62, 0.675, 0], 0.005),
    ]),
    wood,
  );
}

function bed(kit: Maker): void {
  const wood = matter('wood', '#8f5f38');
  kit.add(
    'frame',
    merged([
      boxAt([1.66, 0.16, 2.04], [0, 0.25, 0], 0.02),
      boxAt([1.7, 0.8, 0.07], [0, 0.55, -1.04], 0.03),
      ...[-1, 1].flatMap((side) =>
        [-1, 1].map((end) => leg([side * 0.74, 0.2, end * 0.93], [side * 0.76, end * 0.95], 0.035)),
      ),
    ]),
    wood,
  );
  kit.add('mattress', cushion([1.6, 0.24, 1.98], [0, 0.43, 0], 0.02), matter('fabric', '#f4f1ea'));
  kit.add(
    'blanket',
    merged([
      cushion([1.68, 0.16, 1.36], [0, 0.54, 0.33], 0.2),
      cushion([1.69, 0.12, 0.3], [0, 0.59, -0.32], 0.12),
    ]),
    kit.main('fabric', '#5b7fa3'),
  );
  kit.add(
    'pillows',
    merged(
      [-0.4, 0.4].map((x) =>
        placed(cushion([0.66, 0.16, 0.42], [0, 0, 0], 0.45), { at: [x, 0.66, -0.74], turn: [0.35, 0, 0] }),
      ),
    ),
    matter('fabric', '#ffffff'),
  );
}

function shelf(kit: Maker): void {
  const wood = kit.main('wood', '#9a6a3e');
  const boards = [0.03, 0.42, 0.81, 1.2, 1.59].map((y) => boxAt([0.86, 0.025, 0.29], [0, y, 0], 0.004));
  kit.add(
    'frame',
    merged([
      ...boards,
      boxAt([0.028, 1.62, 0.3], [-0.43, 0.81, 0], 0.005),
      boxAt([0.028, 1.62, 0.3], [0.43, 0.81, 0], 0.005),
      boxAt([0.86, 1.6, 0.01], [0, 0.81, -0.14], 0.002),
    ]),
    wood,
  );
  const tones = ['#b9473a', '#e0ae4e', '#356d7c', '#e9e2d2', '#3f4f78', '#6f8f5a'];
  const shelves = [0.043, 0.433, 0.823, 1.213];
  const bound: BufferGeometry[] = [];
  for (const [row, y] of shelves.entries()) {
    let x = -0.4;
    const end = row % 2 ? 0.12 : 0.34;
    while (x < end) {
      const [thick, high] = [kit.between(0.024, 0.05), kit.between(0.2, 0.3)];
      bound.push(
        tinted(
          brick([thick - 0.002, high, kit.between(0.16, 0.2)], [x + thick / 2, y + high / 2, 0.02], 0.003),
          kit.pick(tones as [string, ...string[]]),
        ),
      );
      x += thick;
    }
  }
  kit.add('books', merged(bound), matter('plastic', '#ffffff', { roughness: 0.6 }));
  kit.add(
    'pot',
    merged(
      [1, 3].map((row) =>
        turned(corners('0 0, 0.05 0 0.004, 0.065 0.12 0.004, 0.058 0.121, 0 0.1'), 36).translate(
          0.28,
          shelves[row] ?? 0,
          0.02,
        ),
      ),
    ),
    matter('ceramic', '#efe9dd'),
  );
}

function mirror(kit: Maker): void {
  const frame = round(0.62, 1.66, 0.31);
  frame.holes.push(round(0.54, 1.58, 0.27));
  const lean = kit.joint('mirror', [0, 0.85, 0], [-0.1, 0, 0]);
  lean.add('frame', slab(frame, 0.035, 0.01, 40), kit.main('gold', '#caa45e'));
  lean.add(
    'glass',
    slab(round(0.56, 1.6, 0.28), 0.006, 0.001, 40),
    matter('chrome', '#eef2f4', { roughness: 0.02 }),
  );
  kit.add(
    'prop',
    merged(
      [-0.2, 0.2].map((x) =>
        swept(
          [
            [x, 1.25, -0.06],
            [x * 1.1, 0.0, -0.42],
          ],
          0.012,
          { sides: 10, steps: 4 },
        ),
      ),
    ),
    matter('metal', '#8d7a50'),
  );
}

function stool(kit: Maker): void {
  kit.add('seat', puck(0.17, 0.05, 0.02).translate(0, 0.6, 0), kit.main('leather', '#8a4a2c'));
  const legs = [0.785, 2.356, 3.927, 5.498].map((angle) =>
    leg(
      [Math.cos(angle) * 0.11, 0.61, Math.sin(angle) * 0.11],
      [Math.cos(angle) * 0.21, Math.sin(angle) * 0.21],
      0.018,
    ),
  );
  const hoopOf = swept(
    Array.from(
      { length: 24 },
      (_, i) => [Math.cos(i * 0.2618) * 0.183, 0.2, Math.sin(i * 0.2618) * 0.183] as const,
    ),
    0.008,
    { isClosed: true, steps: 60, sides: 10 },
  );
  kit.add('legs', merged([...legs, hoopOf]), matter('metal', '#2c2d30'));
}

function bench(kit: Maker): void {
  const wood = kit.main('wood', '#9c6636');
  const seat = [-0.16, -0.055, 0.05, 0.155].map((z) =>
    boxAt([1.5, 0.03, 0.085], [0, 0.43 - (z + 0.2) * 0.02, z], 0.008),
  );
  const back = [0.56, 0.68, 0.8].map((y) =>
    placed(boxAt([1.5, 0.085, 0.026], [0, 0, 0], 0.008), {
      at: [0, y, -0.215 - (y - 0.5) * 0.22],
      turn: [-0.2, 0, 0],
    }),
  );
  kit.add('slats', merged([...seat, ...back]), wood);
  const side = (x: number) =>
    merged([
      swept(
        [
          [x, 0.0, 0.19],
          [x, 0.25, 0.17],
          [x, 0.4, 0.19],
        ],
        0.018,
        { sides: 12 },
      ),
      swept(
        [
          [x, 0.0, -0.26],
          [x, 0.4, -0.2],
          [x, 0.86, -0.305],
        ],
        0.018,
        { sides: 12 },
      ),
      swept(
        [
          [x, 0.4, 0.19],
          [x, 0.4, -0.2],
        ],
        0.016,
        { sides: 12 },
      ),
      swept(
        [
          [x, 0.4, 0.19],
          [x, 0.6, 0.2],
          [x, 0.64, 0.15],
          [x, 0.63, -0.25],
        ],
        0.014,
        { sides: 12 },
      ),
    ]);
  kit.add('iron', merged([side(-0.62), side(0.62)]), matter('metal', '#26282b', { roughness: 0.5 }));
}

/** What stands in a room and is sat at, on or before. */
export const FURNITURE: readonly Prop[] = [
  {
    noun: 'chair',
    words: ['wooden chair', 'dining chair'],
    size: [0.481, 0.913, 0.473],
    stands: FLOOR,
    paints: ['frame'],
    build: made(chair),
  },
  {
    noun: 'armchair',
    words: ['easy chair', 'lounge chair', 'recliner'],
    size: [0.88, 0.969, 0.843],
    stands: FLOOR,
    paints: ['body'],
    build: made(armchair),
  },
  {
    noun: 'sofa',
    words: ['couch', 'settee'],
    size: [2.07, 0.951, 0.88],
    stands: FLOOR,
    paints: ['body'],
    build: made(sofa),
  },
  {
    noun: 'table',
    words: ['desk', 'dining table', 'wooden table'],
    size: [1.5, 0.748, 0.85],
    stands: FLOOR,
    paints: ['table'],
    build: made(table),
  },
  {
    noun: 'bed',
    words: ['double bed'],
    size: [1.7, 0.948, 2.1],
    stands: FLOOR,
    paints: ['blanket'],
    build: made(bed),
  },
  {
    noun: 'shelf',
    words: ['bookshelf', 'bookcase'],
    size: [0.888, 1.62, 0.3],
    stands: FLOOR,
    paints: ['frame'],
    build: made(shelf),
  },
  {
    noun: 'mirror',
    words: ['looking glass'],
    size: [0.62, 1.68, 0.528],
    stands: FLOOR,
    paints: ['frame'],
    build: made(mirror),
  },
  {
    noun: 'stool',
    words: ['bar stool'],
    size: [0.381, 0.648, 0.381],
    stands: FLOOR,
    paints: ['seat'],
    build: made(stool),
  },
  {
    noun: 'bench',
    words: ['park bench'],
    size: [1.5, 0.861, 0.535],
    stands: ['ground', 'floor'],
    paints: ['slats'],
    build: made(bench),
  },
];
