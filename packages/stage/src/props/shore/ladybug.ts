import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { figure, fixed, scaled } from '../animals/beast.js';
import { CRAWLS } from '../animals/small/shapes.js';
import { type Legs, legJoints, legLumps, steps } from './legs.js';

const BLACK = '#1f1b1d';
const WHITE = '#fbf7ef';

const WAYS = [0.2, 0, -0.2].map((z, i) =>
  knots(`0.24 0.14 ${z} 0.04, 0.42 0.13 ${z + (1 - i) * 0.07} 0.036, 0.5 0.02 ${z + (1 - i) * 0.1} 0.026`),
);

const SPOTS = [
  [0.15, 0.2],
  [0.29, 0.0],
  [0.13, -0.06],
  [0.22, -0.26],
] as const;

const shell = egg([0, 0.14, -0.05], [0.37, 0.36, 0.43]);

/** Spots where the shell is, whatever its height there. */
const dotted = (x: number, y: number, z: number): number => {
  const off = Math.min(...SPOTS.map(([u, w]) => Math.hypot(Math.abs(x) - u, z - w)));
  const isSeam = Math.abs(x) < 0.016 && y > 0.2;
  return isSeam || off < 0.075 ? 1 : Math.max(0, 1 - (off - 0.075) / 0.02);
};

function ladybug(kit: Maker): void {
  const coat = kit.options.colour ?? '#dd2a20';
  const legs: Legs = { ways: WAYS, colour: BLACK, seam: 0.02 };
  const trunk: Lump[] = [
    {
      is: (x, y, z) => Math.max(shell(x, y, z), 0.12 - y),
      bone: 'body',
      colour: coat,
      mark: { colour: BLACK, at: dotted },
      seam: 0.015,
    },
    { is: egg([0, 0.13, -0.04], [0.33, 0.07, 0.39]), bone: 'body', colour: BLACK, seam: 0.015 },
    { is: egg([0, 0.23, 0.32], [0.25, 0.17, 0.13]), bone: 'body', colour: BLACK, seam: 0.015 },
    { is: egg([0, 0.21, 0.43], [0.17, 0.135, 0.12]), bone: 'body', colour: BLACK, seam: 0.03 },
    { is: twin(egg([0.17, 0.3, 0.365], [0.06, 0.055, 0.05])), bone: 'body', colour: WHITE, seam: 0.008 },
    {
      is: twin(path(knots('0.06 0.31 0.48 0.02, 0.12 0.42 0.56 0.018, 0.19 0.45 0.6 0.018'))),
      bone: 'body',
      colour: BLACK,
      seam: 0.01,
    },
    { is: twin(limb([0.19, 0.45, 0.6], [0.2, 0.455, 0.61], 0.032)), bone: 'body', colour: BLACK, seam: 0.01 },
  ];
  const bones = figure(
    kit,
    [...trunk, ...legLumps(legs)],
    [{ name: 'body', at: [0, 0.16, 0] }, ...legJoints(legs)],
    { cell: 0.0185, seam: 0.04, low: [-0.58, 0, -0.52], reach: [0.58, 0.55, 0.68] },
  );
  const body = bones.get('body');
  if (body)
    fixed(
      body,
      [1, -1].flatMap((side) => [
        [[side * 0.085, 0.255, 0.5], 0.055, WHITE] as const,
        [[side * 0.082, 0.258, 0.533], 0.036, '#15110f'] as const,
        [[side * 0.082 + 0.014, 0.276, 0.563], 0.01, '#ffffff'] as const,
      ]),
    );
  scaled(kit, 0.02);
}

export const LADYBUG_PROP: Prop = {
  noun: 'ladybug',
  words: ['ladybird', 'lady bug', 'lady beetle'],
  size: [0.021, 0.0101, 0.0224],
  stands: CRAWLS,
  paints: ['figure'],
  moves: steps(3),
  build: made(ladybug),
};
