import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt, hoop, outline, rod, slab } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { wireWheel } from '../wheels.js';
import { black, ROAD, two } from './shapes.js';

/** Where the saddle's tube, the cranks, the handlebar's tube and the rear axle are. */
const [SEAT, CRANK, HEAD, REAR] = [
  [0, 0.82, -0.24],
  [0, 0.29, -0.1],
  [0, 0.78, 0.34],
  [0, 0.34, -0.53],
] as const;

function bicycleFrame(kit: Maker): void {
  const tube = (
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    thick = 0.016,
  ) => swept([from, to], thick, { sides: 14, steps: 2 });
  const frame = [
    tube([0, 0.75, -0.22], HEAD, 0.017),
    tube(CRANK, [0, 0.7, 0.36], 0.02),
    tube(CRANK, SEAT, 0.018),
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
}

function bicycleSteel(kit: Maker): void {
  const tube = (
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    thick = 0.016,
  ) => swept([from, to], thick, { sides: 14, steps: 2 });
  wireWheel(kit, 'wheel.f', [0, 0.34, 0.52], 0.34);
  wireWheel(kit, 'wheel.b', [0, 0.34, REAR[2]], 0.34);
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
      tube(SEAT, [0, 0.92, -0.27], 0.012),
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
}

function bicycleCranks(kit: Maker, pedals: Maker): void {
  const tube = (
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    thick = 0.016,
  ) => swept([from, to], thick, { sides: 14, steps: 2 });
  const steel = matter('metal', '#c9ccd0');
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

function bicycle(kit: Maker): void {
  const pedals = kit.joint('pedals', [0, 0.29, -0.1]);
  bicycleFrame(kit);
  bicycleSteel(kit);
  bicycleCranks(kit, pedals);
}

export const BICYCLE_PROP: Prop = {
  noun: 'bicycle',
  words: ['bike', 'cycle'],
  size: [0.563, 0.967, 1.73],
  stands: ROAD,
  paints: ['frame'],
  moves: [...two, { part: 'pedals', does: 'spin', axis: 'x' }],
  build: made(bicycle),
};
