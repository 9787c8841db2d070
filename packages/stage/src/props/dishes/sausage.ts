import type { BufferGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, flowing, turned } from '../kit/solids.js';
import { corners, pairs } from '../kit/rows.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { plain, TABLE } from '../treats/shapes.js';

/** A sausage along x, seared in stripes, its ends tied. */
function one(salt: number): BufferGeometry {
  const skin = swept(
    [
      [-0.072, 0.0, -0.008],
      [-0.03, 0, 0.006],
      [0.03, 0, 0.007],
      [0.072, 0, -0.007],
    ],
    (t) => 0.0155 - 0.004 * Math.abs(2 * t - 1) ** 8,
    { steps: 60, sides: 22 },
  );
  const ends = [-1, 1].map((side) =>
    placed(flowing(pairs('0.0036 0, 0.002 0.004, 0.004 0.0085, 0.0002 0.01'), 12, 8), {
      at: [side * 0.0715, 0, -0.008],
      turn: [0, 0, side * -1.5],
    }),
  );
  return tinted(plain([skin, ...ends]), (x, y, z) => {
    const mark = step(0.86, 0.96, Math.sin((x + z * 0.5) * 175 + salt)) * step(0.002, 0.01, y);
    const meat = between(['#8a3a1a', '#b5572a', '#d07c46'], 0.5 + 0.5 * rough(x * 50 + salt, y * 50, z * 50));
    return meat.lerp(between(['#35160a', '#4a2010'], 0.5), mark * 0.9);
  });
}

function sausage(kit: Maker): void {
  kit.add('board', boxAt([0.26, 0.018, 0.15], [0, 0.009, 0], 0.006), kit.main('wood', '#a8743f'));
  const spots = [
    { at: [-0.02, 0.033, 0.03], turn: [0, 0.1, 0] },
    { at: [-0.024, 0.033, -0.012], turn: [0.4, -0.08, 0] },
  ] as const;
  kit.add(
    'sausages',
    merged(spots.map((spot, i) => placed(one(i * 2), spot))),
    matter('glaze', '#ffffff', { roughness: 0.22, clearcoat: 0.8 }),
  );
  kit.add(
    'dish',
    turned(
      corners('0 0.001, 0.016 0 0.002, 0.024 0.018 0.001, 0.022 0.019 0.001, 0.015 0.006 0.002, 0 0.005'),
    ).translate(0.094, 0.018, -0.02),
    matter('ceramic', '#f7f3ea'),
  );
  kit.add(
    'mustard',
    turned(corners('0 0.006, 0.0145 0.006, 0.0205 0.0145 0.001, 0.01 0.016 0.003, 0 0.0175')).translate(
      0.094,
      0.018,
      -0.02,
    ),
    matter('glaze', '#d9a01c'),
  );
  const herbs = Array.from({ length: 9 }, (_, i) =>
    placed(leaf(0.03, 0.014, 0.25, 10), {
      at: [0.09, 0.02, 0.038],
      turn: [0, i * 2.4, 0.25 + (i % 3) * 0.25],
    }),
  );
  kit.add('herbs', merged(herbs), matter('plant', '#4a8a34'));
  kit.joint('steam', [-0.02, 0.055, 0]);
}

export const SAUSAGE_PROP: Prop = {
  noun: 'sausage',
  words: ['bratwurst', 'grilled sausage', 'frankfurter', 'chorizo'],
  size: [0.26, 0.0506, 0.15],
  stands: TABLE,
  paints: ['board'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(sausage),
};
