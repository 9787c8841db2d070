import { type BufferGeometry, SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { box, boxAt, flowing, puck, turned } from '../kit/solids.js';
import { bent, between, merged, placed, type Spot, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

/** How high the board is. */
const TOP = 0.016;
/** Where each lies, and how it is turned: those with fish, rolls, boats of roe. */
const NIGIRI = pairs('-0.122 -0.034, -0.077 -0.038, -0.032 -0.036, 0.013 -0.039, 0.058 -0.035');
const ROLLS = pairs(
  '-0.13 0.044, -0.092 0.038, -0.054 0.046, -0.016 0.039, -0.111 0.074, -0.073 0.077, -0.034 0.076',
);
const BOATS = pairs('0.03 0.05, 0.072 0.043');
const TURN = 0.32;

/** Salmon with its lines of fat, tuna, and prawn with its bands. */
const FISH = [
  ['#e8541f', '#ffc9a2', 900],
  ['#b3121d', '#d8434a', 520],
  ['#e8541f', '#ffc9a2', 820],
  ['#f4b9a0', '#e4572e', 330],
  ['#b3121d', '#d8434a', 560],
] as const;

function fish([x, z]: readonly [number, number], index: number): BufferGeometry {
  const [deep, pale, lines] = FISH[index % FISH.length]!;
  const slice = bent(new SphereGeometry(1, 20, 10), (at) =>
    at.set(
      at.x * 0.0175,
      at.y * 0.005 + 0.0255 - (at.z * 0.037) ** 2 * 7 - (at.x * 0.016) ** 2 * 20,
      at.z * 0.039 + 0.002 * Math.sin(at.x * 3),
    ),
  );
  const lined = tinted(slice, (px, _y, pz) => {
    const wave = Math.sin(pz * lines + Math.abs(px) * 420 + 0.6 * noise(px * 90, pz * 60, index));
    return between([deep, pale], step(0.55, 0.95, wave));
  });
  return placed(lined, { at: [x, TOP, z], turn: [0, TURN, 0] });
}

const rice = ([x, z]: readonly [number, number]): BufferGeometry =>
  placed(
    bent(box(0.028, 0.021, 0.055, 0.0095), (at) =>
      at.multiplyScalar(1 + 0.09 * rough(at.x * 330, at.y * 330, at.z * 330)),
    ),
    { at: [x, TOP + 0.0102, z], turn: [0, TURN, 0] },
  );

/** The smallest of round things: there are a hundred of them. */
const grain = (size: readonly [number, number, number], spot: Spot): BufferGeometry =>
  placed(new SphereGeometry(1, 6, 4).scale(...size), spot);

/** Grains that stick out of a roll's top. */
const crumbs = ([x, z]: readonly [number, number], high: number): BufferGeometry[] =>
  Array.from({ length: 7 }, (_, i) => {
    const [far, turn] = [0.009 + 0.0068 * ((i * 0.618) % 1), i * 2.4];
    return grain([0.0026, 0.0014, 0.0016], {
      at: [x + Math.cos(turn) * far, high, z + Math.sin(turn) * far],
      turn: [0, i, 0.2],
    });
  });

function nigiriAndRice(kit: Maker): void {
  kit.add('fish', merged(NIGIRI.map(fish)), matter('glaze', '#ffffff', { roughness: 0.2 }));
  const cores = ROLLS.map(([x, z]) => puck(0.0165, 0.0275, 0.003, 16).translate(x, TOP + 0.0006, z));
  const grains = ROLLS.flatMap((at) => crumbs(at, TOP + 0.0284));
  kit.add(
    'rice',
    merged([...NIGIRI.map(rice), ...cores, ...grains].map((part) => part.deleteAttribute('uv'))),
    matter('plastic', '#fdf9f0', { roughness: 0.5 }),
  );
}

/** What wraps a roll, and a boat, whose rim is higher. */
const wrap = ([x, z]: readonly [number, number], high: number, far: number): BufferGeometry =>
  turned(
    corners(`${far} 0.0005, ${far + 0.0014} 0.001 0.0005, ${far + 0.0014} ${high} 0.0005, ${far} ${high}`),
    16,
  ).translate(x, TOP, z);

function rollsAndBoats(kit: Maker): void {
  kit.add(
    'nori',
    merged([
      ...ROLLS.map((at) => wrap(at, 0.0272, 0.0167)),
      ...BOATS.map((at) =>
        placed(wrap([0, 0], 0.03, 0.0175), { at: [at[0], 0, at[1]], scale: [1, 1, 1.25] }),
      ),
    ]),
    matter('plastic', '#10201a', { roughness: 0.45 }),
  );
  const fillings = ['#ef6a2a', '#7cb23c', '#d8303a', '#f2c14e'];
  kit.add(
    'core',
    merged(
      ROLLS.flatMap(([x, z], i) => [
        tinted(puck(0.0058, 0.0012, 0.0005, 16), fillings[i % 4]!).translate(x - 0.002, TOP + 0.0282, z),
        tinted(puck(0.0036, 0.0013, 0.0005, 12), fillings[(i + 1) % 4]!).translate(
          x + 0.0056,
          TOP + 0.0282,
          z + 0.002,
        ),
      ]),
    ),
    matter('glaze', '#ffffff'),
  );
  const roe = BOATS.flatMap(([x, z], boat) =>
    Array.from({ length: 24 }, (_, i) => {
      const [far, turn] = [0.0155 * Math.sqrt((i + 0.5) / 24), i * 2.4];
      return tinted(
        grain([0.0038, 0.0038, 0.0038], {
          at: [x + Math.cos(turn) * far, TOP + 0.0345 - far * 0.22, z + Math.sin(turn) * far * 1.25],
        }),
        boat === 0 ? '#ff5a1a' : '#f02f1d',
      );
    }),
  );
  kit.add('roe', merged(roe), matter('glaze', '#ffffff', { roughness: 0.08 }));
}

/** Ginger in folds, horseradish, a dish of soy sauce, and two sticks before all. */
function aside(kit: Maker): void {
  const fold = (i: number): BufferGeometry =>
    placed(
      bent(puck(0.0135, 0.001, 0.0004, 14), (at) =>
        at.setY(at.y + 0.006 * Math.sin(at.x * 300 + i) * (at.z * 60)),
      ),
      {
        at: [0.116 + (i % 2) * 0.01, TOP + 0.004 + i * 0.0028, 0.056 - i * 0.003],
        turn: [0.2, i * 1.3, 0.25],
      },
    );
  kit.add('ginger', merged([0, 1, 2, 3, 4].map(fold)), matter('glaze', '#f6c0ae', { side: 2 }));
  const mound = bent(
    flowing(pairs('0.0004 0.013, 0.006 0.012, 0.0105 0.006, 0.0125 0, 0.0004 0').toReversed(), 28, 14),
    (at) => at.multiplyScalar(1 + 0.1 * rough(at.x * 200, at.y * 200, at.z * 200)),
  );
  kit.add(
    'wasabi',
    placed(mound, { at: [0.128, TOP, 0.018] }),
    matter('plastic', '#8fb84a', { roughness: 0.7 }),
  );
  kit.add(
    'dish',
    turned(
      corners('0 0.001, 0.02 0 0.002, 0.03 0.012 0.002, 0.0285 0.0125 0.001, 0.019 0.003 0.003, 0 0.003'),
      28,
    ).translate(0.121, TOP, -0.034),
    matter('ceramic', '#23262b'),
  );
  kit.add(
    'sauce',
    puck(0.0262, 0.001, 0.0002, 40).translate(0.121, TOP + 0.0088, -0.034),
    matter('liquid', '#1c0b05'),
  );
  const sticks = [0.098, 0.107].map((z, i) =>
    swept(
      [
        [-0.13, TOP + 0.0034, z - 0.004 * i],
        [0.13, TOP + 0.0034, z + 0.006 * i],
      ],
      (t) => 0.0034 - 0.0014 * t,
      { sides: 12, steps: 4 },
    ),
  );
  kit.add('chopsticks', merged(sticks), matter('wood', '#8e2f22'));
}

function sushi(kit: Maker): void {
  kit.add('board', boxAt([0.32, TOP, 0.225], [0, TOP / 2, 0.008], 0.003), kit.main('wood', '#a8713f'));
  nigiriAndRice(kit);
  rollsAndBoats(kit);
  aside(kit);
}

export const SUSHI_PROP: Prop = {
  noun: 'sushi',
  words: ['sushi roll', 'sashimi', 'nigiri', 'maki', 'sushi platter', 'sushi set', 'sushi board'],
  size: [0.32, 0.0539, 0.225],
  stands: TABLE,
  paints: ['board'],
  build: made(sushi),
};
