import { type Field, path } from '../kit/fields.js';
import type { Triple } from '../kit/maker.js';
import type { Motion } from '../kit/prop.js';
import type { Joint, Lump } from '../kit/sculpt.js';
import type { Knot } from '../animals/beast.js';

export const SIDES = [
  ['l', 1],
  ['r', -1],
] as const;

export const onSide =
  (side: 1 | -1, is: Field): Field =>
  (x, y, z) =>
    is(x * side, y, z);

/** Walking legs on both sides, first to last; each way begins where the leg turns. Their bones are `step.l.0` and so on. */
export interface Legs {
  readonly ways: readonly (readonly Knot[])[];
  readonly colour: string;
  readonly seam: number;
}

export const legLumps = ({ ways, colour, seam }: Legs): Lump[] =>
  SIDES.flatMap(([name, side]) =>
    ways.map((way, i): Lump => ({ is: onSide(side, path(way)), bone: `step.${name}.${i}`, colour, seam })),
  );

export const legJoints = ({ ways }: Legs): Joint[] =>
  SIDES.flatMap(([name, side]) =>
    ways.map((way, i): Joint => {
      const [x, y, z] = way[0] ?? [0, 0, 0, 0];
      return { name: `step.${name}.${i}`, at: [x * side, y, z], from: 'body' };
    }),
  );

export const steps = (count: number): Motion[] =>
  SIDES.flatMap(([name]) =>
    Array.from({ length: count }, (_, i): Motion => ({ part: `step.${name}.${i}`, does: 'step', axis: 'y' })),
  );

/** The same on either side. */
export const both = (lump: Lump, bone: string): Lump[] =>
  SIDES.map(([name, side]) => ({ ...lump, is: onSide(side, lump.is), bone: `${bone}.${name}` }));

export const bothAt = (name: string, [x, y, z]: Triple): Joint[] =>
  SIDES.map(([side, sign]) => ({ name: `${name}.${side}`, at: [x * sign, y, z], from: 'body' }));
