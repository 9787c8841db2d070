import { type BufferGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { ball, bead, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { lumpy } from '../treats/shapes.js';

/** Its legs toward +z, its breast up. */
function bird(): BufferGeometry {
  const roast = sculpted({
    lumps: [
      { is: egg([0, 0.07, -0.02], [0.078, 0.058, 0.1]) },
      { is: twin(egg([0.034, 0.098, -0.035], [0.042, 0.036, 0.066], [0.16, 0, 0.1])), seam: 0.018 },
      { is: twin(egg([0.07, 0.07, 0.045], [0.035, 0.036, 0.055], [-0.25, -0.35, 0])), seam: 0.02 },
      { is: twin(limb([0.066, 0.078, 0.07], [0.03, 0.108, 0.132], 0.026, 0.011)), seam: 0.02 },
      {
        is: twin(
          path(
            knots(
              '0.07 0.08 -0.07 0.02, 0.1 0.062 -0.055 0.017, 0.098 0.058 -0.01 0.014, 0.08 0.06 0.01 0.009',
            ),
          ),
        ),
        seam: 0.012,
      },
    ],
    low: [-0.125, 0.005, -0.13],
    high: [0.125, 0.14, 0.15],
    cell: 0.0062,
    seam: 0.02,
  });
  return tinted(roast, (x, y, z) =>
    between(
      ['#eab868', '#cf8232', '#a8541a', '#6e2f0e'],
      0.22 + (y - 0.07) * 5 + 0.34 * rough(x * 26, y * 26, z * 26) + 0.1 * rough(x * 150, y * 150, z * 150),
    ),
  );
}

/** What sticks out of the legs, in paper. */
function bones(): BufferGeometry {
  return merged(
    [-1, 1].flatMap((side) => [
      ...[-0.0052, 0.0052].map((off) => ball(0.0088, 16).translate(side * 0.026 + off, 0.1135, 0.148)),
      ball(0.008, 14)
        .scale(1, 1, 1.8)
        .translate(side * 0.028, 0.1105, 0.139),
    ]),
  );
}

function roastChicken(kit: Maker): void {
  kit.add(
    'platter',
    turned(
      [
        [0, 0.003],
        [0.1, 0.002, 0.001],
        [0.105, 0, 0.001],
        [0.115, 0, 0.001],
        [0.122, 0.006, 0.004],
        [0.17, 0.019, 0.002],
        [0.168, 0.0215, 0.002],
        [0.12, 0.0105, 0.008],
        [0, 0.009],
      ],
      72,
    ).scale(1.05, 1, 1.15),
    kit.main('ceramic', '#f3efe6'),
  );
  kit.add('bird', bird(), matter('glaze', '#ffffff', { roughness: 0.26, clearcoat: 0.75 }));
  kit.add('bones', bones(), matter('clay', '#f6ead0'));
  const round = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * 2 * Math.PI + 0.2;
    return { at: [Math.sin(angle) * 0.128, 0.026, Math.cos(angle) * 0.15] as const, i };
  });
  const potatoes = round.map(({ at, i }) =>
    placed(
      tinted(lumpy(ball(0.019, 18), 0.0035, 0.016, i * 2), (x, y, z) =>
        between(['#f0d080', '#dba948', '#b0762a'], 0.35 + y * 12 + 0.4 * rough(x * 70, y * 70, z * 70)),
      ),
      { at, scale: [1.15, 0.86, 1], turn: [0, i * 1.7, 0] },
    ),
  );
  kit.add('potatoes', merged(potatoes), matter('glaze', '#ffffff', { roughness: 0.4, clearcoat: 0.4 }));
  const herbs = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * 2 * Math.PI;
    return placed(leaf(0.042, 0.016, 0.3, 8), {
      at: [Math.sin(angle) * 0.125, 0.018, Math.cos(angle) * 0.148],
      turn: [0, angle * 3 + i, 0.35],
    });
  });
  kit.add('herbs', merged(herbs), matter('plant', '#4a8434'));
  const berries = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI + 0.45;
    return bead(0.008, 0.008, 0.008, { at: [Math.sin(angle) * 0.142, 0.026, Math.cos(angle) * 0.166] });
  });
  kit.add('berries', merged(berries), matter('gloss', '#c0182c'));
  kit.joint('steam', [0, 0.14, 0]);
}

export const ROAST_CHICKEN_PROP: Prop = {
  noun: 'roast chicken',
  words: [
    'roasted chicken',
    'whole roast chicken',
    'rotisserie chicken',
    'roast turkey',
    'roasted turkey',
    'thanksgiving turkey',
    'turkey dinner',
    'grilled chicken',
    'baked chicken',
    'roast duck',
  ],
  size: [0.356, 0.135, 0.39],
  stands: ['table', 'podium'],
  paints: ['platter'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(roastChicken),
};
