import { figure, fixed, scaled } from '../animals/beast.js';
import { CRAWLS } from '../animals/small/shapes.js';
import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { type Legs, legJoints, legLumps, steps } from '../shore/legs.js';

/** From front to back: which way each leg points, and how far its foot is out. */
const WAYS = [
  [0.75, 0.56],
  [-0.05, 0.5],
  [-0.8, 0.64],
].map(([turn = 0, far = 0], i) => {
  const [x, z] = [Math.cos(turn), Math.sin(turn)];
  const root = 0.11 - i * 0.07;
  const at = (out: number, y: number, thick: number) => `${0.06 + x * out} ${y} ${root + z * out} ${thick}`;
  return knots(
    [at(0, 0.27, 0.034), at(far * 0.45, 0.43, 0.03), at(far * 0.8, 0.16, 0.024), at(far, 0.018, 0.017)].join(
      ', ',
    ),
  );
});

function ant(kit: Maker): void {
  const coat = kit.options.colour ?? '#8a3a22';
  const legs: Legs = { ways: WAYS, colour: coat, seam: 0.02 };
  const trunk: Lump[] = [
    { is: egg([0, 0.32, 0.08], [0.098, 0.092, 0.15]), bone: 'body', colour: coat },
    { is: egg([0, 0.35, -0.12], [0.05, 0.06, 0.05]), bone: 'body', colour: coat, seam: 0.04 },
    { is: egg([0, 0.37, -0.4], [0.19, 0.17, 0.25], [0.18, 0, 0]), bone: 'body', colour: coat },
    {
      is: egg([0, 0.45, -0.36], [0.13, 0.1, 0.03], [0.18, 0, 0]),
      bone: 'body',
      colour: '#6a2816',
      seam: 0.01,
    },
    {
      is: egg([0, 0.43, -0.5], [0.135, 0.11, 0.03], [0.3, 0, 0]),
      bone: 'body',
      colour: '#6a2816',
      seam: 0.01,
    },
    { is: egg([0, 0.4, 0.37], [0.155, 0.14, 0.16]), bone: 'body', colour: coat, seam: 0.03 },
    {
      is: twin(path(knots('0.06 0.33 0.49 0.03, 0.085 0.3 0.56 0.026, 0.03 0.28 0.61 0.014'))),
      bone: 'body',
      colour: '#5a2212',
      seam: 0.012,
    },
    {
      is: twin(
        path(knots('0.06 0.5 0.45 0.024, 0.14 0.66 0.52 0.02, 0.2 0.64 0.68 0.02, 0.21 0.57 0.76 0.026')),
      ),
      bone: 'body',
      colour: coat,
      seam: 0.012,
    },
    { is: limb([0, 0.33, 0.2], [0, 0.36, 0.26], 0.06, 0.06), bone: 'body', colour: coat },
  ];
  const bones = figure(
    kit,
    [...trunk, ...legLumps(legs)],
    [{ name: 'body', at: [0, 0.32, 0] }, ...legJoints(legs)],
    {
      cell: 0.02,
      seam: 0.04,
      low: [-0.75, 0, -0.85],
      reach: [0.75, 0.75, 0.85],
    },
  );
  const body = bones.get('body');
  if (body)
    fixed(
      body,
      [1, -1].flatMap((side) => [
        [[side * 0.092, 0.435, 0.485], 0.046, '#f7f4ee'] as const,
        [[side * 0.096, 0.438, 0.512], 0.03, '#15110f'] as const,
        [[side * 0.096 + 0.011, 0.451, 0.537], 0.0125, '#ffffff'] as const,
      ]),
    );
  scaled(kit, 0.016);
}

export const ANT_PROP: Prop = {
  noun: 'ant',
  words: ['red ant', 'black ant', 'fire ant', 'termite'],
  size: [0.0185, 0.011, 0.0225],
  stands: CRAWLS,
  paints: ['figure'],
  moves: steps(3),
  build: made(ant),
};
