import { egg, type Field, limb, twin } from '../../kit/fields.js';
import { made, type Maker } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import type { Joint, Lump } from '../../kit/sculpt.js';
import { figure, fixed, scaled } from '../beast.js';
import { GAIT, GROUND } from '../pets/shapes.js';

const PALE = '#f2efb0';

const one =
  (side: 1 | -1, is: Field): Field =>
  (x, y, z) =>
    is(x * side, y, z);

const SIDES = [
  ['l', 1],
  ['r', -1],
] as const;

function legs(green: string): Lump[] {
  return SIDES.flatMap(([name, side]): Lump[] => {
    const [front, hind] = [`leg.f${name}`, `leg.b${name}`];
    const toes = [-0.55, 0, 0.55].flatMap((turn): Lump[] => [
      {
        is: one(
          side,
          limb(
            [0.36, 0.05, 0.36],
            [0.36 + Math.sin(turn + 0.3) * 0.16, 0.035, 0.36 + Math.cos(turn + 0.3) * 0.16],
            0.04,
            0.045,
          ),
        ),
        bone: `${front}.low`,
        colour: green,
        seam: 0.02,
      },
      {
        is: one(
          side,
          limb(
            [0.52, 0.05, -0.06],
            [0.52 + Math.sin(turn + 0.35) * 0.26, 0.035, -0.06 + Math.cos(turn + 0.35) * 0.3],
            0.045,
            0.05,
          ),
        ),
        bone: `${hind}.low`,
        colour: green,
        seam: 0.02,
      },
    ]);
    return [
      { is: one(side, limb([0.28, 0.42, 0.3], [0.36, 0.22, 0.3], 0.1, 0.075)), bone: front, colour: green },
      {
        is: one(side, limb([0.36, 0.22, 0.3], [0.36, 0.06, 0.36], 0.07, 0.06)),
        bone: `${front}.low`,
        colour: green,
      },
      { is: one(side, limb([0.28, 0.32, -0.42], [0.52, 0.36, -0.04], 0.2, 0.13)), bone: hind, colour: green },
      {
        is: one(side, limb([0.52, 0.33, -0.04], [0.46, 0.1, -0.42], 0.1, 0.07)),
        bone: `${hind}.low`,
        colour: green,
      },
      {
        is: one(side, limb([0.46, 0.08, -0.42], [0.52, 0.05, -0.06], 0.07, 0.06)),
        bone: `${hind}.low`,
        colour: green,
      },
      ...toes,
    ];
  });
}

function trunk(green: string): Lump[] {
  return [
    { is: egg([0, 0.42, -0.16], [0.36, 0.3, 0.46], [-0.35, 0, 0]), bone: 'body', colour: green },
    { is: egg([0, 0.35, 0.02], [0.31, 0.27, 0.4], [-0.35, 0, 0]), bone: 'body', colour: PALE, seam: 0.02 },
    { is: egg([0, 0.68, 0.3], [0.37, 0.24, 0.32]), bone: 'head', colour: green },
    { is: egg([0, 0.56, 0.34], [0.34, 0.16, 0.29]), bone: 'head', colour: PALE, seam: 0.02 },
    { is: twin(egg([0.22, 0.88, 0.3], [0.135, 0.135, 0.135])), bone: 'head', colour: green, seam: 0.05 },
  ];
}

function jointsOf(): Joint[] {
  return [
    { name: 'body', at: [0, 0.42, -0.05] },
    { name: 'neck', at: [0, 0.55, 0.12], from: 'body' },
    { name: 'head', at: [0, 0.62, 0.16], from: 'neck' },
    { name: 'tail', at: [0, 0.3, -0.5], from: 'body' },
    ...SIDES.flatMap(([name, side]): Joint[] => [
      { name: `leg.f${name}`, at: [side * 0.34, 0.4, 0.32], from: 'body' },
      { name: `leg.f${name}.low`, at: [side * 0.34, 0.2, 0.32], from: `leg.f${name}` },
      { name: `leg.b${name}`, at: [side * 0.44, 0.36, -0.2], from: 'body' },
      { name: `leg.b${name}.low`, at: [side * 0.44, 0.2, -0.2], from: `leg.b${name}` },
    ]),
  ];
}

function frog(kit: Maker): void {
  const green = kit.options.colour ?? '#5fae3a';
  const bones = figure(kit, [...trunk(green), ...legs(green)], jointsOf(), {
    cell: 0.032,
    seam: 0.08,
    low: [-0.85, -0.02, -0.75],
    reach: [0.85, 1.1, 0.75],
  });
  const head = bones.get('head');
  if (head)
    fixed(
      head,
      ([1, -1] as const).flatMap((side) => [
        [[side * 0.25, 0.9, 0.375], 0.082, '#15110f'] as const,
        [[side * 0.25 + 0.03, 0.94, 0.44], 0.022, '#ffffff'] as const,
        [[side * 0.06, 0.72, 0.6], 0.014, '#2c5a1c'] as const,
      ]),
    );
  scaled(kit, 0.09);
}

export const FROG_PROP: Prop = {
  noun: 'frog',
  words: ['toad', 'tree frog', 'frog prince', 'prince frog', 'bullfrog'],
  size: [0.139, 0.0926, 0.112],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made(frog),
};
