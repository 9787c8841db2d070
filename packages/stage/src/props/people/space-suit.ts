import { block, drum, egg, limb } from '../kit/fields.js';
import type { Triple } from '../kit/maker.js';
import type { Lump } from '../kit/sculpt.js';
import { armOf } from './body.js';
import { type Build, measuresOf } from './build.js';

const [RING, PACK, PANEL, MARK] = ['#9aa3b0', '#cfd5dc', '#39424f', '#c8452f'];
const LAMPS = ['#d8392b', '#f2c12e', '#3a7bd5'] as const;

/** How stout a suit with air in it makes somebody. */
export const inSpaceSuit = (build: Build): Build => ({
  ...build,
  girth: build.girth * 1.34,
  shoulders: build.shoulders * 1.1,
  hips: build.hips * 1.12,
});

/** What is on a space suit: a ring that holds the helmet, a pack of air, a panel on the chest, and rings at the joints. */
export function spaceSuitLumps(build: Build): Lump[] {
  const { hip, neck, knee, ankle } = measuresOf(build);
  const { trunk, girth: g } = build;
  const deep = 0.118 * g;
  const at = (share: number): number => hip + share * trunk;
  const on = (bone: string, colour: string, is: Lump['is']): Lump => ({ is, bone, colour, seam: 0.006 });
  return [
    on('chest', RING, drum([0, neck - 0.03, 0], 0.15, 0.04, 'y', 0.016)),
    on('chest', PACK, block([0, at(0.32), -deep - 0.075], [0.165, 0.2, 0.085], 0.04)),
    on('chest', RING, block([0, at(0.32) + 0.2, -deep - 0.07], [0.1, 0.025, 0.05], 0.02)),
    on('chest', PANEL, block([0, at(0.27), deep + 0.012], [0.095, 0.06, 0.03], 0.014)),
    ...LAMPS.map((colour, index) =>
      on('chest', colour, egg([-0.055 + index * 0.055, at(0.28), deep + 0.044], [0.018, 0.018, 0.012])),
    ),
    on('hips', RING, drum([0, at(0.1), 0], 0.128 * g, 0.022, 'y', 0.01)),
    ...([1, -1] as const).flatMap((side) => {
      const name = side > 0 ? 'l' : 'r';
      const { shoulder, elbow, wrist } = armOf(build, side);
      const x = side * 0.092 * build.hips;
      const w = 0.5 + g / 2;
      return [
        on(`arm.${name}`, MARK, band(shoulder, elbow, 0.52, 0.07 * w)),
        on(`arm.${name}.low`, RING, band(elbow, wrist, 0.86, 0.062 * w)),
        on(`leg.${name}.low`, RING, drum([x, ankle + 0.1, 0], 0.075 * w, 0.016, 'y', 0.008)),
        on(`leg.${name}`, MARK, drum([x, knee + (hip - knee) * 0.45, 0], 0.09 * w, 0.016, 'y', 0.008)),
      ];
    }),
  ];
}

/** Around a limb, at a share of its way. */
function band(from: Triple, to: Triple, share: number, radius: number): Lump['is'] {
  const along = (at: number): Triple => [
    from[0] + (to[0] - from[0]) * at,
    from[1] + (to[1] - from[1]) * at,
    from[2] + (to[2] - from[2]) * at,
  ];
  return limb(along(share - 0.03), along(share + 0.03), radius);
}
