import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Joint, Lump } from '../kit/sculpt.js';
import { figure, fixed, scaled } from '../animals/beast.js';
import { GAIT } from '../animals/pets/shapes.js';
import { onSide, SIDES } from './legs.js';

const BELLY = '#dfe0a0';
const SCALES = '#4f6f34';

const ENDS = [
  ['f', 0.3],
  ['b', -0.3],
] as const;

function legs(coat: string): Lump[] {
  return SIDES.flatMap(([name, side]) =>
    ENDS.flatMap(([end, z]): Lump[] => {
      const bone = `leg.${end}${name}`;
      const toes = [-0.5, 0, 0.5].map((turn): Lump => ({
        is: onSide(
          side,
          limb(
            [0.31, 0.035, z + 0.03],
            [0.31 + Math.sin(turn + 0.2) * 0.09, 0.025, z + 0.03 + Math.cos(turn) * 0.1],
            0.032,
            0.022,
          ),
        ),
        bone: `${bone}.low`,
        colour: coat,
        seam: 0.015,
      }));
      return [
        { is: onSide(side, limb([0.17, 0.22, z], [0.3, 0.17, z - 0.02], 0.09, 0.066)), bone, colour: coat },
        {
          is: onSide(side, limb([0.3, 0.17, z - 0.02], [0.31, 0.05, z + 0.02], 0.062, 0.052)),
          bone: `${bone}.low`,
          colour: coat,
        },
        ...toes,
      ];
    }),
  );
}

/** Two rows of scales along the back, one on the tail. */
function scales(): Lump[] {
  const back = Array.from({ length: 8 }, (_, i): Lump => {
    const z = 0.38 - i * 0.105;
    return {
      is: twin(egg([0.075, 0.385 - Math.abs(z) * 0.07, z], [0.032, 0.05, 0.042], [-0.3, 0, 0])),
      bone: 'body',
      colour: SCALES,
      seam: 0.015,
    };
  });
  const tail = Array.from({ length: 8 }, (_, i): Lump => {
    const t = i / 7;
    return {
      is: egg([0, 0.31 - t * 0.17, -0.5 - t * 0.62], [0.024, 0.06 - t * 0.02, 0.045], [-0.3, 0, 0]),
      bone: 'tail',
      colour: SCALES,
      seam: 0.015,
    };
  });
  return [...back, ...tail];
}

function head(coat: string): Lump[] {
  const teeth = Array.from({ length: 6 }, (_, i): Lump => ({
    is: twin(
      limb(
        [0.098 - i * 0.004, 0.215, 0.66 + i * 0.075],
        [0.1 - i * 0.004, 0.175, 0.665 + i * 0.075],
        0.019,
        0.008,
      ),
    ),
    bone: 'head',
    colour: '#fbf6e6',
    seam: 0.005,
  }));
  return [
    { is: egg([0, 0.27, 0.56], [0.155, 0.115, 0.16]), bone: 'head', colour: coat },
    { is: limb([0, 0.255, 0.62], [0, 0.235, 1.08], 0.105, 0.075), bone: 'head', colour: coat, seam: 0.05 },
    { is: limb([0, 0.175, 0.56], [0, 0.17, 1.05], 0.085, 0.058), bone: 'head', colour: BELLY, seam: 0.012 },
    { is: twin(egg([0.042, 0.3, 1.09], [0.034, 0.03, 0.036])), bone: 'head', colour: coat, seam: 0.02 },
    { is: twin(egg([0.09, 0.37, 0.55], [0.058, 0.058, 0.062])), bone: 'head', colour: coat, seam: 0.025 },
    ...teeth,
  ];
}

function trunk(coat: string): Lump[] {
  return [
    { is: egg([0, 0.235, 0], [0.225, 0.155, 0.46]), bone: 'body', colour: coat },
    { is: egg([0, 0.19, 0.02], [0.19, 0.125, 0.42]), bone: 'body', colour: BELLY, seam: 0.02 },
    { is: limb([0, 0.25, 0.36], [0, 0.26, 0.54], 0.135, 0.12), bone: 'neck', colour: coat },
    {
      is: path(
        knots(
          '0 0.23 -0.34 0.15, 0 0.19 -0.6 0.105, 0 0.13 -0.88 0.07, 0.03 0.08 -1.14 0.04, 0.08 0.06 -1.3 0.022',
        ),
      ),
      bone: 'tail',
      colour: coat,
    },
  ];
}

const JOINTS: readonly Joint[] = [
  { name: 'body', at: [0, 0.23, 0] },
  { name: 'neck', at: [0, 0.25, 0.38], from: 'body' },
  { name: 'head', at: [0, 0.26, 0.48], from: 'neck' },
  { name: 'tail', at: [0, 0.23, -0.4], from: 'body' },
  ...SIDES.flatMap(([name, side]) =>
    ENDS.flatMap(([end, z]): Joint[] => [
      { name: `leg.${end}${name}`, at: [side * 0.22, 0.2, z], from: 'body' },
      { name: `leg.${end}${name}.low`, at: [side * 0.3, 0.15, z], from: `leg.${end}${name}` },
    ]),
  ),
];

function crocodile(kit: Maker): void {
  const coat = kit.options.colour ?? '#7d9a4e';
  const bones = figure(kit, [...trunk(coat), ...scales(), ...legs(coat), ...head(coat)], JOINTS, {
    cell: 0.0255,
    seam: 0.06,
    low: [-0.5, 0, -1.36],
    reach: [0.5, 0.48, 1.2],
  });
  const top = bones.get('head');
  if (top)
    fixed(
      top,
      [1, -1].flatMap((side) => [
        [[side * 0.108, 0.392, 0.585], 0.036, '#f2d23a'] as const,
        [[side * 0.117, 0.396, 0.608], 0.02, '#15110f'] as const,
        [[side * 0.046, 0.322, 1.115], 0.013, '#2c3a1c'] as const,
      ]),
    );
  scaled(kit, 1.4);
}

export const CROCODILE_PROP: Prop = {
  noun: 'crocodile',
  words: ['alligator', 'croc', 'gator'],
  size: [1.09, 0.607, 3.45],
  stands: ['ground', 'water', 'floor', 'podium', 'road'],
  paints: ['figure'],
  moves: GAIT,
  build: made(crocodile),
};
