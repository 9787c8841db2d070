import { fixed } from '../animals/beast.js';
import { egg, type Field, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots, pairs } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { clayFigure, STANDS } from './shapes.js';

function dinosaur(kit: Maker): void {
  const green = kit.options.colour ?? '#5fae4e';
  const pale = '#e6dc9a';
  const both = (is: Field, colour: string, seam = 0.02): Lump => ({ is: twin(is), colour, seam });
  clayFigure(
    kit,
    [
      { is: egg([0, 0.155, -0.01], [0.068, 0.085, 0.08], [-0.5, 0, 0]), colour: green },
      { is: egg([0, 0.15, 0.024], [0.05, 0.07, 0.056], [-0.5, 0, 0]), colour: pale, seam: 0.004 },
      { is: path(knots('0 0.19 0.03 0.05, 0 0.26 0.05 0.04, 0 0.285 0.06 0.045')), colour: green },
      { is: egg([0, 0.292, 0.085], [0.05, 0.048, 0.06]), colour: green },
      { is: egg([0, 0.275, 0.14], [0.04, 0.033, 0.045]), colour: green, seam: 0.03 },
      { is: egg([0, 0.256, 0.125], [0.036, 0.016, 0.045]), colour: pale, seam: 0.006 },
      {
        is: path(knots('0 0.13 -0.05 0.06, 0 0.085 -0.13 0.038, 0 0.06 -0.21 0.022, 0 0.075 -0.27 0.011')),
        colour: green,
      },
      both(limb([0.05, 0.13, -0.01], [0.062, 0.06, 0.01], 0.042, 0.026), green),
      both(limb([0.062, 0.06, 0.01], [0.064, 0.02, 0.0], 0.024, 0.02), green),
      both(egg([0.065, 0.014, 0.02], [0.026, 0.014, 0.04]), green),
      both(limb([0.05, 0.19, 0.055], [0.058, 0.16, 0.1], 0.016, 0.012), green),
      ...Array.from({ length: 8 }, (_, i): Lump => {
        const t = i / 7;
        const spots = pairs(
          '0.335 0.06, 0.29 0.012, 0.245 -0.02, 0.215 -0.055, 0.18 -0.09, 0.142 -0.13, 0.112 -0.17, 0.09 -0.21',
        )[i] ?? [0, 0];
        return {
          is: egg(
            [0, spots[0] ?? 0, spots[1] ?? 0],
            [0.009, 0.022 - 0.009 * Math.abs(t - 0.4), 0.018],
            [-0.5, 0, 0],
          ),
          colour: '#e8743a',
          seam: 0.006,
        };
      }),
    ],
    { low: [-0.12, 0, -0.3], high: [0.12, 0.37, 0.2], cell: 0.0066, seam: 0.026 },
  );
  fixed(kit.group, [
    [[0.042, 0.31, 0.108], 0.0115, '#15110f'],
    [[-0.042, 0.31, 0.108], 0.0115, '#15110f'],
    [[0.047, 0.315, 0.117], 0.0034, '#ffffff'],
    [[-0.041, 0.315, 0.118], 0.0034, '#ffffff'],
  ]);
}

export const TOY_DINOSAUR_PROP: Prop = {
  noun: 'toy dinosaur',
  words: ['dinosaur', 'dino', 't-rex', 'dragon toy'],
  size: [0.184, 0.357, 0.465],
  stands: STANDS,
  paints: ['body'],
  build: made(dinosaur),
};
