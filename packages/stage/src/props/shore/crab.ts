import { egg, limb, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import type { Place, Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { figure, fixed, scaled } from '../animals/beast.js';
import { both, bothAt, type Legs, legJoints, legLumps, steps } from './legs.js';

const PALE = '#f7b48c';
export const SHORE: readonly Place[] = ['ground', 'podium', 'floor', 'water'];

const WAYS = [
  '0.26 0.17 0.12 0.05, 0.46 0.27 0.2 0.046, 0.6 0.16 0.24 0.038, 0.66 0.03 0.26 0.022',
  '0.28 0.17 0.02 0.05, 0.5 0.29 0.04 0.046, 0.65 0.16 0.05 0.038, 0.71 0.03 0.05 0.022',
  '0.28 0.17 -0.08 0.05, 0.49 0.28 -0.13 0.046, 0.63 0.16 -0.17 0.038, 0.69 0.03 -0.19 0.022',
  '0.24 0.17 -0.17 0.048, 0.42 0.25 -0.28 0.043, 0.53 0.14 -0.35 0.036, 0.57 0.03 -0.38 0.022',
].map(knots);

function claws(coat: string): Lump[] {
  return [
    both({ is: limb([0.27, 0.2, 0.18], [0.44, 0.25, 0.28], 0.058, 0.05), colour: coat }, 'claw'),
    both({ is: limb([0.44, 0.25, 0.28], [0.42, 0.3, 0.42], 0.055, 0.06), colour: coat }, 'claw'),
    both({ is: egg([0.36, 0.33, 0.54], [0.1, 0.1, 0.13], [0, -0.5, 0]), colour: coat, seam: 0.03 }, 'claw'),
    both(
      { is: limb([0.36, 0.39, 0.62], [0.24, 0.38, 0.74], 0.052, 0.016), colour: coat, seam: 0.02 },
      'claw',
    ),
    both(
      { is: limb([0.32, 0.28, 0.62], [0.22, 0.33, 0.72], 0.042, 0.016), colour: PALE, seam: 0.012 },
      'claw',
    ),
  ].flat();
}

function crab(kit: Maker): void {
  const coat = kit.options.colour ?? '#e2472c';
  const legs: Legs = { ways: WAYS, colour: coat, seam: 0.03 };
  const shell: Lump[] = [
    { is: egg([0, 0.24, 0], [0.36, 0.15, 0.26]), bone: 'body', colour: coat },
    { is: egg([0, 0.17, 0.02], [0.3, 0.11, 0.235]), bone: 'body', colour: PALE, seam: 0.02 },
    {
      is: twin(limb([0.09, 0.33, 0.2], [0.11, 0.47, 0.24], 0.034, 0.03)),
      bone: 'body',
      colour: coat,
      seam: 0.02,
    },
    ...[
      [0.12, 0.365, -0.05],
      [0.2, 0.335, 0.05],
      [0, 0.38, -0.1],
      [0.06, 0.385, 0.03],
    ].map(([x = 0, y = 0, z = 0]): Lump => ({
      is: twin(egg([x, y, z], [0.036, 0.022, 0.036])),
      bone: 'body',
      colour: '#f27a52',
      seam: 0.012,
    })),
  ];
  const bones = figure(
    kit,
    [...shell, ...legLumps(legs), ...claws(coat)],
    [{ name: 'body', at: [0, 0.22, 0] }, ...legJoints(legs), ...bothAt('claw', [0.27, 0.2, 0.18])],
    { cell: 0.024, seam: 0.05, low: [-0.8, 0, -0.45], reach: [0.8, 0.55, 0.8] },
  );
  const body = bones.get('body');
  if (body)
    fixed(
      body,
      [1, -1].flatMap((side) => [
        [[side * 0.112, 0.5, 0.25], 0.058, '#15110f'] as const,
        [[side * 0.112 + 0.02, 0.525, 0.298], 0.016, '#ffffff'] as const,
        [[side * 0.035, 0.215, 0.262], 0.013, '#7a1f14'] as const,
      ]),
    );
  scaled(kit, 0.16);
}

export const CRAB_PROP: Prop = {
  noun: 'crab',
  words: ['king crab'],
  size: [0.234, 0.0879, 0.184],
  stands: SHORE,
  paints: ['figure'],
  moves: steps(4),
  build: made(crab),
};
