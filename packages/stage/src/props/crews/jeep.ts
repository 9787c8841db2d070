import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { ball, boxAt, brick, outline, slab } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { wheel } from '../wheels.js';
import { black, corner, four, lampOf, pane, plain, ROAD } from './shapes.js';

/** A fender over a wheel, seen from its side. */
const fender = () =>
  slab(
    outline(
      triples(
        '-0.62 0.34 0.06, -0.52 0.52 0.1, 0.5 0.52 0.12, 0.62 0.3 0.06, 0.54 0.28 0.03, 0.42 0.44 0.08, -0.42 0.44 0.08, -0.54 0.3 0.03',
      ),
    ),
    0.34,
    0.03,
  ).rotateY(-Math.PI / 2);

function body(kit: Maker): void {
  const tub = slab(
    outline(
      triples(
        '-1.85 0.55 0.06, 1.8 0.55 0.08, 1.85 1.06 0.1, 0.72 1.16 0.08, 0.62 1.12 0.1, 0.5 0.86 0.14, -0.32 0.86 0.14, -0.46 1.12 0.08, -1.85 1.12 0.08',
      ),
    ),
    1.52,
    0.05,
  ).rotateY(-Math.PI / 2);
  const screen = [-0.68, 0.68].map((x) =>
    placed(brick([0.08, 0.62, 0.08], [0, 0.3, 0], 0.02), { at: [x, 1.12, 0.7], turn: [-0.25, 0, 0] }),
  );
  const rails = [0.02, 0.6].map((y) =>
    placed(brick([1.44, 0.07, 0.08], [0, y, 0], 0.02), { at: [0, 1.12, 0.7], turn: [-0.25, 0, 0] }),
  );
  const fenders = corner(0.84, 1.22, -1.18, 0.5).map(([, [x, y, z]]) => fender().translate(x, y - 0.02, z));
  const tail = brick([1.5, 0.5, 0.06], [0, 0.86, -1.84], 0.02);
  kit.add('body', plain([tub, ...screen, ...rails, ...fenders, tail]), kit.main('paint', '#6b7a3f'));
}

function fittings(kit: Maker): void {
  kit.add(
    'windscreen',
    placed(brick([1.3, 0.52, 0.02], [0, 0.31, 0], 0.01), { at: [0, 1.12, 0.7], turn: [-0.25, 0, 0] }),
    pane(),
  );
  const cage = [0.66, -0.66].map((x) =>
    swept(
      [
        [x, 1.05, -1.45],
        [x, 1.62, -1.3],
        [x, 1.74, -0.9],
        [x, 1.74, 0.5],
      ],
      0.045,
      { sides: 10, steps: 40, tension: 0.15 },
    ),
  );
  const across = [-0.6, 0.5].map((z) =>
    swept(
      [
        [0.66, 1.74, z],
        [-0.66, 1.74, z],
      ],
      0.045,
      { sides: 10, steps: 2 },
    ),
  );
  const slots = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3].map((x) =>
    brick([0.05, 0.28, 0.04], [x, 0.84, 1.845], 0.018),
  );
  const bumpers = [
    boxAt([1.7, 0.18, 0.16], [0, 0.56, 1.98], 0.04),
    boxAt([1.6, 0.16, 0.12], [0, 0.54, -1.94], 0.04),
  ];
  const under = [
    boxAt([1.3, 0.2, 3.4], [0, 0.5, 0], 0.05),
    placed(boxAt([1.3, 0.12, 0.3], [0, 1.1, 0.55], 0.05), {}),
  ];
  const steering = swept(
    Array.from(
      { length: 12 },
      (_, i) =>
        [
          0.36 + Math.cos(i * 0.5236) * 0.17,
          1.22 + Math.sin(i * 0.5236) * 0.15,
          0.36 + Math.sin(i * 0.5236) * 0.08,
        ] as const,
    ),
    0.018,
    { sides: 8, steps: 40, isClosed: true },
  );
  kit.add('dark', plain([...cage, ...across, ...slots, ...bumpers, ...under, steering]), black());
  seats(kit);
  lights(kit);
}

function lights(kit: Maker): void {
  const lamps = [0.55, -0.55].map((x) => ball(0.13, 18).scale(1, 1, 0.35).translate(x, 0.86, 1.85));
  kit.add('lamps', plain(lamps), lampOf('#f8f8f2'));
  kit.add(
    'tails',
    plain([0.68, -0.68].map((x) => brick([0.12, 0.2, 0.06], [x, 0.96, -1.87], 0.03))),
    lampOf('#b3121a'),
  );
}

function seats(kit: Maker): void {
  const seat = (x: number, z: number, wide: number) => [
    boxAt([wide, 0.14, 0.46], [x, 0.88, z], 0.05),
    placed(boxAt([wide, 0.56, 0.13], [0, 0.28, 0], 0.05), { at: [x, 0.9, z - 0.24], turn: [-0.16, 0, 0] }),
  ];
  kit.add(
    'seats',
    plain([...seat(0.36, -0.1, 0.46), ...seat(-0.36, -0.1, 0.46), ...seat(0, -1.05, 1.15)]),
    matter('rubber', '#8a6a48', { roughness: 0.6 }),
  );
}

function jeep(kit: Maker): void {
  body(kit);
  fittings(kit);
  for (const [name, at] of corner(0.84, 1.22, -1.18, 0.44))
    wheel(kit, name, at, { radius: 0.44, width: 0.32, spokes: 5, corners: 20 });
  const spare = kit.joint('spare', [0, 1.0, -2.0], [0, Math.PI / 2, 0]);
  wheel(spare, 'spare.wheel', [0.001, 0, 0], { radius: 0.4, width: 0.24, spokes: 5, corners: 20 });
}

export const JEEP_PROP: Prop = {
  noun: 'jeep',
  words: ['off-roader', 'off-road vehicle', 'four by four', 'safari jeep'],
  size: [2.02, 1.78, 4.18],
  stands: ROAD,
  paints: ['body'],
  moves: four,
  build: made(jeep),
};
