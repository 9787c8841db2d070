import { egg, limb } from '../kit/fields.js';
import type { Triple } from '../kit/maker.js';
import type { Lump } from '../kit/sculpt.js';

const SIDES = [
  ['wing.l', 1],
  ['wing.r', -1],
] as const;

/** Long feathers in a row along each wing's end: from the first place to the last, as long as said, down and back. */
export function quills(how: {
  readonly from: Triple;
  readonly to: Triple;
  readonly count: number;
  readonly way: Triple;
  readonly thick: number;
  readonly colour: string;
}): Lump[] {
  const { from, to, count, way, thick, colour } = how;
  return SIDES.flatMap(([bone, side]) =>
    Array.from({ length: count }, (_, i): Lump => {
      const t = i / Math.max(1, count - 1);
      const at = from.map((value, axis) => value + ((to[axis] ?? value) - value) * t) as unknown as Triple;
      const rod = limb(
        at,
        [at[0] + way[0], at[1] + way[1] * (1 - 0.35 * t), at[2] + way[2]],
        thick,
        thick * 0.55,
      );
      return { is: (x, y, z) => rod(x * side, y, z), bone, colour, seam: thick * 0.5 };
    }),
  );
}

/** A patch on both wings. */
export function onWings(at: Triple, size: Triple, turn: Triple, colour: string): Lump[] {
  const patch = egg(at, size, turn);
  return SIDES.map(([bone, side]) => ({ is: (x, y, z) => patch(x * side, y, z), bone, colour, seam: 0.008 }));
}
