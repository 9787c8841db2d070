import { figure, fixed, scaled } from '../animals/beast.js';
import { GAIT } from '../animals/pets/shapes.js';
import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Joint, Lump } from '../kit/sculpt.js';
import { onSide, SIDES } from '../shore/legs.js';

const BELLY = '#e9e6a6';
const SPOT = '#2f7d3c';

const ENDS = [
  ['f', 0.24],
  ['b', -0.22],
] as const;

function legs(coat: string): Lump[] {
  return SIDES.flatMap(([name, side]) =>
    ENDS.flatMap(([end, z]): Lump[] => {
      const bone = `leg.${end}${name}`;
      const on = (is: ReturnType<typeof limb>): Lump['is'] => onSide(side, is);
      const toes = [-0.9, -0.3, 0.3, 0.9].map((turn): Lump => ({
        is: on(
          limb(
            [0.32, 0.03, z + 0.03],
            [0.32 + Math.sin(turn + 0.7) * 0.1, 0.022, z + 0.03 + Math.cos(turn + 0.7) * 0.1],
            0.022,
            0.018,
          ),
        ),
        bone: `${bone}.low`,
        colour: coat,
        seam: 0.012,
      }));
      return [
        { is: on(limb([0.1, 0.16, z], [0.26, 0.17, z - 0.04], 0.062, 0.048)), bone, colour: coat },
        {
          is: on(limb([0.26, 0.17, z - 0.04], [0.32, 0.035, z + 0.03], 0.045, 0.036)),
          bone: `${bone}.low`,
          colour: coat,
          seam: 0.02,
        },
        ...toes,
      ];
    }),
  );
}

function trunk(coat: string): Lump[] {
  const spots = Array.from({ length: 7 }, (_, i): Lump => ({
    is: twin(
      egg([0.05 + 0.02 * (i % 2), 0.265 - 0.008 * Math.abs(i - 3), 0.28 - i * 0.095], [0.03, 0.028, 0.03]),
    ),
    bone: i < 6 ? 'body' : 'tail',
    colour: SPOT,
    seam: 0.006,
  }));
  const crest = Array.from({ length: 9 }, (_, i): Lump => ({
    is: egg([0, 0.292 - 0.006 * Math.abs(i - 3), 0.3 - i * 0.08], [0.013, 0.036, 0.03], [-0.35, 0, 0]),
    bone: i < 8 ? 'body' : 'tail',
    colour: '#f0b53c',
    seam: 0.008,
  }));
  return [
    { is: egg([0, 0.185, 0], [0.135, 0.105, 0.36]), bone: 'body', colour: coat },
    { is: egg([0, 0.145, 0.02], [0.11, 0.08, 0.33]), bone: 'body', colour: BELLY, seam: 0.014 },
    { is: limb([0, 0.2, 0.28], [0, 0.255, 0.45], 0.09, 0.085), bone: 'neck', colour: coat },
    {
      is: path(
        knots(
          '0 0.19 -0.28 0.09, 0 0.14 -0.5 0.065, 0.05 0.085 -0.74 0.045, 0.17 0.055 -0.92 0.032, 0.33 0.045 -0.98 0.022, 0.44 0.05 -0.9 0.012',
        ),
      ),
      bone: 'tail',
      colour: coat,
    },
    { is: egg([0, 0.285, 0.54], [0.112, 0.088, 0.13]), bone: 'head', colour: coat },
    { is: egg([0, 0.262, 0.64], [0.082, 0.056, 0.1]), bone: 'head', colour: coat, seam: 0.04 },
    { is: egg([0, 0.232, 0.6], [0.084, 0.042, 0.13]), bone: 'head', colour: BELLY, seam: 0.01 },
    { is: twin(egg([0.078, 0.335, 0.56], [0.05, 0.05, 0.052])), bone: 'head', colour: coat, seam: 0.02 },
    ...spots,
    ...crest,
  ];
}

const JOINTS: readonly Joint[] = [
  { name: 'body', at: [0, 0.18, 0] },
  { name: 'neck', at: [0, 0.21, 0.3], from: 'body' },
  { name: 'head', at: [0, 0.26, 0.44], from: 'neck' },
  { name: 'tail', at: [0, 0.19, -0.32], from: 'body' },
  ...SIDES.flatMap(([name, side]) =>
    ENDS.flatMap(([end, z]): Joint[] => [
      { name: `leg.${end}${name}`, at: [side * 0.13, 0.165, z], from: 'body' },
      { name: `leg.${end}${name}.low`, at: [side * 0.26, 0.165, z - 0.04], from: `leg.${end}${name}` },
    ]),
  ),
];

function lizard(kit: Maker): void {
  const coat = kit.options.colour ?? '#6fbf3e';
  const bones = figure(kit, [...trunk(coat), ...legs(coat)], JOINTS, {
    cell: 0.019,
    seam: 0.045,
    low: [-0.5, 0, -1.05],
    reach: [0.55, 0.45, 0.8],
  });
  const head = bones.get('head');
  if (head)
    fixed(
      head,
      [1, -1].flatMap((side) => [
        [[side * 0.102, 0.345, 0.578], 0.034, '#f5c63a'] as const,
        [[side * 0.117, 0.35, 0.596], 0.021, '#15110f'] as const,
        [[side * 0.124, 0.362, 0.606], 0.0125, '#ffffff'] as const,
        [[side * 0.03, 0.29, 0.73], 0.0125, '#2c4a1c'] as const,
      ]),
    );
  scaled(kit, 0.24);
}

export const LIZARD_PROP: Prop = {
  noun: 'lizard',
  words: ['gecko', 'iguana', 'chameleon', 'salamander', 'newt', 'bearded dragon', 'komodo dragon'],
  size: [0.213, 0.0925, 0.419],
  stands: ['ground', 'floor', 'podium', 'table'],
  paints: ['figure'],
  moves: GAIT,
  build: made(lizard),
};
