import { type BufferGeometry, SphereGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs, even } from '../kit/rows.js';
import { hoop, outline, plate, turned } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { skin, swept } from '../kit/swept.js';
import { CRUST, TABLE } from './shapes.js';

/** Metres from the tip to the crust, and radians from the middle to a cut. */
const [LONG, HALF] = [0.168, 0.46];
const BOARD = 0.016;

/** How high the middle is raised: it arches from its tip, which lies, to the crust, which lies too. */
const arch = (far: number): number =>
  BOARD + 0.001 + 0.016 * Math.sin(Math.PI * Math.min(1, Math.max(0, far / LONG)) ** 0.8) ** 1.2;

/** A place on the slice: how far from the tip, how far from the middle (-1 to 1), and how high above its underside. */
function onSlice(far: number, aside: number, up: number): Vector3 {
  const angle = aside * HALF;
  return new Vector3(Math.sin(angle) * far, arch(far) + up, 0.085 - Math.cos(angle) * far);
}

/** A strip from the tip to the crust: round it goes through places that `across` gives. */
function strip(
  from: number,
  to: number,
  across: (far: number) => readonly (readonly [number, number])[],
): BufferGeometry {
  return skin(
    even(34).map((t) => {
      const far = from + (to - from) * t;
      return across(far)
        .map(([aside, up]) => onSlice(far, aside, up))
        .toReversed();
    }),
  );
}

function dough(): BufferGeometry {
  const base = strip(
    0.001,
    LONG - 0.004,
    () =>
      [
        [-1, 0.0095],
        [-1.005, 0.006],
        [-1, 0.0015],
        [-0.97, 0],
        ...even(8).map((t) => [-0.94 + 1.88 * t, 0] as const),
        [0.97, 0],
        [1, 0.0015],
        [1.005, 0.006],
        [1, 0.0095],
      ] as const,
  );
  return tinted(base, (x, y, z) =>
    between(['#f6dfae', '#eac384', '#c98a45'], 0.42 + 0.5 * rough(x * 90, y * 120, z * 90)),
  );
}

/** The puffed rim at the broad end. */
function rim(): BufferGeometry {
  const way = even(12).map((t) => {
    const at = onSlice(LONG - 0.004, (t * 2 - 1) * 1.01, 0.0095);
    return [at.x, at.y, at.z] as const;
  });
  const tube = bent(
    swept(way, (t) => 0.0138 + 0.0012 * Math.sin(t * 17) * Math.sin(t * 9), { sides: 22, steps: 60 }),
    (at) => {
      const puff = 0.0022 * rough(at.x * 55, at.y * 40, at.z * 55);
      at.set(at.x, Math.max(BOARD + 0.0005, at.y + puff), at.z + puff);
    },
  );
  return tinted(tube, (x, y, z) =>
    between(CRUST, 0.12 + 0.5 * rough(x * 60, y * 50, z * 60) + 0.5 * step(BOARD + 0.014, BOARD + 0.027, y)),
  );
}

/** Cheese over all of it; it has run over the cuts. */
function cheese(kit: Maker): BufferGeometry {
  const seed = kit.between(0, 9);
  const run = (far: number, side: number) =>
    0.0035 + 0.0035 * (1 + noise(far * 70, side * 3, seed)) * step(0.01, 0.05, far);
  const sheet = strip(0.0006, LONG - 0.014, (far) => [
    [1.012, 0.0125 - run(far, 1)],
    [1.05, 0.0128 - run(far, 1) * 0.6],
    [1.045, 0.0122],
    [1.01, 0.0142],
    ...even(16).map((t) => {
      const aside = 0.96 - 1.92 * t;
      return [aside, 0.0146 + 0.0013 * rough(far * 60, aside * 3, seed)] as const;
    }),
    [-1.01, 0.0142],
    [-1.045, 0.0122],
    [-1.05, 0.0128 - run(far, -1) * 0.6],
    [-1.012, 0.0125 - run(far, -1)],
  ]);
  return tinted(sheet, (x, _y, z) =>
    between(['#dd8a35', '#f3b94a', '#fbd67c', '#ffe9ac'], 0.58 + 0.6 * rough(x * 46, 5, z * 46)),
  );
}

