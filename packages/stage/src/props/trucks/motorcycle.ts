import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { ball, box, boxAt, type Corner, outline, puck, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { wheel } from '../wheels.js';
import { lampOf, ROAD, two } from './shapes.js';

function motorcyclePaint(kit: Maker): void {
  const paint = kit.main('paint', '#b01e24');
  for (const [name, z, width] of [
    ['wheel.f', 0.74, 0.12],
    ['wheel.b', -0.7, 0.17],
  ] as const)
    wheel(kit, name, [0, 0.32, z], { radius: 0.32, width, spokes: 7, corners: 22 });
  const tank = placed(ball(1, 40), { at: [0, 0.86, 0.16], scale: [0.165, 0.15, 0.34], turn: [0.16, 0, 0] });
  const guard = (z: number, from: number, to: number) =>
    swept(
      Array.from(
        { length: 9 },
        (_, i) =>
          [
            0,
            0.32 + Math.sin(from + ((to - from) * i) / 8) * 0.37,
            z + Math.cos(from + ((to - from) * i) / 8) * 0.37,
          ] as const,
      ),
      0.085,
      { flat: 0.14, sides: 14, steps: 24 },
    );
  kit.add(
    'paint',
    merged([
      tank,
      guard(0.74, 0.6, 2.5),
      guard(-0.7, 1.0, 3.0),
      boxAt([0.1, 0.16, 0.3], [0, 0.7, -0.28], 0.05),
    ]),
    paint,
  );
}

function motorcycleChrome(kit: Maker): void {
  const steel = matter('chrome', '#d8dade');
  const fork = [-0.095, 0.095].map((x) =>
    swept(
      [
        [x, 0.98, 0.4],
        [x, 0.32, 0.74],
      ],
      0.022,
      { sides: 12, steps: 3 },
    ),
  );
  const pipes = [0.14, 0.2].map((y, i) =>
    swept(
      [
        [0.13, 0.55, 0.28],
        [0.17, 0.4, 0.36],
        [0.17, y + 0.12, 0.2],
        [0.18, y + 0.14, -0.3],
        [0.19, y + 0.2, -0.95],
      ],
      (t) => 0.024 + 0.02 * Math.max(0, t - 0.55) * 2 + i * 0.002,
      { sides: 14, steps: 40 },
    ),
  );
  const bars = swept(
    triples(
      '-0.36 1.05 0.22, -0.28 1.08 0.32, -0.08 1.02 0.4, 0.08 1.02 0.4, 0.28 1.08 0.32, 0.36 1.05 0.22',
    ),
    0.013,
    { sides: 12, steps: 40 },
  );
  kit.add(
    'chrome',
    merged([
      ...fork,
      ...pipes,
      bars,
      turned(corners('0.001 -0.09, 0.07 -0.06 0.03, 0.098 0.03 0.01, 0.09 0.035'), 36)
        .rotateX(Math.PI / 2)
        .translate(0, 0.93, 0.5),
      ...[-0.14, 0.14].map((x) =>
        puck(0.1, 0.06, 0.02, 30)
          .rotateZ(Math.PI / 2)
          .translate(x + 0.03, 0.42, 0.0),
      ),
    ]),
    steel,
  );
}

function motorcycleEngine(kit: Maker): void {
  const fins = Array.from({ length: 7 }, (_, i) =>
    boxAt([0.25, 0.014, 0.2], [0, 0.52 + i * 0.026, 0.16], 0.005),
  );
  kit.add(
    'engine',
    merged([
      box(0.26, 0.24, 0.42, 0.06).translate(0, 0.42, 0.03),
      ...fins,
      box(0.16, 0.14, 0.16, 0.03).translate(0, 0.6, 0.16),
      swept(triples('0 0.92 0.38, 0 0.5 0.44, 0 0.3 0.1, 0 0.34 -0.7'), 0.024, { sides: 10 }),
    ]),
    matter('metal', '#5a5d62', { roughness: 0.4 }),
  );
  kit.add(
    'seat',
    merged([
      placed(
        slab(
          outline([
            [-0.14, -0.34, 0.12],
            [0.14, -0.34, 0.12],
            [0.1, 0.28, 0.08],
            [-0.1, 0.28, 0.08],
          ] as Corner[]),
          0.1,
          0.04,
        )
          .rotateX(-Math.PI / 2)
          .rotateY(Math.PI),
        { at: [0, 0.82, -0.4], turn: [0.06, 0, 0] },
      ),
      ...[-1, 1].map((side) =>
        swept(
          [
            [side * 0.37, 1.045, 0.21],
            [side * 0.3, 1.07, 0.3],
          ],
          0.02,
          { sides: 12, steps: 2 },
        ),
      ),
    ]),
    matter('leather', '#1d1c1e'),
  );
  kit.add('lamp', placed(ball(0.088, 28), { at: [0, 0.93, 0.53], scale: [1, 1, 0.35] }), lampOf('#fbf8ea'));
}

function motorcycle(kit: Maker): void {
  motorcyclePaint(kit);
  motorcycleChrome(kit);
  motorcycleEngine(kit);
}

export const MOTORCYCLE_PROP: Prop = {
  noun: 'motorcycle',
  words: ['motorbike', 'chopper bike', 'dirt bike', 'cafe racer', 'sport bike', 'superbike'],
  size: [0.755, 1.09, 2.13],
  stands: ROAD,
  paints: ['paint'],
  moves: two,
  build: made(motorcycle),
};
