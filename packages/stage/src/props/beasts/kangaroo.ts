import { egg, type Field, limb, path, twin } from '../kit/fields.js';
import { made, type Maker, type Triple } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Joint, Lump } from '../kit/sculpt.js';
import { eyes, figure, fixed, scaled } from '../animals/beast.js';
import { smoothed } from '../animals/forest/shapes.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';

const PALE = '#f0dcbd';
const DARK = '#4a2f22';
const HEAD: Triple = [0, 1.26, 0.3];
const SKULL: Triple = [0.12, 0.125, 0.14];

const SIDES = [
  ['l', 1],
  ['r', -1],
] as const;

const one =
  (side: 1 | -1, is: Field): Field =>
  (x, y, z) =>
    is(x * side, y, z);

function limbs(coat: string): Lump[] {
  return SIDES.flatMap(([name, side]): Lump[] => {
    const [arm, leg] = [`leg.f${name}`, `leg.b${name}`];
    return [
      { is: one(side, limb([0.15, 0.86, 0.14], [0.18, 0.68, 0.24], 0.062, 0.048)), bone: arm, colour: coat },
      {
        is: one(side, limb([0.18, 0.68, 0.24], [0.14, 0.56, 0.36], 0.046, 0.04)),
        bone: `${arm}.low`,
        colour: coat,
      },
      {
        is: one(side, egg([0.135, 0.54, 0.38], [0.046, 0.046, 0.05])),
        bone: `${arm}.low`,
        colour: DARK,
        seam: 0.02,
      },
      { is: one(side, egg([0.17, 0.42, -0.06], [0.135, 0.2, 0.22], [0.5, 0, 0])), bone: leg, colour: coat },
      {
        is: one(side, limb([0.19, 0.34, 0.08], [0.2, 0.1, -0.12], 0.085, 0.06)),
        bone: `${leg}.low`,
        colour: coat,
      },
      {
        is: one(side, limb([0.2, 0.065, -0.12], [0.2, 0.05, 0.26], 0.062, 0.05)),
        bone: `${leg}.low`,
        colour: coat,
        seam: 0.04,
      },
      {
        is: one(side, egg([0.2, 0.045, 0.29], [0.055, 0.042, 0.075])),
        bone: `${leg}.low`,
        colour: DARK,
        seam: 0.02,
      },
    ];
  });
}

function trunk(coat: string): Lump[] {
  return [
    { is: egg([0, 0.48, -0.06], [0.225, 0.27, 0.24], [0.35, 0, 0]), bone: 'body', colour: coat },
    { is: limb([0, 0.6, 0.0], [0, 0.9, 0.1], 0.19, 0.14), bone: 'body', colour: coat },
    { is: egg([0, 0.56, 0.1], [0.165, 0.27, 0.14], [0.2, 0, 0]), bone: 'body', colour: PALE, seam: 0.03 },
    {
      is: path(
        knots(
          '-0.12 0.58 0.2 0.02, -0.07 0.54 0.235 0.022, 0 0.525 0.245 0.022, 0.07 0.54 0.235 0.022, 0.12 0.58 0.2 0.02',
        ),
      ),
      bone: 'body',
      colour: '#d8b98e',
      seam: 0.012,
    },
    { is: limb([0, 0.92, 0.12], [0, 1.18, 0.24], 0.11, 0.085), bone: 'neck', colour: coat },
    { is: limb([0, 0.9, 0.2], [0, 1.14, 0.3], 0.075, 0.06), bone: 'neck', colour: PALE, seam: 0.03 },
    {
      is: path(
        smoothed(
          knots(
            '0 0.36 -0.2 0.15, 0 0.2 -0.42 0.1, 0 0.09 -0.68 0.07, 0 0.06 -0.94 0.052, 0 0.1 -1.16 0.035',
          ),
          14,
        ),
      ),
      bone: 'tail',
      colour: coat,
    },
  ];
}

function head(coat: string): Lump[] {
  return [
    { is: egg(HEAD, SKULL), bone: 'head', colour: coat },
    { is: limb([0, 1.22, 0.36], [0, 1.185, 0.49], 0.085, 0.06), bone: 'head', colour: coat, seam: 0.05 },
    { is: limb([0, 1.185, 0.38], [0, 1.16, 0.47], 0.066, 0.05), bone: 'head', colour: PALE, seam: 0.02 },
    {
      is: twin(path(knots('0.075 1.34 0.26 0.05, 0.13 1.48 0.25 0.066, 0.155 1.62 0.25 0.022'))),
      bone: 'head',
      colour: coat,
      seam: 0.02,
    },
    {
      is: twin(path(knots('0.09 1.4 0.3 0.022, 0.135 1.49 0.297 0.034, 0.152 1.58 0.28 0.014'))),
      bone: 'head',
      colour: '#f0b9a0',
      seam: 0.004,
    },
  ];
}

const JOINTS: readonly Joint[] = [
  { name: 'body', at: [0, 0.5, -0.04] },
  { name: 'neck', at: [0, 0.92, 0.12], from: 'body' },
  { name: 'head', at: [0, 1.18, 0.24], from: 'neck' },
  { name: 'tail', at: [0, 0.36, -0.22], from: 'body' },
  ...SIDES.flatMap(([name, side]): Joint[] => [
    { name: `leg.f${name}`, at: [side * 0.15, 0.86, 0.14], from: 'body' },
    { name: `leg.f${name}.low`, at: [side * 0.18, 0.68, 0.24], from: `leg.f${name}` },
    { name: `leg.b${name}`, at: [side * 0.17, 0.46, -0.06], from: 'body' },
    { name: `leg.b${name}.low`, at: [side * 0.19, 0.28, 0.06], from: `leg.b${name}` },
  ]),
];

function kangaroo(kit: Maker): void {
  const coat = kit.options.colour ?? '#b9784a';
  const bones = figure(kit, [...trunk(coat), ...limbs(coat), ...head(coat)], JOINTS, {
    cell: 0.03,
    seam: 0.08,
    low: [-0.4, -0.02, -1.25],
    reach: [0.4, 1.72, 0.65],
  });
  const top = bones.get('head');
  if (top) fixed(top, [...eyes(HEAD, SKULL, 0.03, [0.62, 0.22, 0.72]), [[0, 1.21, 0.545], 0.03, '#2a1a16']]);
  scaled(kit, 0.95);
}

export const KANGAROO_PROP: Prop = {
  noun: 'kangaroo',
  words: ['wallaby'],
  size: [0.579, 1.56, 1.68],
  stands: GROUND,
  paints: ['figure'],
  moves: [...GAIT, { part: 'body', does: 'hop' }],
  build: made(kangaroo),
};
