import { drum, egg, limb } from '../kit/fields.js';
import type { Headgear } from '../kit/prop-options.js';
import type { Lump } from '../kit/sculpt.js';

type Worn = (y: number, r: number, colour: string | null) => readonly (readonly [Lump['is'], string])[];

/** What is on a head of radius `r` whose middle is at height `y`. */
const GEAR: Readonly<Record<Headgear, Worn>> = {
  'space helmet': (y, r, colour) => [
    [egg([0, y + r * 0.12, -r * 0.12], [r * 1.28, r * 1.26, r * 1.22]), colour ?? '#eef0f2'],
    [egg([0, y + r * 0.1, r * 0.46], [r * 0.98, r * 0.86, r * 0.84]), '#1b2a44'],
    [drum([0, y - r * 0.98, -r * 0.05], r * 0.86, r * 0.16, 'y', r * 0.08), '#c9ccd2'],
  ],
  helmet: (y, r, colour) => [
    [egg([0, y + r * 0.2, -r * 0.12], [r * 1.16, r * 1.08, r * 1.12]), colour ?? '#9aa1ab'],
    [limb([0, y + r * 1.1, r * 0.6], [0, y + r * 1.24, -r * 0.9], r * 0.13), '#c2412f'],
  ],
  'pointed hat': (y, r, colour) => [
    [drum([0, y + r * 0.5, -r * 0.05], r * 1.5, r * 0.07, 'y', r * 0.06), colour ?? '#3b2f7a'],
    [
      limb([0, y + r * 0.6, -r * 0.06], [r * 0.1, y + r * 2.3, -r * 0.4], r * 0.88, r * 0.1),
      colour ?? '#3b2f7a',
    ],
  ],
  crown: (y, r) => [
    [drum([0, y + r * 0.82, -r * 0.05], r * 0.78, r * 0.16, 'y', r * 0.05), '#e2b13c'],
    ...Array.from({ length: 7 }, (_, index) => {
      const turn = (index / 7) * Math.PI * 2;
      const [x, z] = [Math.sin(turn) * r * 0.7, Math.cos(turn) * r * 0.7 - r * 0.05];
      return [
        limb([x, y + r * 0.9, z], [x * 1.08, y + r * 1.3, z * 1.08], r * 0.14, r * 0.06),
        '#e2b13c',
      ] as const;
    }),
  ],
  'cook hat': (y, r) => [
    [drum([0, y + r * 0.82, -r * 0.05], r * 0.78, r * 0.3, 'y', r * 0.06), '#f4f3ef'],
    [egg([0, y + r * 1.4, -r * 0.05], [r * 1.02, r * 0.5, r * 1.02]), '#f8f7f4'],
  ],
};

export const headgearLumps = (gear: Headgear | null, y: number, r: number, colour: string | null): Lump[] =>
  gear === null
    ? []
    : GEAR[gear](y, r, colour).map(([is, hex]) => ({ is, bone: 'head', colour: hex, seam: 0.004 }));
