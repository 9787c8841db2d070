import { egg, limb } from '../kit/fields.js';
import type { Lump } from '../kit/sculpt.js';
import { armOf } from './body.js';
import { type Build, measuresOf } from './build.js';

const [PALE, DARK] = ['#ecd2a4', '#1f1512'];

/** Stout, on short legs, with a head as large as the trunk. */
export const ofPlush = (build: Build): Build => ({
  ...build,
  hip: 0.42,
  trunk: 0.92,
  girth: 1.3,
  shoulders: 0.98,
  hips: 1.25,
  head: 0.31,
});

/** A bear of cloth: a round belly, limbs that end in paws, ears on the sides of the head. */
export function plushLumps(build: Build, fur: string): Lump[] {
  const { hip, neck, face } = measuresOf(build);
  const r = build.head;
  const on = (bone: string, is: Lump['is'], colour = fur, seam = 0.03): Lump => ({ is, bone, colour, seam });
  const middle = (hip + neck) / 2;
  return [
    on('hips', egg([0, hip + 0.05, 0], [0.2, 0.17, 0.18])),
    on('spine', egg([0, middle - 0.03, 0], [0.215, 0.22, 0.19])),
    on('chest', egg([0, neck - 0.1, 0], [0.2, 0.17, 0.175])),
    on('chest', limb([0, neck - 0.06, 0], [0, neck + 0.06, 0], 0.12, 0.12)),
    on('spine', egg([0, middle - 0.04, 0.09], [0.15, 0.18, 0.12]), PALE, 0.006),
    on('head', egg([0, face, 0], [r * 1.06, r * 0.94, r * 0.92])),
    on('head', egg([0, face - r * 0.24, r * 0.78], [r * 0.48, r * 0.37, r * 0.38]), PALE, 0.012),
    on('head', egg([0, face - r * 0.08, r * 1.13], [r * 0.15, r * 0.1, r * 0.08]), DARK, 0.004),
    on(
      'head',
      limb([-r * 0.12, face - r * 0.38, r * 1.1], [r * 0.12, face - r * 0.38, r * 1.1], 0.012),
      DARK,
      0.002,
    ),
    ...([1, -1] as const).flatMap((side) => [
      on('head', egg([side * r * 0.84, face + r * 0.78, 0], [r * 0.38, r * 0.38, r * 0.2])),
      on(
        'head',
        egg([side * r * 0.85, face + r * 0.77, r * 0.15], [r * 0.23, r * 0.23, r * 0.1]),
        PALE,
        0.004,
      ),
      on(
        'head',
        egg([side * r * 0.38, face + r * 0.16, r * 0.86], [r * 0.13, r * 0.15, r * 0.1]),
        DARK,
        0.003,
      ),
      ...limbsOf(build, side, on),
    ]),
  ];
}

function limbsOf(
  build: Build,
  side: 1 | -1,
  on: (bone: string, is: Lump['is'], colour?: string, seam?: number) => Lump,
): Lump[] {
  const name = side > 0 ? 'l' : 'r';
  const { hip, knee } = measuresOf(build);
  const { shoulder, elbow, wrist, palm } = armOf(build, side);
  const x = side * 0.092 * build.hips;
  return [
    on(`arm.${name}`, limb(shoulder, elbow, 0.085, 0.08)),
    on(`arm.${name}.low`, limb(elbow, wrist, 0.08, 0.078)),
    on(`hand.${name}`, egg(palm, [0.085, 0.085, 0.085])),
    on(`leg.${name}`, limb([x, hip, 0], [x, knee, 0], 0.115, 0.1)),
    on(`leg.${name}.low`, limb([x, knee, 0], [x, 0.1, 0], 0.1, 0.095)),
    on(`foot.${name}`, egg([x, 0.085, 0.045], [0.1, 0.085, 0.14])),
    on(`foot.${name}`, egg([x, 0.09, 0.165], [0.066, 0.06, 0.028]), PALE, 0.004),
  ];
}
