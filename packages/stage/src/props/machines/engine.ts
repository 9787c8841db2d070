import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, brick, hoop, outline, puck, rod, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { bar } from '../halls/shapes.js';

/** A motor with eight pipes: heads, belt and fan before it, which turns. */
function engine(kit: Maker): void {
  const steel = kit.main('metal', '#8d959c', { roughness: 0.35 });
  const block = slab(
    outline(
      corners(
        '-0.13 0.12 0.02, 0.13 0.12 0.02, 0.15 0.3 0.03, 0.3 0.46 0.03, 0.2 0.56 0.03, 0.05 0.45 0.04, -0.05 0.45 0.04, -0.2 0.56 0.03, -0.3 0.46 0.03, -0.15 0.3 0.03',
      ),
    ),
    0.56,
    0.02,
  );
  kit.add('block', merged([block, boxAt([0.22, 0.12, 0.5], [0, 0.08, 0], 0.03)]), steel);
  const covers = [-1, 1].map((s) =>
    placed(boxAt([0.15, 0.09, 0.54], [0, 0, 0], 0.03), {
      at: [s * 0.265, 0.545, 0],
      turn: [0, 0, -s * 0.78],
    }),
  );
  const fins = [-1, 1].flatMap((s) =>
    Array.from({ length: 7 }, (_, i) =>
      placed(brick([0.11, 0.012, 0.02], [0, 0.05, -0.21 + i * 0.07], 0.004), {
        at: [s * 0.265, 0.545, 0],
        turn: [0, 0, -s * 0.78],
      }),
    ),
  );
  kit.add('covers', merged(covers), matter('paint', '#c8201f'));
  kit.add(
    'intake',
    merged([
      ...fins,
      puck(0.16, 0.07, 0.02, 40).translate(0, 0.58, 0),
      boxAt([0.14, 0.14, 0.42], [0, 0.49, 0], 0.03),
      puck(0.03, 0.02, 0.006, 20).translate(0, 0.65, 0),
    ]),
    matter('chrome', '#cfd4d9'),
  );
  pipework(kit);
}

function pipework(kit: Maker): void {
  const pipes = [-1, 1].flatMap((s) =>
    [-0.2, -0.07, 0.07, 0.2].map((z) =>
      swept(
        [
          [s * 0.2, 0.4, z],
          [s * 0.31, 0.38, z],
          [s * 0.33, 0.26, z * 0.8],
          [s * 0.24, 0.15, z * 0.5 - 0.12],
        ],
        0.026,
        { sides: 12, steps: 18 },
      ),
    ),
  );
  const tails = [-1, 1].map((s) => bar([s * 0.24, 0.15, -0.02], [s * 0.22, 0.11, -0.42], 0.034));
  kit.add('pipes', merged([...pipes, ...tails]), matter('metal', '#b78a5c', { roughness: 0.3 }));
  drive(kit);
}

function drive(kit: Maker): void {
  const dark = matter('metal', '#3b3f45', { roughness: 0.45 });
  const across = (r: number, deep: number, x: number, y: number, z: number) =>
    puck(r, deep, 0.008, 32).rotateX(1.571).translate(x, y, z);
  kit.add(
    'wheels',
    merged([
      across(0.09, 0.04, 0, 0.17, 0.29),
      across(0.055, 0.04, 0.17, 0.36, 0.29),
      across(0.055, 0.04, -0.17, 0.36, 0.29),
      puck(0.09, 0.18, 0.02, 32).rotateX(1.571).translate(0, 0.24, -0.44),
    ]),
    dark,
  );
  const belt = swept(
    [
      [0, 0.082, 0.315],
      [0.085, 0.14, 0.315],
      [0.225, 0.35, 0.315],
      [0.17, 0.415, 0.315],
      [0, 0.44, 0.315],
      [-0.17, 0.415, 0.315],
      [-0.225, 0.35, 0.315],
      [-0.085, 0.14, 0.315],
    ],
    0.011,
    { isClosed: true, sides: 8, steps: 60, tension: 0.2 },
  );
  kit.add('belt', belt, matter('rubber', '#17181a'));
  const fan = kit.joint('fan', [0, 0.3, 0.34]);
  fan.add(
    'blades',
    merged(
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          placed(placed(boxAt([0.055, 0.13, 0.008], [0, 0.095, 0], 0.003), { turn: [0, 0.6, 0] }), {
            turn: [0, 0, i * 1.0472],
          }),
        )
        .concat(puck(0.042, 0.04, 0.01, 24).rotateX(1.571).translate(0, 0, -0.02)),
    ),
    matter('paint', '#e7b43a'),
  );
  leads(kit, dark);
}

function leads(kit: Maker, dark: ReturnType<typeof matter>): void {
  const plugs = [-1, 1].flatMap((s) =>
    [-0.2, -0.07, 0.07, 0.2].map((z) =>
      swept(
        [
          [s * 0.3, 0.46, z],
          [s * 0.36, 0.5, z],
          [s * 0.28, 0.66, z * 0.6],
          [0.02 * s, 0.6, -0.2],
        ],
        0.009,
        { sides: 8, steps: 18 },
      ),
    ),
  );
  kit.add('leads', merged(plugs), matter('rubber', '#2456b8'));
  kit.add(
    'stand',
    merged([
      ...[-1, 1].flatMap((s) => [
        bar([s * 0.2, 0.2, 0.1], [s * 0.3, 0, 0.24], 0.02),
        bar([s * 0.2, 0.2, -0.1], [s * 0.3, 0, -0.24], 0.02),
      ]),
      rod(0.02, 0.6, 14).rotateZ(1.571).translate(0, 0.02, 0.24),
      rod(0.02, 0.6, 14).rotateZ(1.571).translate(0, 0.02, -0.24),
      hoop(0.02, 0.004, 12),
    ]),
    dark,
  );
}

export const ENGINE_PROP: Prop = {
  noun: 'engine',
  words: ['car engine', 'v8 engine', 'combustion engine', 'car motor'],
  size: [0.738, 0.696, 0.8],
  stands: ['floor', 'podium', 'ground'],
  paints: ['block'],
  moves: [{ part: 'fan', does: 'spin', axis: 'z', pace: 1.4 }],
  build: made(engine),
};
