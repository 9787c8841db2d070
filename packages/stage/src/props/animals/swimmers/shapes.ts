import { egg, type Field } from '../../kit/fields.js';
import type { Maker, Triple } from '../../kit/maker.js';
import type { Motion, Place } from '../../kit/prop.js';
import type { Joint, Lump } from '../../kit/sculpt.js';
import { eyes, figure, fixed, scaled } from '../beast.js';

/** What swims, in its own lengths: nose toward +z. */
export interface SwimmerLook {
  readonly length: number;
  readonly coat: string;
  readonly lumps: readonly Lump[];
  readonly joints: readonly Joint[];
  readonly head: readonly [Triple, Triple];
  readonly eye: number;
  readonly look: Triple;
  readonly seam: number;
}

export const WATER: readonly Place[] = ['water', 'podium', 'air'];

export function swimmer(kit: Maker, look: SwimmerLook): void {
  const lumps = look.lumps.map((lump) =>
    lump.colour === look.coat ? { ...lump, colour: kit.options.colour ?? look.coat } : lump,
  );
  const bones = figure(kit, lumps, look.joints, {
    cell: 0.021,
    seam: look.seam,
    low: [-0.6, -0.5, -0.75],
    reach: [0.6, 0.5, 0.65],
  });
  const head = bones.get('head') ?? bones.get('body');
  if (head) fixed(head, eyes(look.head[0], look.head[1], look.eye, look.look));
  scaled(kit, look.length);
}

export const flat = (at: Triple, size: Triple, turn: Triple): Field => egg(at, size, turn);

export function joints(fin: Triple, tail: number): Joint[] {
  return [
    { name: 'body', at: [0, 0, 0] },
    { name: 'head', at: [0, 0, 0.2], from: 'body' },
    { name: 'tail', at: [0, 0, tail], from: 'body' },
    { name: 'fin.l', at: fin, from: 'body' },
    { name: 'fin.r', at: [-fin[0], fin[1], fin[2]], from: 'body' },
  ];
}

export const one =
  (side: 1 | -1, is: Field): Field =>
  (x, y, z) =>
    is(x * side, y, z);

export const fins = (is: Field, colour: string): Lump[] => [
  { is: one(1, is), bone: 'fin.l', colour, seam: 0.02 },
  { is: one(-1, is), bone: 'fin.r', colour, seam: 0.02 },
];

export const MOVES: readonly Motion[] = [
  { part: 'tail', does: 'wag', axis: 'y' },
  { part: 'fin.l', does: 'flap', axis: 'z' },
  { part: 'fin.r', does: 'flap', axis: 'z' },
];

export const KICKS: readonly Motion[] = [
  { part: 'tail', does: 'wag', axis: 'x' },
  { part: 'fin.l', does: 'flap', axis: 'z' },
  { part: 'fin.r', does: 'flap', axis: 'z' },
];
