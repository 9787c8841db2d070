import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { figure, fixed, scaled } from '../animals/beast.js';
import { SHORE } from './crab.js';
import { both, bothAt, type Legs, legJoints, legLumps, steps } from './legs.js';

const DEEP = '#a92318';
const WAYS = [0.16, 0.06, -0.04, -0.13].map((z, i) =>
  knots(
    `0.09 0.12 ${z} 0.026, 0.22 0.19 ${z + 0.05 - i * 0.03} 0.024, 0.3 0.09 ${z + 0.07 - i * 0.045} 0.02, 0.33 0.02 ${z + 0.08 - i * 0.05} 0.014`,
  ),
);

function claws(coat: string): Lump[] {
  return [
    both({ is: limb([0.08, 0.13, 0.22], [0.2, 0.15, 0.36], 0.038, 0.034), colour: coat }, 'claw'),
    both({ is: limb([0.2, 0.15, 0.36], [0.21, 0.16, 0.46], 0.036, 0.042), colour: coat }, 'claw'),
    both(
      { is: egg([0.215, 0.165, 0.57], [0.075, 0.05, 0.115], [0, 0.1, 0]), colour: coat, seam: 0.02 },
      'claw',
    ),
    both(
      { is: limb([0.235, 0.165, 0.64], [0.2, 0.17, 0.79], 0.04, 0.014), colour: coat, seam: 0.015 },
      'claw',
    ),
    both(
      { is: limb([0.165, 0.165, 0.62], [0.165, 0.17, 0.75], 0.028, 0.012), colour: DEEP, seam: 0.01 },
      'claw',
    ),
  ].flat();
}

function trunk(coat: string): Lump[] {
  const rings = Array.from({ length: 6 }, (_, i): Lump => {
    const wide = 0.105 - i * 0.009;
    return {
      is: egg([0, 0.13 - i * 0.008, -0.2 - i * 0.082], [wide, 0.085 - i * 0.006, 0.06]),
      bone: i < 2 ? 'body' : 'tail',
      colour: coat,
      seam: 0.012,
    };
  });
  const fan = [-0.7, -0.35, 0, 0.35, 0.7].map((turn): Lump => ({
    is: egg(
      [Math.sin(turn) * 0.12, 0.075, -0.64 - Math.cos(turn) * 0.1],
      [0.046, 0.018, 0.09],
      [0, Math.PI + turn, 0],
    ),
    bone: 'tail',
    colour: turn === 0 ? coat : DEEP,
    seam: 0.008,
  }));
  return [
    { is: egg([0, 0.14, 0.06], [0.115, 0.105, 0.23]), bone: 'body', colour: coat },
    { is: limb([0, 0.17, 0.22], [0, 0.185, 0.34], 0.05, 0.012), bone: 'body', colour: coat, seam: 0.03 },
    ...rings,
    ...fan,
    {
      is: twin(
        path(
          knots(
            '0.04 0.16 0.27 0.02, 0.12 0.26 0.45 0.019, 0.26 0.34 0.5 0.018, 0.4 0.36 0.4 0.017, 0.5 0.34 0.22 0.016',
          ),
        ),
      ),
      bone: 'body',
      colour: DEEP,
      seam: 0.008,
    },
  ];
}

function lobster(kit: Maker): void {
  const coat = kit.options.colour ?? '#d83a26';
  const legs: Legs = { ways: WAYS, colour: DEEP, seam: 0.02 };
  const bones = figure(
    kit,
    [...trunk(coat), ...legLumps(legs), ...claws(coat)],
    [
      { name: 'body', at: [0, 0.14, 0.05] },
      { name: 'tail', at: [0, 0.13, -0.3], from: 'body' },
      ...legJoints(legs),
      ...bothAt('claw', [0.08, 0.13, 0.22]),
    ],
    { cell: 0.0185, seam: 0.035, low: [-0.55, 0, -0.88], reach: [0.55, 0.42, 0.84] },
  );
  const body = bones.get('body');
  if (body)
    fixed(
      body,
      [1, -1].flatMap((side) => [
        [[side * 0.062, 0.215, 0.235], 0.03, '#15110f'] as const,
        [[side * 0.066, 0.232, 0.258], 0.008, '#ffffff'] as const,
      ]),
    );
  scaled(kit, 0.3);
}

export const LOBSTER_PROP: Prop = {
  noun: 'lobster',
  words: ['crayfish', 'crawfish'],
  size: [0.309, 0.112, 0.488],
  stands: SHORE,
  paints: ['figure'],
  moves: steps(4),
  build: made(lobster),
};
