import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt, outline, puck, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { wheel } from '../wheels.js';
import { black, four, lampOf, pane, ROAD } from './shapes.js';

function pickupBody(kit: Maker): void {
  const paint = kit.main('paint', '#2d6ca8');
  const cabin = (lift: number) =>
    slab(
      outline([
        [-0.75, 0, 0.1],
        [1.25, 0, 0.1],
        [0.75, lift, 0.22],
        [-0.62, lift, 0.18],
      ]),
      1.64,
      0.12,
    ).rotateY(-Math.PI / 2);
  kit.add(
    'body',
    merged([
      boxAt([1.92, 0.62, 5.2], [0, 0.92, 0], 0.16),
      placed(cabin(0.7), { at: [0, 1.18, 0.1] }),
      boxAt([1.84, 0.2, 1.5], [0, 1.22, 1.75], 0.09),
      ...[-1, 1].map((side) => boxAt([0.12, 0.36, 1.8], [side * 0.9, 1.22, -1.65], 0.05)),
      boxAt([1.9, 0.36, 0.1], [0, 1.22, -2.55], 0.04),
    ]),
    paint,
  );
}

function pickupWindows(kit: Maker): void {
  const glass = slab(
    outline(triples('-0.55 0.1 0.06, 0.92 0.1 0.06, 0.6 0.56 0.1, -0.48 0.56 0.1')),
    1.68,
    0.02,
  ).rotateY(-Math.PI / 2);
  const screen = (z: number, tilt: number) =>
    placed(boxAt([1.36, 0.5, 0.03], [0, 0, 0], 0.012), { at: [0, 1.54, z], turn: [tilt, 0, 0] });
  kit.add(
    'windows',
    merged([placed(glass, { at: [0, 1.18, 0.1] }), screen(1.13, -0.62), screen(-0.605, 0.18)]),
    pane(),
  );
  kit.add(
    'dark',
    merged([
      boxAt([1.7, 0.06, 1.75], [0, 1.21, -1.65], 0.02),
      boxAt([1.2, 0.26, 0.08], [0, 0.98, 2.58], 0.05),
      boxAt([1.96, 0.2, 5.1], [0, 0.62, 0], 0.06),
      ...[-1, 1].flatMap((side) =>
        [-1.5, 1.55].map((z) =>
          placed(puck(0.48, 0.1, 0.02, 40), { turn: [0, 0, Math.PI / 2], at: [side * 0.93 + 0.05, 0.62, z] }),
        ),
      ),
    ]),
    black(),
  );
  kit.add(
    'lamps',
    merged([-1, 1].map((side) => boxAt([0.34, 0.2, 0.1], [side * 0.75, 1.0, 2.56], 0.06))),
    lampOf('#f8f8f2'),
  );
  kit.add(
    'tails',
    merged([-1, 1].map((side) => boxAt([0.14, 0.34, 0.08], [side * 0.88, 1.05, -2.59], 0.04))),
    lampOf('#b3121a'),
  );
  for (const [name, x, z] of [
    ['wheel.fl', 1, 1.55],
    ['wheel.fr', -1, 1.55],
    ['wheel.bl', 1, -1.5],
    ['wheel.br', -1, -1.5],
  ] as const)
    wheel(kit, name, [x * 0.88, 0.42, z], { radius: 0.42, width: 0.28, spokes: 6 });
}

export function pickup(kit: Maker): void {
  pickupBody(kit);
  pickupWindows(kit);
}

export const PICKUP_TRUCK_PROP: Prop = {
  noun: 'pickup truck',
  words: ['pickup'],
  size: [2.04, 1.87, 5.25],
  stands: ROAD,
  paints: ['body'],
  moves: four,
  build: made(pickup),
};
