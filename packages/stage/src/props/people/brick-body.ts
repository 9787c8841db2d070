import { Color } from 'three';
import { block, drum, limb } from '../kit/fields.js';
import type { Lump } from '../kit/sculpt.js';
import type { Colours } from './body.js';
import { armOf } from './body.js';
import { type Build, measuresOf } from './build.js';

/** The skin that figures of toy bricks have. */
export const BRICK_SKIN = '#f2c12e';

const shadeOf = (hex: string): string => `#${new Color(hex).multiplyScalar(0.5).getHexString()}`;

/** What is printed on the chest of such a figure: a ring around a small ball, and a line across. */
const emblem = (y: number): readonly (readonly [string, Lump['is']])[] => [
  ['#d8392b', drum([0, y, 0.094], 0.062, 0.012, 'z', 0.003)],
  ['#f2c12e', drum([0, y, 0.1], 0.036, 0.014, 'z', 0.003)],
];

/** A figure of toy bricks: a block of a trunk, two of legs, arms that end in clips, and a stud on a round head. */
export function brickLumps(build: Build, { skin, top, bottom, head }: Colours): Lump[] {
  const { hip, knee, face } = measuresOf(build);
  const { trunk, head: r } = build;
  const on = (bone: string, colour: string, is: Lump['is']): Lump => ({ is, bone, colour, seam: 0.004 });
  return [
    on('hips', shadeOf(bottom), block([0, hip - 0.01, 0], [0.185, 0.05, 0.1], 0.012)),
    on('spine', top, block([0, hip + 0.15 * trunk, 0], [0.178, 0.13 * trunk, 0.1], 0.014)),
    on('chest', top, block([0, hip + 0.34 * trunk, 0], [0.158, 0.13 * trunk, 0.098], 0.02)),
    ...emblem(hip + 0.31 * trunk).map(([colour, is]) => on('chest', colour, is)),
    on('head', skin, drum([0, face - r * 0.95, 0], r * 0.5, r * 0.2, 'y', 0.01)),
    on('head', skin, drum([0, face, 0.005], r * 0.94, r * 0.86, 'y', r * 0.26)),
    ...(head ? [] : [on('head', skin, drum([0, face + r, 0.005], r * 0.45, r * 0.2, 'y', 0.012))]),
    ...(['l', 'r'] as const).flatMap((name) => {
      const side = name === 'l' ? 1 : -1;
      const { shoulder, elbow, wrist, palm } = armOf(build, side);
      const x = side * 0.093;
      // Legs in one piece: bent at the knee they smeared like cloth.
      return [
        on(`arm.${name}`, top, limb(shoulder, elbow, 0.068, 0.06)),
        on(`arm.${name}.low`, top, limb(elbow, wrist, 0.06, 0.052)),
        on(`hand.${name}`, skin, drum(palm, 0.06, 0.05, 'z', 0.012)),
        on(
          `leg.${name}`,
          bottom,
          block([x, (hip + knee) / 2 - 0.02, 0], [0.086, (hip - knee) / 2 + 0.03, 0.096], 0.012),
        ),
        on(`leg.${name}`, bottom, block([x, knee / 2 + 0.04, 0], [0.086, knee / 2 - 0.03, 0.096], 0.012)),
        on(`leg.${name}`, bottom, block([x, 0.045, 0.03], [0.086, 0.045, 0.13], 0.012)),
      ];
    }),
  ];
}
