import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { brick, outline, puck, rod, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { black, lampOf, pane, ROAD } from '../trucks/shapes.js';

/** A car is so long, and the middles of the two lie so far apart. */
const [LONG, APART] = [7.4, 7.95];
const CARS = [-1, 1] as const;
const PANES = 5;
/** From one window's middle to the next. */
const PITCH = 1.28;

const eachCar = (part: (end: -1 | 1) => BufferGeometry[]): BufferGeometry =>
  merged(CARS.flatMap((end) => part(end).map((one) => one.clone().translate(0, 0, (end * APART) / 2))));

/** A car seen from its side, its outer end raked back; `y` from `low` to `high`. */
function hull(end: -1 | 1, low: number, high: number, wide: number): BufferGeometry {
  const rake = (y: number) => (y > 1.5 ? (y - 1.5) * 0.34 : Math.max(0, 0.9 - y) * 0.35);
  const half = LONG / 2;
  const side = [low, Math.min(1.5, high), high].map((y) => [end * (half - rake(y)), y, 0.18] as const);
  const ring = [[-end * half, low, 0.05] as const, ...side, [-end * half, high, 0.12] as const];
  const made = slab(outline(end > 0 ? ring : ring.toReversed()), wide, 0.09);
  return made.rotateY(-Math.PI / 2);
}

function body(kit: Maker): void {
  kit.add(
    'body',
    eachCar((end) => [hull(end, 0.32, 1.62, 2.4)]),
    kit.main('paint', '#c4232b'),
  );
  kit.add(
    'roof',
    eachCar((end) => [hull(end, 1.5, 3.2, 2.36)]),
    matter('paint', '#f3ead6'),
  );
  const band = [-1, 1].map((side) => brick([0.03, 0.1, LONG - 0.7], [side * 1.2, 1.42, 0], 0.012));
  kit.add(
    'stripe',
    eachCar(() => band),
    matter('paint', '#f3ead6'),
  );
}

const isDoor = (i: number): boolean => i === 1 || i === 3;

function glass(kit: Maker): void {
  const window = (end: -1 | 1, i: number, side: number) => {
    const z = -end * 0.35 + (i - 2) * PITCH;
    return isDoor(i)
      ? [-0.28, 0.28].map((off) => brick([0.06, 1.95, 0.5], [side * 1.185, 1.68, z + off], 0.03))
      : [brick([0.06, 0.98, 1.1], [side * 1.17, 2.18, z], 0.03)];
  };
  const rows = (end: -1 | 1) =>
    [-1, 1].flatMap((side) => Array.from({ length: PANES }, (_, i) => window(end, i, side)).flat());
  const front = (end: -1 | 1) => [
    placed(brick([2.08, 1.22, 0.07], [0, 0, 0], 0.035), {
      at: [0, 2.14, end * (LONG / 2 - 0.205)],
      turn: [-end * 0.328, 0, 0],
    }),
    brick([0.07, 0.86, 0.5], [1.165, 2.2, end * 3.04], 0.03),
    brick([0.07, 0.86, 0.5], [-1.165, 2.2, end * 3.04], 0.03),
  ];
  kit.add(
    'windows',
    eachCar((end) => [...rows(end), ...front(end)]),
    pane(),
  );
}

function frames(kit: Maker): void {
  const doors = (end: -1 | 1) =>
    [-1, 1].flatMap((side) =>
      [1, 3].map((i) => brick([0.05, 2.2, 1.16], [side * 1.18, 1.62, -end * 0.35 + (i - 2) * PITCH], 0.03)),
    );
  kit.add('doors', eachCar(doors), matter('paint', '#e8dcc2'));
  const bellows = Array.from({ length: 7 }, (_, i) =>
    brick([2.12 - (i % 2) * 0.14, 2.5, 0.13], [0, 1.8, (i - 3) * 0.115], 0.05),
  );
  kit.add('bellows', merged(bellows), black());
  const skirts = (end: -1 | 1) => [
    brick([2.2, 0.32, LONG - 0.7], [0, 0.34, 0], 0.06),
    brick([1.9, 0.2, 0.3], [0, 0.3, end * (LONG / 2 - 0.18)], 0.06),
  ];
  kit.add('skirts', eachCar(skirts), black());
}

function wheels(kit: Maker): void {
  for (const [k, z] of [-6, -4.9, -1.5, 1.5, 4.9, 6].entries()) {
    const axle = kit.joint(`wheel.${k}`, [0, 0.3, z]);
    const discs = [-1, 1].map((side) =>
      rod(0.3, 0.1, 24)
        .rotateZ(Math.PI / 2)
        .translate(side * 0.95, 0, 0),
    );
    axle.add(
      'discs',
      merged([...discs, rod(0.06, 1.8, 12).rotateZ(Math.PI / 2)]),
      matter('metal', '#5c6064'),
    );
  }
}

function lights(kit: Maker): void {
  const round = (end: -1 | 1, x: number, y: number, size: number) =>
    placed(puck(size, 0.06, 0.02, 24), {
      at: [x, y, end * (LONG / 2 - 0.035)],
      turn: [(end * Math.PI) / 2, 0, 0],
    });
  kit.add(
    'lamps',
    merged([-0.8, 0.8].map((x) => round(1, x, 1.08, 0.16).translate(0, 0, APART / 2))),
    matter('light', '#fff4d4'),
  );
  kit.add(
    'tails',
    merged([-0.8, 0.8].map((x) => round(-1, x, 1.08, 0.13).translate(0, 0, -APART / 2))),
    lampOf('#c4161c'),
  );
  const sign = (end: -1 | 1) => brick([1.3, 0.26, 0.08], [0, 2.93, end * (LONG / 2 - 0.46)], 0.03);
  kit.add(
    'signs',
    eachCar((end) => [placed(sign(end), {})]),
    black(),
  );
  const text = (end: -1 | 1) => brick([1.0, 0.12, 0.03], [0, 2.93, end * (LONG / 2 - 0.42)], 0.01);
  kit.add(
    'route',
    eachCar((end) => [text(end)]),
    matter('light', '#ffb43a'),
  );
}

const bar = (from: readonly [number, number], to: readonly [number, number], x: number, thick = 0.035) => {
  const [dz, dy] = [to[0] - from[0], to[1] - from[1]];
  return placed(rod(thick, Math.hypot(dz, dy), 10), {
    at: [x, (from[1] + to[1]) / 2, (from[0] + to[0]) / 2],
    turn: [Math.atan2(dz, dy), 0, 0],
  });
};

/** Two arms that fold, with the bow on top that touches the wire; boxes of the roof beside it. */
function pantograph(kit: Maker): void {
  const z = APART / 2 - 0.6;
  const arms = [-0.45, 0.45].flatMap((x) => [
    bar([z + 0.7, 3.32], [z - 0.55, 3.85], x, 0.045),
    bar([z - 0.55, 3.85], [z + 0.35, 4.5], x * 0.8),
  ]);
  const across = (y: number, at: number, wide: number) =>
    rod(0.04, wide, 10)
      .rotateZ(Math.PI / 2)
      .translate(0, y, at);
  const bow = [-0.14, 0.14].flatMap((off) => [
    brick([1.3, 0.05, 0.07], [0, 4.54, z + 0.35 + off], 0.02),
    ...[-1, 1].map((side) =>
      placed(brick([0.34, 0.045, 0.06], [0, 0, 0], 0.018), {
        at: [side * 0.78, 4.47, z + 0.35 + off],
        turn: [0, 0, -side * 0.45],
      }),
    ),
  ]);
  kit.add(
    'pantograph',
    merged([
      ...arms,
      ...bow,
      across(3.34, z + 0.7, 1.2),
      across(3.85, z - 0.55, 0.92),
      across(4.5, z + 0.35, 0.8),
      brick([1.3, 0.08, 1.7], [0, 3.26, z + 0.1], 0.03),
    ]),
    matter('metal', '#3c4247', { roughness: 0.4 }),
  );
  kit.add(
    'gear',
    merged(
      [
        [-6.1, 2.2],
        [-3.2, 1.7],
        [2.2, 1.6],
      ].map(([at = 0, long = 1]) => brick([1.6, 0.28, long], [0, 3.26, at], 0.08)),
    ),
    matter('metal', '#b9bcbb', { roughness: 0.5 }),
  );
}

function tram(kit: Maker): void {
  body(kit);
  frames(kit);
  glass(kit);
  wheels(kit);
  lights(kit);
  pantograph(kit);
}

export const TRAM_PROP: Prop = {
  noun: 'tram',
  words: [
    'streetcar',
    'street car',
    'tramcar',
    'tram car',
    'trolley car',
    'trolley',
    'tramway',
    'light rail',
  ],
  size: [2.43, 4.57, 15.3],
  stands: ROAD,
  paints: ['body'],
  moves: [0, 1, 2, 3, 4, 5].map((k) => ({ part: `wheel.${k}`, does: 'spin', axis: 'x' }) as const),
  build: made(tram),
};
