import { block, egg } from '../kit/fields.js';
import type { Triple } from '../kit/maker.js';
import type { Lump } from '../kit/sculpt.js';
import { armOf } from './body.js';
import { type Build, measuresOf } from './build.js';

const [MOSS, DARK, EYES] = ['#5f8a3a', '#6a6f69', '#ffd36a'];

/** Broad in the shoulders, short in the leg. */
export const ofStone = (build: Build): Build => ({
  ...build,
  girth: 1.35,
  shoulders: 1.5,
  hips: 1.25,
  head: build.head * 0.86,
});

/** Boulders for trunk, limbs and fists, moss on what is up, and two eyes that glow. */
export function stoneLumps(build: Build, colour: string): Lump[] {
  const { hip, knee, neck, face } = measuresOf(build);
  const { trunk, head: r } = build;
  const on = (bone: string, is: Lump['is'], own = colour): Lump => ({ is, bone, colour: own, seam: 0.01 });
  return [
    on('hips', block([0, hip + 0.02, 0], [0.17, 0.09, 0.14], 0.05)),
    on('spine', block([0, hip + 0.16 * trunk, 0], [0.19, 0.1, 0.15], 0.05, [0, 0.2, 0.05]), DARK),
    on('chest', block([0, hip + 0.35 * trunk, 0], [0.28, 0.16, 0.19], 0.07, [0, -0.08, 0])),
    on('chest', egg([0.1, hip + 0.35 * trunk + 0.14, 0.02], [0.17, 0.05, 0.15]), MOSS),
    on('chest', egg([-0.12, hip + 0.3 * trunk, 0.17], [0.09, 0.12, 0.04]), MOSS),
    on('head', block([0, neck - 0.02, 0], [0.08, 0.06, 0.08], 0.03), DARK),
    on('head', block([0, face, 0], [r * 0.92, r * 0.86, r * 0.9], r * 0.3, [0, 0.1, 0])),
    on('head', block([0, face + r * 0.34, r * 0.78], [r * 0.74, r * 0.16, r * 0.22], r * 0.08), DARK),
    on('head', block([0, face - r * 0.56, r * 0.6], [r * 0.6, r * 0.24, r * 0.4], r * 0.12), DARK),
    on('head', egg([r * 0.1, face + r * 0.84, -r * 0.1], [r * 0.72, r * 0.2, r * 0.66]), MOSS),
    ...[1, -1].map((side) =>
      on('head', egg([side * r * 0.36, face + r * 0.08, r * 0.88], [r * 0.15, r * 0.1, r * 0.1]), EYES),
    ),
    ...([1, -1] as const).flatMap((side) => limbLumps(build, side, on, { hip, knee })),
  ];
}

function limbLumps(
  build: Build,
  side: 1 | -1,
  on: (bone: string, is: Lump['is'], own?: string) => Lump,
  { hip, knee }: { readonly hip: number; readonly knee: number },
): Lump[] {
  const name = side > 0 ? 'l' : 'r';
  const { shoulder, elbow, wrist, palm } = armOf(build, side);
  const x = side * 0.092 * build.hips;
  const along = (from: Triple, to: Triple, share: number): Triple => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    0,
  ];
  const tilt: Triple = [0, 0, side * 0.75];
  return [
    on(`arm.${name}`, block(along(shoulder, elbow, 0.14), [0.12, 0.11, 0.12], 0.05, tilt)),
    on(`arm.${name}`, egg([shoulder[0], shoulder[1] + 0.1, 0], [0.1, 0.04, 0.09]), MOSS),
    on(`arm.${name}`, block(along(shoulder, elbow, 0.68), [0.07, 0.09, 0.075], 0.03, tilt), DARK),
    // Where it bends, one saw through it.
    on(`arm.${name}.low`, egg(elbow, [0.088, 0.088, 0.088]), DARK),
    on(`arm.${name}.low`, block(along(elbow, wrist, 0.5), [0.092, 0.12, 0.095], 0.04, tilt)),
    on(`hand.${name}`, block(palm, [0.095, 0.09, 0.095], 0.04, tilt)),
    on(`leg.${name}`, block([x, (hip + knee) / 2, 0], [0.1, (hip - knee) / 2 - 0.01, 0.105], 0.04), DARK),
    on(`leg.${name}.low`, block([x, knee * 0.6, 0], [0.105, knee * 0.4, 0.11], 0.05)),
    on(`foot.${name}`, block([x, 0.055, 0.04], [0.115, 0.055, 0.16], 0.04)),
  ];
}