/** Cheese that draws threads from a cut down to the board, with a drop where it lands. */
function threads(kit: Maker): BufferGeometry {
  const spots = [
    [0.045, 1],
    [0.07, 1],
    [0.083, 1],
    [0.112, 1],
    [0.052, -1],
    [0.078, -1],
    [0.1, -1],
    [0.118, -1],
  ] as const;
  return merged(
    spots.map(([far, side]) => {
      const from = onSlice(far, side * 1.03, 0.0115);
      const lean = side * kit.between(0.0005, 0.004);
      const low = BOARD + 0.0006;
      const way = [
        [from.x - side * 0.001, from.y, from.z],
        [from.x + lean * 0.4, from.y * 0.6 + low * 0.4, from.z],
        [from.x + lean, low + 0.002, from.z + 0.001],
        [from.x + lean + side * 0.003, low, from.z + 0.0015],
      ] as const;
      const thin = kit.between(0.0009, 0.0017);
      return swept(way, (t) => thin + 0.0022 * (2 * t - 1) ** 4, { sides: 8, steps: 14 });
    }),
  );
}

/** Round pieces that lie as the cheese does. */
function toppings(kit: Maker): void {
  const melted = { roughness: 0.38, clearcoat: 0.35 };
  const spots = [
    [0.062, 0.1],
    [0.1, -0.5],
    [0.108, 0.42],
    [0.139, -0.06],
  ] as const;
  const lying = (part: BufferGeometry, far: number, aside: number, up = 0.0146) => {
    const lean = Math.atan2(arch(far + 0.005) - arch(far - 0.005), 0.01);
    const at = onSlice(far, aside, up);
    return placed(part, { at: [at.x, at.y, at.z], turn: [lean, kit.between(0, 6), 0] });
  };
  const salami = spots.map(([far, aside]) => {
    const one = turned(
      corners('0 0, 0.0185 0 0.001, 0.0198 0.0044 0.001, 0.0165 0.0036 0.002, 0 0.0026'),
      26,
    );
    return lying(
      tinted(one, (x, y, z) =>
        between(['#8f1811', '#b52a1c', '#d2452f'], 0.5 + 0.6 * rough(x * 170, y * 60, z * 170)),
      ),
      far,
      aside,
    );
  });
  kit.add('salami', merged(salami), matter('glaze', '#ffffff', melted));
  const olives = pairs('0.083 -0.12, 0.086 0.62, 0.128 0.75, 0.13 -0.72').map(([far, aside]) =>
    lying(hoop(0.0046, 0.0021, 16).rotateX(Math.PI / 2), far, aside, 0.0162),
  );
  kit.add('olives', merged(olives), matter('glaze', '#2b2333', melted));
  const leaves = pairs('0.078 0.42, 0.122 0.22, 0.106 -0.06, 0.15 0.5').map(([far, aside]) =>
    lying(
      bent(new SphereGeometry(1, 14, 8), (at) =>
        at.set(at.x * 0.0135, at.y * 0.0009 + 0.0052 * at.x * at.x, at.z * 0.0074),
      ),
      far,
      aside,
      0.0185,
    ),
  );
  kit.add('basil', merged(leaves), matter('glaze', '#2f7a2a', { roughness: 0.5, clearcoat: 0.1 }));
}

function pizzaSlice(kit: Maker): void {
  kit.add(
    'board',
    plate(
      outline([
        [-0.084, -0.104, 0.02],
        [0.084, -0.104, 0.02],
        [0.084, 0.104, 0.02],
        [-0.084, 0.104, 0.02],
      ]),
      BOARD,
      0.0035,
    ),
    matter('wood', '#a97442'),
  );
  kit.add('crust', merged([dough(), rim()]), matter('food', '#ffffff'));
  kit.add(
    'sauce',
    strip(0.0008, LONG - 0.017, () => [
      [1.006, 0.0085],
      [1.02, 0.0102],
      [1.006, 0.0128],
      ...even(6).map((t) => [0.98 - 1.96 * t, 0.0132] as const),
      [-1.006, 0.0128],
      [-1.02, 0.0102],
      [-1.006, 0.0085],
    ]),
    matter('glaze', '#b5301a', { roughness: 0.45, clearcoat: 0.3 }),
  );
  const melted = matter('glaze', '#ffffff', { roughness: 0.36, clearcoat: 0.4 });
  kit.add('cheese', cheese(kit), melted);
  kit.add('threads', threads(kit), matter('glaze', '#f8cd74', { roughness: 0.36, clearcoat: 0.4 }));
  toppings(kit);
}

export const PIZZA_SLICE_PROP: Prop = {
  noun: 'pizza slice',
  words: [
    'slice of pizza',
    'piece of pizza',
    'slice of pepperoni pizza',
    'slice of cheese pizza',
    'pepperoni pizza slice',
  ],
  size: [0.168, 0.0571, 0.208],
  stands: TABLE,
  paints: [],
  build: made(pizzaSlice),
};
