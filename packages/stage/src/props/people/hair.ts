import { egg, type Field, limb, path, twin } from '../kit/fields.js';
import type { HairCut } from '../kit/prop-options.js';
import type { Lump } from '../kit/sculpt.js';

/** Hair and beard of a head of radius `r` whose middle is at height `y`. */
export function hairLumps(cut: HairCut, y: number, r: number, colour: string): Lump[] {
  return CUTS[cut](y, r).map((is) => ({ is, bone: 'head', colour, seam: 0.018 }));
}

type Cut = (y: number, r: number) => Field[];

/** What all but the bald have: over the crown and down to the nape, the face left free. */
const cap: Cut = (y, r) => [
  egg([0, y + r * 0.36, -r * 0.16], [r * 1.06, r * 0.76, r * 1.02], [-0.3, 0, 0]),
  egg([0, y - r * 0.05, -r * 0.4], [r * 0.98, r * 0.8, r * 0.7]),
];

const CUTS: Readonly<Record<HairCut, Cut>> = {
  short: (y, r) => [
    ...cap(y, r),
    egg([r * 0.24, y + r * 0.86, r * 0.42], [r * 0.62, r * 0.28, r * 0.5], [0.45, 0, -0.2]),
  ],
  long: (y, r) => [
    ...cap(y, r),
    egg([r * 0.28, y + r * 0.78, r * 0.38], [r * 0.66, r * 0.3, r * 0.5], [0.5, 0, -0.35]),
    egg([0, y - r * 0.62, -r * 0.52], [r * 0.98, r * 1.1, r * 0.5]),
    twin(limb([r * 0.86, y + r * 0.1, -r * 0.1], [r * 0.9, y - r * 1.15, -r * 0.22], r * 0.24, r * 0.2)),
  ],
  bun: (y, r) => [
    ...cap(y, r),
    egg([0, y + r * 0.82, r * 0.36], [r * 0.74, r * 0.24, r * 0.46], [0.5, 0, 0]),
    egg([0, y + r * 1.12, -r * 0.52], [r * 0.46, r * 0.44, r * 0.46]),
  ],
  tail: (y, r) => [
    ...cap(y, r),
    egg([r * 0.2, y + r * 0.84, r * 0.36], [r * 0.66, r * 0.26, r * 0.46], [0.5, 0, -0.2]),
    path([
      [0, y + r * 0.5, -r * 0.95, r * 0.2],
      [0, y + r * 0.45, -r * 1.3, r * 0.26],
      [0, y - r * 0.5, -r * 1.42, r * 0.25],
      [0, y - r * 1.1, -r * 1.3, r * 0.12],
    ]),
  ],
  curls: (y, r) => [
    ...cap(y, r),
    ...Array.from({ length: 11 }, (_, index) => {
      const turn = (index / 11) * Math.PI * 2;
      const [x, z] = [Math.sin(turn), Math.cos(turn)];
      const low = z > 0.3 ? 0.72 : 0.34;
      return egg([x * r * 0.78, y + r * low, z * r * 0.62 - r * 0.12], [r * 0.36, r * 0.34, r * 0.36]);
    }),
    egg([0, y + r * 0.92, 0], [r * 0.62, r * 0.36, r * 0.62]),
  ],
  bald: (y, r) => [
    twin(egg([r * 0.78, y + r * 0.02, -r * 0.35], [r * 0.3, r * 0.42, r * 0.5])),
    egg([0, y - r * 0.1, -r * 0.72], [r * 0.72, r * 0.46, r * 0.34]),
  ],
};

/** A full beard that leaves room for the mouth. */
export function beardLumps(y: number, r: number, colour: string): Lump[] {
  const chin = egg([0, y - r * 0.78, r * 0.42], [r * 0.62, r * 0.46, r * 0.48]);
  const cheeks = twin(egg([r * 0.72, y - r * 0.42, r * 0.3], [r * 0.24, r * 0.46, r * 0.4]));
  const lip = egg([0, y - r * 0.26, r * 0.9], [r * 0.34, r * 0.1, r * 0.14]);
  return [chin, cheeks, lip].map((is) => ({ is, bone: 'head', colour, seam: 0.02 }));
}
