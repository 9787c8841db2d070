import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { ball, boxAt, brick, puck } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { wheel } from '../wheels.js';
import { black, four, lampOf, pane, ROAD } from './shapes.js';

function busBody(kit: Maker): void {
  const paint = kit.main('paint', '#c8202a');
  kit.add(
    'body',
    merged([boxAt([2.5, 2.5, 9.6], [0, 1.75, 0], 0.28), boxAt([2.2, 0.16, 8.2], [0, 3.02, 0], 0.07)]),
    paint,
  );
  const sides = [-1, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, i) =>
      brick([0.05, 0.92, 1.12], [side * 1.236, 2.2, -3.75 + i * 1.2], 0.02),
    ),
  );
  const doors = [2.7, 3.5].map((z) => brick([0.06, 1.95, 0.72], [-1.238, 1.6, z + 0.75], 0.025));
  kit.add(
    'windows',
    merged([
      ...sides,
      ...doors,
      boxAt([2.16, 1.2, 0.06], [0, 2.1, 4.79], 0.03),
      boxAt([2.0, 0.8, 0.06], [0, 2.2, -4.79], 0.03),
    ]),
    pane(),
  );
}

function busTrim(kit: Maker): void {
  kit.add(
    'trim',
    merged([
      boxAt([2.52, 0.2, 9.64], [0, 0.62, 0], 0.06),
      boxAt([1.7, 0.3, 0.05], [0, 2.86, 4.78], 0.02),
      ...[-1, 1].map((side) => boxAt([0.18, 0.36, 0.1], [side * 1.42, 2.3, 4.7], 0.05)),
      ...[-1, 1].flatMap((side) =>
        [-2.7, 2.4].map((z) =>
          placed(puck(0.62, 0.05, 0.02, 40), {
            turn: [0, 0, Math.PI / 2],
            at: [side * 1.235 + 0.025, 0.55, z],
          }),
        ),
      ),
    ]),
    black(),
  );
  kit.add(
    'stripe',
    merged([-1, 1].map((side) => boxAt([0.03, 0.14, 9.1], [side * 1.243, 1.32, 0], 0.012))),
    matter('paint', '#f6f1e6'),
  );
  kit.add(
    'lamps',
    merged(
      [-1, 1].map((side) => placed(ball(0.17, 24), { at: [side * 0.92, 1.0, 4.74], scale: [1.3, 1, 0.5] })),
    ),
    lampOf('#f8f8f2'),
  );
  kit.add(
    'tails',
    merged([-1, 1].map((side) => boxAt([0.16, 0.5, 0.06], [side * 1.05, 1.2, -4.79], 0.03))),
    lampOf('#b3121a'),
  );
  for (const [name, x, z] of [
    ['wheel.fl', 1, 2.4],
    ['wheel.fr', -1, 2.4],
    ['wheel.bl', 1, -2.7],
    ['wheel.br', -1, -2.7],
  ] as const)
    wheel(kit, name, [x * 1.08, 0.5, z], { radius: 0.5, width: 0.32, spokes: 8 });
}

function bus(kit: Maker): void {
  busBody(kit);
  busTrim(kit);
}

export const BUS_PROP: Prop = {
  noun: 'bus',
  words: ['coach', 'city bus', 'school bus'],
  size: [3.02, 3.17, 9.64],
  stands: ROAD,
  paints: ['body'],
  moves: four,
  build: made(bus),
};
