import { egg, type Field, path, twin } from '../kit/fields.js';
import type { HairCut } from '../kit/prop-options.js';

/** Hair of a head of radius `r` whose middle is at height `y`: what is on the skull, and what hangs and sways. */
interface Hair {
  readonly fast: readonly Field[];
  readonly loose: readonly Field[];
}

export const hairOn = (cut: HairCut, y: number, r: number): Hair => CUTS[cut](y, r);

type Cut = (y: number, r: number) => Hair;

/** What all but the bald have: over the crown and down to the nape, the face left free. */
const cap = (y: number, r: number): Field[] => [
  egg([0, y + r * 0.36, -r * 0.16], [r * 1.08, r * 0.78, r * 1.04], [-0.3, 0, 0]),
  egg([0, y - r * 0.05, -r * 0.4], [r * 1.02, r * 0.82, r * 0.72]),
];

/** Locks over the forehead, swept to one side. */
const fringe = (y: number, r: number, side: number): Field[] => [
  egg([side * r * 0.26, y + r * 0.74, r * 0.5], [r * 0.62, r * 0.26, r * 0.46], [0.5, 0, side * -0.3]),
  egg([side * -r * 0.48, y + r * 0.62, r * 0.52], [r * 0.34, r * 0.24, r * 0.36], [0.5, 0, side * 0.5]),
];

const knot = (x: number, y: number, z: number, r: number): Field => egg([x, y, z], [r, r, r]);

/** Down the back, one beside the other. */
const strandBehind = (x: number, y: number, r: number): Field => {
  const back = -r * (0.86 - 0.42 * x * x);
  const long = r * (1.75 - 0.25 * x * x);
  return path([
    [x * r * 0.8, y + r * 0.3, back, r * 0.24],
    [x * r * 1.1, y - r * 0.7, back * 1.02, r * 0.25],
    [x * r * 1.2, y - long * 0.8, back, r * 0.2],
    [x * r * 1.05, y - long, back, r * 0.07],
  ]);
};

/** Over both shoulders onto the chest. */
const strandsBefore = (y: number, r: number): Field[] => [
  twin(
    path([
      [r * 0.86, y + r * 0.3, r * 0.1, r * 0.18],
      [r * 1.02, y - r * 0.6, r * 0.16, r * 0.2],
      [r * 0.98, y - r * 1.25, r * 0.56, r * 0.17],
      [r * 0.8, y - r * 1.8, r * 0.74, r * 0.13],
      [r * 0.86, y - r * 2.15, r * 0.68, r * 0.05],
    ]),
  ),
  twin(
    path([
      [r * 0.9, y + r * 0.1, -r * 0.2, r * 0.2],
      [r * 1.14, y - r * 0.8, -r * 0.12, r * 0.2],
      [r * 1.16, y - r * 1.45, r * 0.3, r * 0.16],
      [r * 1.06, y - r * 1.95, r * 0.5, r * 0.06],
    ]),
  ),
];

