import type { Triple } from '../kit/maker.js';

/** Numbers from one to another, so far apart. */
const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => from + index * step);

/** Places of a box, so far apart, one after the other. */
export const placesIn = (low: Triple, high: Triple, step: number): Triple[] =>
  steps(low[0], high[0], step).flatMap((x) =>
    steps(low[1], high[1], step).flatMap((y) => steps(low[2], high[2], step).map((z): Triple => [x, y, z])),
  );
