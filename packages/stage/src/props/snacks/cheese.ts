import { egg, inside } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { between, tinted } from '../kit/surface.js';
import { TABLE } from '../kitchen/shapes.js';

const TIP = 0.07;
const [REACH, ANGLE, TALL] = [0.15, 0.42, 0.029];
const SECTOR = inside([
  [0, TIP],
  ...Array.from({ length: 11 }, (_, i) => {
    const turn = ((i / 10) * 2 - 1) * ANGLE;
    return [Math.sin(turn) * REACH, TIP - Math.cos(turn) * REACH] as const;
  }),
]);

/** Where its holes are, and how wide. */
const HOLES = [
  ...triples(
    '0.03 0.045 -0.012, 0.046 0.02 -0.045, 0.02 0.016 0.02, 0.055 0.05 -0.068, 0.012 0.05 0.045, -0.026 0.04 -0.006, -0.04 0.02 -0.03, -0.05 0.046 -0.058',
  ),
  ...triples(
    '0.0 0.061 -0.03, -0.022 0.061 -0.055, 0.028 0.061 -0.05, 0.0 0.06 0.012, -0.014 0.018 0.03, 0.01 0.02 -0.08, -0.028 0.045 -0.076',
  ),
].map((at, i) => egg(at, [0.0085 + 0.0022 * (i % 3), 0.0085 + 0.002 * (i % 3), 0.009 + 0.0022 * (i % 2)]));

function cheese(kit: Maker): void {
  const yellow = kit.options.colour ?? '#f7c23c';
  const wedge = sculpted({
    lumps: [
      {
        is: (x, y, z) => {
          const [a, b] = [SECTOR(x, z) + 0.004, Math.abs(y - TALL - 0.001) - TALL + 0.004];
          const solid = Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(0, Math.max(a, b)) - 0.004;
          return HOLES.reduce((rest, hole) => Math.max(rest, -hole(x, y, z)), solid);
        },
      },
    ],
    low: [-0.07, 0, -0.085],
    high: [0.07, 0.064, 0.075],
    cell: 0.003,
    seam: 0,
  });
  kit.add(
    'cheese',
    tinted(wedge, (x, y, z) => {
      const rind = step(REACH - 0.0042, REACH - 0.0028, Math.hypot(x, TIP - z));
      const deep = Math.max(SECTOR(x, z), Math.abs(y - TALL - 0.001) - TALL);
      return between([yellow, '#d98f1c'], Math.max(rind, 0.55 * step(-0.002, -0.009, deep)));
    }),
    matter('glaze', '#ffffff', { roughness: 0.5, clearcoat: 0.15 }),
  );
}

export const CHEESE_PROP: Prop = {
  noun: 'cheese',
  words: ['cheese wedge', 'wedge of cheese', 'swiss cheese', 'piece of cheese', 'gouda'],
  size: [0.121, 0.058, 0.148],
  stands: TABLE,
  paints: ['cheese'],
  build: made(cheese),
};
