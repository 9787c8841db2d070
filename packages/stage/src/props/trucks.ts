import type { BufferGeometry } from 'three';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, triples } from './kit/rows.js';
import {
  type Corner,
  ball,
  box,
  boxAt,
  brick,
  hoop,
  outline,
  puck,
  rod,
  slab,
  turned,
} from './kit/solids.js';
import { merged, placed } from './kit/surface.js';
import { swept } from './kit/swept.js';
import { wheel, wireWheel } from './wheels.js';

const ROAD: readonly Place[] = ['road', 'ground', 'podium', 'floor'];
const black = () => matter('rubber', '#17181b', { roughness: 0.55 });
const pane = () => matter('darkGlass', '#0e151b');
const lampOf = (colour: string) => matter('darkGlass', colour, { emissive: 0x333322 });

function bus(kit: Maker): void {
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

function truck(kit: Maker): void {
  const paint = kit.main('paint', '#e0882a');
  kit.add(
    'cab',
    merged([boxAt([2.4, 2.3, 1.9], [0, 2.05, 3.15], 0.25), boxAt([2.3, 0.5, 1.4], [0, 3.25, 2.85], 0.2)]),
    paint,
  );
  kit.add(
    'trailer',
    boxAt([2.5, 2.75, 6.6], [0, 2.5, -1.35], 0.07),
    matter('gloss', '#f4f4f1', { roughness: 0.4, clearcoat: 0.3 }),
  );
  const ribs = [-1, 1].flatMap((side) =>
    Array.from({ length: 9 }, (_, i) =>
      brick([0.04, 2.6, 0.06], [side * 1.255, 2.5, -4.4 + i * 0.76], 0.015),
    ),
  );
  kit.add('ribs', merged(ribs), matter('metal', '#c4c8cc'));
  kit.add(
    'windows',
    merged([
      boxAt([2.1, 0.95, 0.08], [0, 2.55, 4.08], 0.04),
      ...[-1, 1].map((side) => boxAt([0.08, 0.8, 0.95], [side * 1.18, 2.55, 3.4], 0.04)),
    ]),
    pane(),
  );
  const tanks = [-1, 1].map((side) =>
    placed(puck(0.32, 1.3, 0.08, 32), { turn: [Math.PI / 2, 0, 0], at: [side * 0.98, 0.75, 0.75] }),
  );
  kit.add(
    'chassis',
    merged([
      boxAt([0.9, 0.3, 8], [0, 0.85, -0.5], 0.04),
      boxAt([2.4, 0.34, 0.3], [0, 0.62, 4.05], 0.1),
      boxAt([1.5, 0.62, 0.06], [0, 1.35, 4.1], 0.04),
      ...[-1, 1].map((side) => boxAt([0.12, 0.5, 0.26], [side * 1.36, 2.6, 3.9], 0.05)),
      boxAt([2.3, 0.12, 0.1], [0, 0.6, -4.6], 0.03),
    ]),
    black(),
  );
  kit.add(
    'steel',
    merged([
      ...tanks,
      ...[-1, 1].map((side) => rod(0.09, 2.2, 20).translate(side * 1.0, 2.3, 2.05)),
      ...Array.from({ length: 5 }, (_, i) => brick([1.4, 0.04, 0.05], [0, 1.13 + i * 0.11, 4.135], 0.015)),
    ]),
    matter('chrome', '#d8dade'),
  );
  kit.add(
    'lamps',
    merged([-1, 1].map((side) => boxAt([0.34, 0.26, 0.08], [side * 0.93, 1.05, 4.09], 0.06))),
    lampOf('#f8f8f2'),
  );
  kit.label(brickFace(), 4.6 / 1.6, '#21303c', matter('paper', '#f4f4f1'));
  for (const [i, z] of [3.1, -2.6, -3.75].entries())
    for (const side of [1, -1])
      wheel(kit, `wheel.${['f', 'm', 'b'][i]}${side > 0 ? 'l' : 'r'}`, [side * 1.02, 0.52, z], {
        radius: 0.52,
        width: 0.36,
        spokes: 6,
      });
}

/** The trailer's long side, seen from its left. */
function brickFace(): BufferGeometry {
  return slab(outline(triples('-2.3 -0.8 0.05, 2.3 -0.8 0.05, 2.3 0.8 0.05, -2.3 0.8 0.05')), 0.01, 0.002)
    .rotateY(Math.PI / 2)
    .translate(1.285, 2.6, -1.35);
}

function pickup(kit: Maker): void {
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

function bicycle(kit: Maker): void {
  const tube = (
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    thick = 0.016,
  ) => swept([from, to], thick, { sides: 14, steps: 2 });
  const [seat, crank, head, rear] = [
    [0, 0.82, -0.24],
    [0, 0.29, -0.1],
    [0, 0.78, 0.34],
    [0, 0.34, -0.53],
  ] as const;
  const frame = [
    tube([0, 0.75, -0.22], head, 0.017),
    tube(crank, [0, 0.7, 0.36], 0.02),
    tube(crank, seat, 0.018),
    ...[-0.045, 0.045].flatMap((x) => [
      tube([x * 0.5, 0.29, -0.1], [x * 1.3, 0.34, -0.53], 0.0095),
      tube([x * 0.4, 0.74, -0.22], [x * 1.3, 0.34, -0.53], 0.0085),
    ]),
    tube([0, 0.66, 0.37], [0, 0.84, 0.325], 0.022),
  ];
  const fork = [-0.05, 0.05].map((x) =>
    swept(
      [
        [x * 0.7, 0.67, 0.37],
        [x, 0.5, 0.42],
        [x * 1.1, 0.34, 0.52],
      ],
      0.011,
      { sides: 10, steps: 10 },
    ),
  );
  kit.add('frame', merged([...frame, ...fork]), kit.main('paint', '#1f9d8a'));
  wireWheel(kit, 'wheel.f', [0, 0.34, 0.52], 0.34);
  wireWheel(kit, 'wheel.b', [0, 0.34, rear[2]], 0.34);
  const steel = matter('metal', '#c9ccd0');
  const bar = swept(
    triples(
      '-0.27 0.94 0.2, -0.2 0.945 0.28, -0.06 0.93 0.335, 0.06 0.93 0.335, 0.2 0.945 0.28, 0.27 0.94 0.2',
    ),
    0.011,
    { sides: 12, steps: 50 },
  );
  kit.add(
    'steel',
    merged([
      bar,
      tube([0, 0.84, 0.325], [0, 0.935, 0.335], 0.012),
      tube(seat, [0, 0.92, -0.27], 0.012),
      hoop(0.09, 0.006, 48)
        .rotateY(Math.PI / 2)
        .translate(0.05, 0.29, -0.1),
      hoop(0.035, 0.006, 30)
        .rotateY(Math.PI / 2)
        .translate(0.05, 0.34, -0.53),
      tube([0.05, 0.38, -0.1], [0.05, 0.375, -0.53], 0.004),
      tube([0.05, 0.2, -0.1], [0.05, 0.305, -0.53], 0.004),
    ]),
    steel,
  );
  const pedals = kit.joint('pedals', [0, 0.29, -0.1]);
  pedals.add(
    'cranks',
    merged([
      tube([0.07, 0, 0], [0.075, -0.12, 0.11], 0.009),
      tube([-0.07, 0, 0], [-0.075, 0.12, -0.11], 0.009),
      rod(0.014, 0.14, 14).rotateZ(Math.PI / 2),
    ]),
    steel,
  );
  pedals.add(
    'treads',
    merged([
      boxAt([0.09, 0.022, 0.075], [0.12, -0.122, 0.112], 0.008),
      boxAt([0.09, 0.022, 0.075], [-0.12, 0.122, -0.112], 0.008),
    ]),
    black(),
  );
  const saddle = slab(
    outline(triples('-0.075 -0.13 0.04, 0.075 -0.13 0.04, 0.018 0.15 0.03, -0.018 0.15 0.03')),
    0.045,
    0.018,
  )
    .rotateX(-Math.PI / 2)
    .rotateY(Math.PI)
    .translate(0, 0.945, -0.27);
  const grips = [-1, 1].map((side) =>
    swept(
      [
        [side * 0.275, 0.94, 0.19],
        [side * 0.235, 0.943, 0.245],
      ],
      0.016,
      { sides: 12, steps: 2 },
    ),
  );
  kit.add('leather', merged([saddle, ...grips]), matter('leather', '#6d3f20'));
}

function motorcycle(kit: Maker): void {
  const steel = matter('chrome', '#d8dade');
  const paint = kit.main('paint', '#b01e24');
  for (const [name, z, width] of [
    ['wheel.f', 0.74, 0.12],
    ['wheel.b', -0.7, 0.17],
  ] as const)
    wheel(kit, name, [0, 0.32, z], { radius: 0.32, width, spokes: 9 });
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
  const fins = Array.from({ length: 7 }, (_, i) =>
    boxAt([0.25, 0.014, 0.2], [0, 0.52 + i * 0.026, 0.16], 0.005),
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

function scooter(kit: Maker): void {
  const paint = kit.main('paint', '#7cc3b0');
  for (const [name, z] of [
    ['wheel.f', 0.6],
    ['wheel.b', -0.52],
  ] as const)
    wheel(kit, name, [0, 0.22, z], { radius: 0.22, width: 0.11, spokes: 5 });
  const apron = placed(
    slab(
      outline(
        triples('-0.16 0 0.06, 0.16 0 0.06, 0.2 0.42 0.12, 0.07 0.66 0.05, -0.07 0.66 0.05, -0.2 0.42 0.12'),
      ),
      0.06,
      0.025,
    ),
    { at: [0, 0.26, 0.34], turn: [-0.16, 0, 0] },
  );
  const tail = placed(ball(1, 40), { at: [0, 0.47, -0.44], scale: [0.21, 0.24, 0.42] });
  const guard = placed(ball(1, 36), { at: [0, 0.36, 0.6], scale: [0.1, 0.13, 0.2] });
  kit.add(
    'body',
    merged([
      apron,
      tail,
      guard,
      boxAt([0.34, 0.06, 0.5], [0, 0.24, 0.12], 0.03),
      boxAt([0.16, 0.14, 0.16], [0, 0.98, 0.24], 0.06),
    ]),
    paint,
  );
  kit.add(
    'seat',
    placed(ball(1, 36), { at: [0, 0.73, -0.36], scale: [0.16, 0.07, 0.36] }),
    matter('leather', '#7a4626'),
  );
  kit.add(
    'bars',
    merged([
      swept(triples('-0.3 1.0 0.14, -0.1 1.02 0.23, 0.1 1.02 0.23, 0.3 1.0 0.14'), 0.014, { sides: 12 }),
      swept(triples('0 0.98 0.24, 0 0.5 0.46, 0 0.22 0.6'), 0.02, { sides: 12 }),
      ...[-1, 1].map((side) => rod(0.006, 0.16, 8).translate(side * 0.22, 1.1, 0.18)),
      ...[-1, 1].map((side) =>
        placed(ball(0.05, 20), { at: [side * 0.22, 1.2, 0.17], scale: [1, 0.8, 0.3] }),
      ),
    ]),
    matter('chrome', '#d8dade'),
  );
  kit.add(
    'grips',
    merged(
      [-1, 1].map((side) =>
        swept(
          [
            [side * 0.31, 0.995, 0.135],
            [side * 0.22, 1.01, 0.185],
          ],
          0.02,
          { sides: 12, steps: 2 },
        ),
      ),
    ),
    black(),
  );
  kit.add('lamp', placed(ball(0.07, 28), { at: [0, 0.98, 0.31], scale: [1, 1, 0.4] }), lampOf('#fbf8ea'));
}

function skateboard(kit: Maker): void {
  const deck = slab(
    outline(triples('-0.1 -0.4 0.1, 0.1 -0.4 0.1, 0.1 0.4 0.1, -0.1 0.4 0.1')),
    0.012,
    0.004,
    24,
  ).rotateX(-Math.PI / 2);
  const places = deck.getAttribute('position');
  for (let i = 0; i < places.count; i += 1)
    places.setY(i, places.getY(i) + 0.095 + Math.max(0, Math.abs(places.getZ(i)) - 0.26) * 0.42);
  deck.computeVertexNormals();
  kit.add('deck', deck, kit.main('wood', '#d9873a'));
  kit.add(
    'trucks',
    merged(
      [-0.22, 0.22].map((z) =>
        merged([
          boxAt([0.12, 0.02, 0.03], [0, 0.05, z], 0.008),
          boxAt([0.05, 0.04, 0.06], [0, 0.072, z], 0.01),
        ]),
      ),
    ),
    matter('metal', '#b9bdc2'),
  );
  for (const [name, x, z] of [
    ['wheel.fl', 1, 0.22],
    ['wheel.fr', -1, 0.22],
    ['wheel.bl', 1, -0.22],
    ['wheel.br', -1, -0.22],
  ] as const)
    kit.joint(name, [x * 0.08, 0.03, z]).add(
      'roll',
      puck(0.03, 0.034, 0.01, 28)
        .translate(0, -0.017, 0)
        .rotateZ(Math.PI / 2),
      matter('plastic', '#f4e9d0'),
    );
}

const four = ['wheel.fl', 'wheel.fr', 'wheel.bl', 'wheel.br'].map(
  (part) => ({ part, does: 'spin', axis: 'x' }) as const,
);
const six = [
  ...four,
  { part: 'wheel.ml', does: 'spin', axis: 'x' } as const,
  { part: 'wheel.mr', does: 'spin', axis: 'x' } as const,
];
const two = ['wheel.f', 'wheel.b'].map((part) => ({ part, does: 'spin', axis: 'x' }) as const);

/** What carries many, much or one. */
export const TRUCKS: readonly Prop[] = [
  {
    noun: 'bus',
    words: ['coach', 'city bus', 'school bus'],
    size: [3.02, 3.17, 9.64],
    stands: ROAD,
    paints: ['body'],
    moves: four,
    build: made(bus),
  },
  {
    noun: 'truck',
    words: ['lorry', 'delivery truck', 'semi truck'],
    size: [2.84, 3.87, 8.85],
    stands: ROAD,
    paints: ['cab'],
    label: 'label',
    moves: six,
    build: made(truck),
  },
  {
    noun: 'pickup truck',
    words: ['pickup'],
    size: [2.04, 1.87, 5.25],
    stands: ROAD,
    paints: ['body'],
    moves: four,
    build: made(pickup),
  },
  {
    noun: 'bicycle',
    words: ['bike', 'cycle'],
    size: [0.563, 0.967, 1.73],
    stands: ROAD,
    paints: ['frame'],
    moves: [...two, { part: 'pedals', does: 'spin', axis: 'x' }],
    build: made(bicycle),
  },
  {
    noun: 'motorcycle',
    words: ['motorbike', 'chopper bike'],
    size: [0.755, 1.09, 2.13],
    stands: ROAD,
    paints: ['paint'],
    moves: two,
    build: made(motorcycle),
  },
  {
    noun: 'scooter',
    words: ['vespa', 'moped'],
    size: [0.625, 1.24, 1.68],
    stands: ROAD,
    paints: ['body'],
    moves: two,
    build: made(scooter),
  },
  {
    noun: 'skateboard',
    words: ['longboard'],
    size: [0.2, 0.16, 0.8],
    stands: ROAD,
    paints: ['deck'],
    moves: four,
    build: made(skateboard),
  },
];
