import { CylinderGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { even } from '../kit/rows.js';
import { boxAt, brick, outline, puck, rod, slab } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { skin, swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

function caseOf(kit: Maker): void {
  const side = slab(
    outline([
      [-0.15, 0, 0.008],
      [0.17, 0, 0.01],
      [0.175, 0.025, 0.01],
      [0.06, 0.06, 0.02],
      [0.02, 0.115, 0.02],
      [-0.13, 0.12, 0.02],
      [-0.15, 0.08, 0.01],
    ]),
    0.32,
    0.014,
  );
  kit.add('case', side.rotateY(-Math.PI / 2), kit.main('paint', '#2f6f6a', { metalness: 0.1 }));
  kit.add(
    'well',
    joined([
      placed(boxAt([0.2, 0.006, 0.06], [0, 0, 0], 0.003), { at: [0, 0.106, 0.018], turn: [0.9, 0, 0] }),
      placed(boxAt([0.29, 0.006, 0.122], [0, 0, 0], 0.003), { at: [0, 0.048, 0.108], turn: [0.32, 0, 0] }),
    ]),
    matter('rubber', '#191b1d'),
  );
  const feet = [-0.13, 0.13].flatMap((x) =>
    [-0.12, 0.14].map((z) => puck(0.014, 0.008, 0.002, 18).translate(x, -0.006, z)),
  );
  kit.add('feet', joined(feet), matter('rubber', '#191b1d'));
}

function keys(kit: Maker): void {
  const spots = [0, 1, 2, 3].flatMap((row) =>
    Array.from(
      { length: 10 - (row === 3 ? 1 : 0) },
      (_, i) =>
        [
          (i - 4.5 + (row === 3 ? 0.5 : 0)) * 0.0265 + (row % 2) * 0.006 - 0.003,
          0.0665 - row * 0.0105,
          0.068 + row * 0.0265,
        ] as const,
    ),
  );
  kit.add(
    'keys',
    joined([
      ...spots.map((at) =>
        placed(new CylinderGeometry(0.0092, 0.0105, 0.006, 16), { at, turn: [0.3, 0, 0] }),
      ),
      placed(boxAt([0.15, 0.007, 0.013], [0, 0, 0], 0.003), { at: [0, 0.027, 0.163], turn: [0.3, 0, 0] }),
    ]),
    matter('gloss', '#f6efdf'),
  );
  kit.add(
    'rims',
    joined(
      spots.flatMap(([x, y, z]) => [
        placed(new CylinderGeometry(0.0118, 0.0118, 0.003, 16), { at: [x, y - 0.002, z], turn: [0.3, 0, 0] }),
        rod(0.002, 0.02, 6).translate(x, y - 0.01, z),
      ]),
    ),
    matter('chrome', '#c8cbcd'),
  );
}

function carriage(kit: Maker): void {
  kit.add(
    'platen',
    placed(rod(0.021, 0.36, 36), { at: [0, 0.15, -0.06], turn: [0, 0, 1.571] }),
    matter('rubber', '#1c1d1f'),
  );
  const knobs = [-1, 1].map((side) =>
    placed(puck(0.022, 0.022, 0.004, 28), {
      at: [side * 0.185 + (side < 0 ? 0.011 : -0.011), 0.15, -0.06],
      turn: [0, 0, side * -1.571],
    }),
  );
  kit.add('knobs', joined(knobs), matter('plastic', '#22262a'));
  const lever = swept(
    [
      [-0.18, 0.16, -0.05],
      [-0.205, 0.185, -0.02],
      [-0.215, 0.19, 0.03],
    ],
    0.004,
    { sides: 10 },
  );
  const rail = [
    placed(rod(0.006, 0.34, 12), { at: [0, 0.135, -0.1], turn: [0, 0, 1.571] }),
    boxAt([0.34, 0.018, 0.03], [0, 0.125, -0.07], 0.006),
    placed(rod(0.0035, 0.3, 10), { at: [0, 0.178, -0.045], turn: [0, 0, 1.571] }),
  ];
  const bars = Array.from({ length: 15 }, (_, i) => {
    const turn = (i / 14 - 0.5) * 1.7;
    return swept(
      [
        [Math.sin(turn) * 0.085, 0.098, 0.05 - Math.cos(turn) * 0.01],
        [Math.sin(turn) * 0.03, 0.121, -0.01],
      ],
      0.0016,
      { sides: 6, steps: 3 },
    );
  });
  const spools = [-0.1, 0.1].map((x) => puck(0.034, 0.012, 0.003, 32).translate(x, 0.118, -0.005));
  kit.add('steel', joined([lever, ...rail, ...bars, ...spools]), matter('chrome', '#cdd0d2'));
  const curl = even(24).map((t) => {
    const at =
      t < 0.35
        ? { y: 0.129 + (t / 0.35) * 0.043, z: -0.039 + 0.001 * t }
        : { y: 0.172 + (t - 0.35) * 0.28, z: -0.039 - 0.075 * ((t - 0.35) / 0.65) ** 1.5 };
    return [-0.105, 0.105].map((x) => new Vector3(x, at.y, at.z));
  });
  kit.add('paper', skin(curl), matter('paper', '#fdfaf1', { side: 2 }));
  const lines = Array.from({ length: 5 }, (_, i) =>
    brick(
      [0.15 - (i % 3) * 0.025, 0.0035, 0.001],
      [-0.01 - (i % 3) * 0.012, 0.19 + i * 0.017, -0.0385 - 0.0035 * i * i * 0.6 + 0.0012],
      0.0004,
    ),
  );
  kit.add('lines', joined(lines.slice(0, 3)), matter('paper', '#4a4a4c'));
}

function typewriter(kit: Maker): void {
  caseOf(kit);
  keys(kit);
  carriage(kit);
}

export const TYPEWRITER_PROP: Prop = {
  noun: 'typewriter',
  words: ['type writer', 'vintage typewriter', 'antique typewriter', 'old typewriter'],
  size: [0.414, 0.36, 0.323],
  stands: ['table', 'podium'],
  paints: ['case'],
  build: made(typewriter),
};
