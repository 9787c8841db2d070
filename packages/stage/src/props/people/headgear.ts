import { drum, egg, limb } from '../kit/fields.js';
import type { Headgear } from '../kit/prop-options.js';
import type { Lump } from '../kit/sculpt.js';

type Worn = (y: number, r: number, colour: string | null) => readonly (readonly [Lump['is'], string])[];

const HORN = '#efe6d2';
const FELT = '#1b1a1d';

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
  'crash helmet': (y, r, colour) => [
    [egg([0, y + r * 0.1, -r * 0.08], [r * 1.22, r * 1.22, r * 1.22]), colour ?? '#b3262a'],
    [egg([0, y + r * 0.06, r * 0.5], [r * 0.94, r * 0.5, r * 0.78]), '#10151d'],
    [egg([0, y - r * 0.66, r * 0.62], [r * 0.7, r * 0.42, r * 0.6]), colour ?? '#b3262a'],
  ],
  'knight helmet': (y, r) => [
    [egg([0, y + r * 0.24, -r * 0.1], [r * 1.18, r * 1.08, r * 1.16]), '#b4bbc6'],
    [drum([0, y + r * 0.3, -r * 0.04], r * 1.2, r * 0.1, 'y', r * 0.05), '#8f97a4'],
    [egg([0, y - r * 0.35, -r * 0.42], [r * 1.12, r * 0.8, r * 0.8]), '#b4bbc6'],
    ...[1, -1].map(
      (side) =>
        [egg([side * r * 0.86, y - r * 0.34, r * 0.3], [r * 0.3, r * 0.62, r * 0.56]), '#b4bbc6'] as const,
    ),
    [limb([0, y + r * 0.3, r * 1.14], [0, y - r * 0.05, r * 1.16], r * 0.09), '#8f97a4'],
    [limb([0, y + r * 1.3, r * 0.3], [0, y + r * 1.7, -r * 0.5], r * 0.16, r * 0.22), '#b3262a'],
    [limb([0, y + r * 1.7, -r * 0.5], [0, y + r * 0.9, -r * 1.35], r * 0.22, r * 0.1), '#b3262a'],
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
  'horned helmet': (y, r) => [
    [egg([0, y + r * 0.24, -r * 0.1], [r * 1.14, r * 1.04, r * 1.1]), '#8f949c'],
    [drum([0, y + r * 0.36, -r * 0.06], r * 1.16, r * 0.14, 'y', r * 0.06), '#6b4a2e'],
    ...[r, -r].flatMap((out) => [
      [limb([out * 0.98, y + r * 0.5, 0], [out * 1.5, y + r * 0.8, 0], r * 0.2, r * 0.15), HORN] as const,
      [limb([out * 1.5, y + r * 0.8, 0], [out * 1.56, y + r * 1.45, 0], r * 0.15, r * 0.05), HORN] as const,
    ]),
  ],
  'hard hat': (y, r, colour) => [
    [egg([0, y + r * 0.38, -r * 0.06], [r * 1.12, r * 0.98, r * 1.14]), colour ?? '#f0c02e'],
    [drum([0, y + r * 0.44, r * 0.06], r * 1.34, r * 0.07, 'y', r * 0.05), colour ?? '#f0c02e'],
    [limb([0, y + r * 1.26, r * 0.6], [0, y + r * 1.3, -r * 0.7], r * 0.12), colour ?? '#f0c02e'],
  ],
  'cocked hat': (y, r) => [
    [egg([0, y + r * 0.74, -r * 0.05], [r * 0.98, r * 0.66, r * 0.96]), FELT],
    [limb([-r * 1.35, y + r * 0.72, 0], [0, y + r * 1.16, r * 0.72], r * 0.2, r * 0.3), FELT],
    [limb([r * 1.35, y + r * 0.72, 0], [0, y + r * 1.16, r * 0.72], r * 0.2, r * 0.3), FELT],
    [limb([-r * 1.35, y + r * 0.72, 0], [r * 1.35, y + r * 0.72, 0], r * 0.22), FELT],
    [egg([0, y + r * 1.06, r * 0.98], [r * 0.16, r * 0.16, r * 0.08]), '#f0ece2'],
  ],
  'peaked cap': (y, r, colour) => [
    [drum([0, y + r * 0.74, -r * 0.05], r * 0.98, r * 0.2, 'y', r * 0.08), colour ?? '#1f2b45'],
    [drum([0, y + r * 1.02, -r * 0.08], r * 1.24, r * 0.14, 'y', r * 0.1), colour ?? '#1f2b45'],
    [egg([0, y + r * 0.58, r * 0.9], [r * 0.66, r * 0.06, r * 0.42], [0.25, 0, 0]), '#14151a'],
    [egg([0, y + r * 0.82, r * 0.95], [r * 0.13, r * 0.13, r * 0.06]), '#e2b13c'],
  ],
  'bobble hat': (y, r, colour) => [
    [egg([0, y + r * 0.5, -r * 0.08], [r * 1.1, r * 0.98, r * 1.08]), colour ?? '#f0b52e'],
    [drum([0, y + r * 0.4, -r * 0.04], r * 1.12, r * 0.2, 'y', r * 0.1), '#f4f3ef'],
    [egg([0, y + r * 1.6, -r * 0.1], [r * 0.3, r * 0.3, r * 0.3]), '#f4f3ef'],
  ],
  hood: (y, r, colour) => [
    [egg([0, y + r * 0.34, -r * 0.16], [r * 1.14, r, r * 1.08]), colour ?? '#1d1f26'],
    [egg([0, y - r * 0.5, r * 0.12], [r * 1.04, r * 0.56, r * 0.98]), colour ?? '#1d1f26'],
    [drum([0, y + r * 0.42, -r * 0.02], r * 1.08, r * 0.12, 'y', r * 0.06), '#8c1f2a'],
  ],
  halo: (y, r) =>
    Array.from({ length: 12 }, (_, index) => {
      const at = (step: number): [number, number, number] => {
        const turn = (step / 12) * Math.PI * 2;
        return [Math.sin(turn) * r * 0.75, y + r * 1.7, Math.cos(turn) * r * 0.75];
      };
      return [limb(at(index), at(index + 1), r * 0.08), '#f4d35e'] as const;
    }),
  'cook hat': (y, r) => [
    [drum([0, y + r * 0.82, -r * 0.05], r * 0.78, r * 0.3, 'y', r * 0.06), '#f4f3ef'],
    [egg([0, y + r * 1.4, -r * 0.05], [r * 1.02, r * 0.5, r * 1.02]), '#f8f7f4'],
  ],
};

/** A hat with a brim, where no more is said of it. */
const brimmed = (y: number, r: number, colour: string): readonly (readonly [Lump['is'], string])[] => [
  [egg([0, y + r * 0.62, -r * 0.06], [r * 1.02, r * 0.74, r * 1.04]), colour],
  [drum([0, y + r * 0.55, -r * 0.04], r * 1.62, r * 0.07, 'y', r * 0.06), colour],
];

/** What is worn on a head whose middle is at height `y`. */
export function headgearLumps(
  gear: Headgear | null,
  colour: string | null,
  { y, r }: { readonly y: number; readonly r: number },
): Lump[] {
  const brim = colour ? brimmed(y, r, colour) : [];
  return (gear ? GEAR[gear](y, r, colour) : brim).map(([is, hex]) => ({ is, colour: hex, seam: 0.004 }));
}