const CUTS: Readonly<Record<HairCut, Cut>> = {
  short: (y, r) => ({
    fast: [
      ...cap(y, r),
      egg([r * 0.24, y + r * 0.86, r * 0.42], [r * 0.62, r * 0.28, r * 0.5], [0.45, 0, -0.2]),
      twin(egg([r * 0.9, y + r * 0.12, r * 0.06], [r * 0.12, r * 0.34, r * 0.2])),
    ],
    loose: [],
  }),
  long: (y, r) => ({
    fast: [
      ...cap(y, r),
      ...fringe(y, r, 1),
      twin(egg([r * 0.9, y + r * 0.1, r * 0.1], [r * 0.18, r * 0.5, r * 0.3])),
    ],
    loose: [...[-0.8, -0.4, 0, 0.4, 0.8].map((x) => strandBehind(x, y, r)), ...strandsBefore(y, r)],
  }),
  bun: (y, r) => ({
    fast: [
      ...cap(y, r),
      egg([0, y + r * 0.82, r * 0.36], [r * 0.74, r * 0.24, r * 0.46], [0.5, 0, 0]),
      egg([0, y + r * 1.12, -r * 0.52], [r * 0.46, r * 0.44, r * 0.46]),
    ],
    loose: [],
  }),
  tail: (y, r) => ({
    fast: [...cap(y, r), ...fringe(y, r, 1), knot(0, y + r * 0.46, -r * 1.08, r * 0.22)],
    loose: [
      path([
        [0, y + r * 0.5, -r * 1.1, r * 0.2],
        [0, y + r * 0.45, -r * 1.4, r * 0.27],
        [0, y - r * 0.5, -r * 1.5, r * 0.26],
        [0, y - r * 1.1, -r * 1.36, r * 0.1],
      ]),
    ],
  }),
  // Two tails, one over each ear, as a child has them.
  pigtails: (y, r) => ({
    fast: [...cap(y, r), ...fringe(y, r, -1), twin(knot(r * 1.02, y + r * 0.4, -r * 0.2, r * 0.2))],
    loose: [
      twin(
        path([
          [r * 1.06, y + r * 0.42, -r * 0.22, r * 0.18],
          [r * 1.42, y + r * 0.3, -r * 0.22, r * 0.27],
          [r * 1.5, y - r * 0.3, -r * 0.16, r * 0.25],
          [r * 1.36, y - r * 0.82, -r * 0.1, r * 0.08],
        ]),
      ),
    ],
  }),
  curls: (y, r) => ({
    fast: [
      ...cap(y, r),
      ...Array.from({ length: 11 }, (_, index) => {
        const turn = (index / 11) * Math.PI * 2;
        const [x, z] = [Math.sin(turn), Math.cos(turn)];
        const low = z > 0.3 ? 0.72 : 0.34;
        return egg([x * r * 0.78, y + r * low, z * r * 0.62 - r * 0.12], [r * 0.36, r * 0.34, r * 0.36]);
      }),
      egg([0, y + r * 0.92, 0], [r * 0.62, r * 0.36, r * 0.62]),
    ],
    loose: [],
  }),
  bald: (y, r) => ({
    fast: [
      twin(egg([r * 0.8, y + r * 0.02, -r * 0.35], [r * 0.3, r * 0.42, r * 0.5])),
      egg([0, y - r * 0.1, -r * 0.74], [r * 0.72, r * 0.46, r * 0.34]),
    ],
    loose: [],
  }),
};

/** A full beard in strands, and a moustache, which leave room for the mouth. */
export const beardOn = (y: number, r: number): readonly Field[] => [
  path([
    [0, y - r * 0.86, r * 0.68, r * 0.24],
    [0, y - r * 1.3, r * 0.68, r * 0.19],
    [r * 0.03, y - r * 1.78, r * 0.6, r * 0.05],
  ]),
  twin(
    path([
      [r * 0.36, y - r * 0.74, r * 0.62, r * 0.24],
      [r * 0.32, y - r * 1.2, r * 0.62, r * 0.18],
      [r * 0.2, y - r * 1.62, r * 0.56, r * 0.05],
    ]),
  ),
  twin(
    path([
      [r * 0.9, y + r * 0.06, r * 0.14, r * 0.14],
      [r * 0.8, y - r * 0.42, r * 0.34, r * 0.2],
      [r * 0.6, y - r * 0.86, r * 0.5, r * 0.22],
      [r * 0.46, y - r * 1.36, r * 0.5, r * 0.07],
    ]),
  ),
  twin(
    path([
      [r * 0.06, y - r * 0.26, r * 1.0, r * 0.09],
      [r * 0.28, y - r * 0.32, r * 0.94, r * 0.11],
      [r * 0.52, y - r * 0.52, r * 0.8, r * 0.05],
    ]),
  ),
];
