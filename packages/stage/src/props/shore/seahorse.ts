import { egg, limb, path } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { smoothed } from '../animals/forest/shapes.js';
import { fins, flat, MOVES, swimmer, type SwimmerLook, WATER } from '../animals/swimmers/shapes.js';
import { bands } from '../beasts/markings.js';

const COAT = '#f2b33a';
const FIN = '#ffdf9a';
const RINGS = { colour: '#d98a1e', at: bands((_x, y) => y, 0.055, -0.55) };

/** Prickles down the back and a crest. */
const SPINES: Lump[] = [
  [0.31, -0.01],
  [0.2, -0.085],
  [0.1, -0.11],
  [0, -0.125],
  [-0.1, -0.12],
  [-0.2, -0.095],
].map(([y = 0, z = 0], i) => ({
  is: limb([0, y, z + 0.02], [0, y + 0.012, z - 0.035], 0.026, 0.01),
  bone: i < 1 ? 'head' : 'body',
  colour: FIN,
  seam: 0.012,
}));

const SEAHORSE: SwimmerLook = {
  length: 0.2,
  coat: COAT,
  seam: 0.05,
  head: [
    [0, 0.36, 0.04],
    [0.075, 0.08, 0.095],
  ],
  eye: 0.026,
  look: [0.85, 0.25, 0.42],
  joints: [
    { name: 'body', at: [0, 0, 0] },
    { name: 'head', at: [0, 0.27, 0], from: 'body' },
    { name: 'tail', at: [0, -0.2, -0.02], from: 'body' },
    { name: 'fin.l', at: [0.07, 0.2, -0.02], from: 'body' },
    { name: 'fin.r', at: [-0.07, 0.2, -0.02], from: 'body' },
  ],
  lumps: [
    { is: egg([0, 0.36, 0.04], [0.075, 0.08, 0.095]), bone: 'head', colour: COAT },
    { is: limb([0, 0.335, 0.11], [0, 0.3, 0.235], 0.036, 0.028), bone: 'head', colour: COAT, seam: 0.03 },
    { is: egg([0, 0.297, 0.245], [0.036, 0.036, 0.026]), bone: 'head', colour: FIN, seam: 0.02 },
    ...[-0.03, 0, 0.03].map((x): Lump => ({
      is: limb([x * 0.6, 0.42, 0.02], [x * 1.5, 0.485, 0.0], 0.022, 0.012),
      bone: 'head',
      colour: FIN,
      seam: 0.01,
    })),
    {
      is: path(
        smoothed(
          knots(
            '0 0.34 0.0 0.06, 0 0.24 -0.045 0.068, 0 0.1 -0.02 0.095, 0 -0.04 -0.015 0.105, 0 -0.17 -0.04 0.08',
          ),
          14,
        ),
      ),
      bone: 'body',
      colour: COAT,
      mark: RINGS,
    },
    { is: egg([0, 0.03, 0.045], [0.075, 0.16, 0.06]), bone: 'body', colour: FIN, seam: 0.02, mark: RINGS },
    {
      is: path(
        smoothed(
          knots(
            '0 -0.17 -0.04 0.08, 0 -0.28 -0.05 0.056, 0 -0.38 -0.01 0.044, 0 -0.42 0.08 0.037, 0 -0.37 0.15 0.031, 0 -0.3 0.14 0.027, 0 -0.29 0.085 0.023',
          ),
          22,
        ),
      ),
      bone: 'tail',
      colour: COAT,
      mark: RINGS,
      seam: 0.015,
    },
    ...SPINES,
    ...fins(flat([0.1, 0.22, -0.03], [0.045, 0.04, 0.012], [0, 0.5, 0]), FIN),
    { is: flat([0, -0.01, -0.15], [0.013, 0.1, 0.05], [0.1, 0, 0]), bone: 'body', colour: FIN, seam: 0.02 },
  ],
};

export const SEAHORSE_PROP: Prop = {
  noun: 'seahorse',
  words: ['sea horse'],
  size: [0.0532, 0.189, 0.0942],
  stands: WATER,
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => swimmer(kit, SEAHORSE)),
};
