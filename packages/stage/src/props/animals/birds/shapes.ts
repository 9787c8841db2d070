import { egg, limb, path } from '../../kit/fields.js';
import type { Maker, Triple } from '../../kit/maker.js';
import type { Motion, Place } from '../../kit/prop.js';
import type { Joint, Lump } from '../../kit/sculpt.js';
import { eyes, figure, fixed, type Knot, scaled } from '../beast.js';

/** A bird, in its own heights. */
export interface BirdLook {
  readonly height: number;
  readonly coat: string;
  readonly belly: string;
  readonly wing: string;
  readonly beak: string;
  readonly feet: string;
  readonly body: readonly [Triple, Triple, number];
  readonly head: readonly [Triple, Triple];
  /** How thick a straight neck is; 0 where `more` has one that bends. */
  readonly neck: number;
  /** The beak: its length, thickness at the root and at the tip, and how far its tip drops. */
  readonly bill: readonly [number, number, number, number];
  /** A wing: its middle, its half sizes and how it is turned. */
  readonly wings: readonly [Triple, Triple, Triple];
  readonly tail: readonly Knot[];
  readonly legs: readonly [number, number, number];
  readonly eye: number;
  readonly look: Triple;
  readonly more?: readonly Lump[];
  /** How many times as long a wing is in the air as folded: such a bird beats them as slowly as its size asks for. */
  readonly span?: number;
  /** How finely it is cut, where thin parts ask for more than is usual. */
  readonly cell?: number;
}

function wing(bird: BirdLook, side: 1 | -1): Lump {
  const shape = egg(...bird.wings);
  return {
    is: (x, y, z) => shape(x * side, y, z),
    bone: side > 0 ? 'wing.l' : 'wing.r',
    colour: bird.wing,
    seam: 0.015,
  };
}

function foot({ body, legs, feet }: BirdLook, side: 1 | -1): Lump[] {
  const [x, z, thick] = [side * legs[0], legs[1], legs[2]];
  const bone = side > 0 ? 'leg.l' : 'leg.r';
  const hip = body[0][1] - body[1][1] * 0.6;
  const toes = [-0.5, 0, 0.5].map((turn) =>
    limb(
      [x, thick * 0.8, z],
      [x + Math.sin(turn) * thick * 3.2, thick * 0.7, z + Math.cos(turn) * thick * 3.4],
      thick * 0.8,
      thick * 0.55,
    ),
  );
  return [
    { is: limb([x, hip, z], [x, thick, z], thick * 1.1, thick * 0.8), bone, colour: feet, seam: 0.02 },
    ...toes.map((is): Lump => ({ is, bone, colour: feet, seam: 0.01 })),
  ];
}

function neck({ body: [[, y, z], radii], head: [head], neck: thick, coat }: BirdLook): Lump {
  const root: Triple = [0, y + radii[1] * 0.3, z + radii[2] * 0.4];
  return { is: limb(root, head, thick * 1.15, thick), bone: 'head', colour: coat };
}

export function lumpsOf(bird: BirdLook): Lump[] {
  const [[bx, by, bz], radii, lean] = bird.body;
  const [head, skull] = bird.head;
  const [long, root, tip, drop] = bird.bill;
  const nose = head[2] + skull[2] * 0.8;
  return [
    { is: egg([bx, by, bz], radii, [lean, 0, 0]), bone: 'body', colour: bird.coat },
    {
      is: egg(
        [bx, by - radii[1] * 0.14, bz + radii[2] * 0.22],
        [radii[0] * 0.84, radii[1] * 0.84, radii[2] * 0.84],
        [lean, 0, 0],
      ),
      bone: 'body',
      colour: bird.belly,
      seam: 0.02,
    },
    ...(bird.neck > 0 ? [neck(bird)] : []),
    { is: egg(head, skull), bone: 'head', colour: bird.coat },
    {
      is: limb(
        [0, head[1] - skull[1] * 0.12, nose],
        [0, head[1] - skull[1] * 0.12 - drop, nose + long],
        root,
        tip,
      ),
      bone: 'head',
      colour: bird.beak,
      seam: 0.01,
    },
    ...(bird.tail.length > 1 ? [{ is: path(bird.tail), bone: 'tail', colour: bird.wing, seam: 0.05 }] : []),
    ...([1, -1] as const).flatMap((side) => [wing(bird, side), ...foot(bird, side)]),
    ...(bird.more ?? []),
  ];
}

function jointsOf({ body: [body, radii], head: [head, skull], wings, tail, legs }: BirdLook): Joint[] {
  const [wing, size] = wings;
  const [x, y, z] = tail[0] ?? [0, body[1], body[2] - radii[2], 0];
  const hip = body[1] - radii[1] * 0.6;
  const [far, high, back] = [wing[0] * 0.8, wing[1] + size[1] * 0.7, wing[2] + size[2] * 0.4];
  return [
    { name: 'body', at: body },
    { name: 'head', at: [0, head[1] - skull[1] * 0.7, head[2] - skull[2] * 0.2], from: 'body' },
    { name: 'wing.l', at: [far, high, back], from: 'body' },
    { name: 'wing.r', at: [-far, high, back], from: 'body' },
    { name: 'tail', at: [x, y, z], from: 'body' },
    { name: 'leg.l', at: [legs[0], hip, legs[1]], from: 'body' },
    { name: 'leg.r', at: [-legs[0], hip, legs[1]], from: 'body' },
  ];
}

function painted(drawn: BirdLook, colour: string | undefined): BirdLook {
  if (!colour) return drawn;
  return { ...drawn, coat: colour, wing: drawn.wing === drawn.coat ? colour : drawn.wing };
}

export function bird(kit: Maker, drawn: BirdLook): void {
  const look = painted(drawn, kit.options.colour);
  const [head, skull] = look.head;
  const bones = figure(kit, lumpsOf(look), jointsOf(look), {
    cell: look.cell ?? 0.026,
    seam: 0.1,
    low: [-0.75, -0.02, -1.0],
    reach: [0.75, 1.15, 0.85],
  });
  for (const name of ['wing.l', 'wing.r'])
    Object.assign(bones.get(name)?.userData ?? {}, { span: look.span });
  const at = bones.get('head');
  if (at) fixed(at, eyes(head, skull, look.eye, look.look));
  scaled(kit, look.height);
}

export const SONGBIRD: BirdLook = {
  height: 0.16,
  coat: '#3f86c4',
  belly: '#f0a050',
  wing: '#2a5f94',
  beak: '#3a3230',
  feet: '#5a4238',
  body: [[0, 0.46, 0], [0.27, 0.28, 0.36], -0.35],
  head: [
    [0, 0.8, 0.2],
    [0.215, 0.205, 0.215],
  ],
  neck: 0.17,
  bill: [0.12, 0.055, 0.01, 0.02],
  wings: [
    [0.255, 0.47, -0.1],
    [0.06, 0.17, 0.33],
    [-0.3, -0.12, 0.1],
  ],
  tail: [
    [0, 0.38, -0.26, 0.1],
    [0, 0.33, -0.5, 0.075],
    [0, 0.31, -0.74, 0.06],
  ],
  legs: [0.11, 0.03, 0.028],
  eye: 0.038,
  look: [0.62, 0.12, 0.72],
};

export const DUCK: BirdLook = {
  height: 0.42,
  coat: '#fbf8ef',
  belly: '#ffffff',
  wing: '#efeade',
  beak: '#f0962a',
  feet: '#f0962a',
  body: [[0, 0.38, -0.06], [0.27, 0.24, 0.4], -0.12],
  head: [
    [0, 0.86, 0.24],
    [0.155, 0.155, 0.165],
  ],
  neck: 0.11,
  bill: [0.15, 0.055, 0.05, 0.03],
  wings: [
    [0.255, 0.42, -0.12],
    [0.06, 0.15, 0.3],
    [-0.15, -0.08, 0],
  ],
  tail: [
    [0, 0.46, -0.4, 0.12],
    [0, 0.58, -0.56, 0.05],
  ],
  legs: [0.12, 0.0, 0.035],
  eye: 0.028,
  look: [0.7, 0.2, 0.6],
};

export const STANDS: readonly Place[] = ['ground', 'podium', 'floor', 'table', 'air'];

export const MOVES: readonly Motion[] = [
  { part: 'wing.l', does: 'flap', axis: 'z' },
  { part: 'wing.r', does: 'flap', axis: 'z' },
  { part: 'leg.l', does: 'step', axis: 'x' },
  { part: 'leg.r', does: 'step', axis: 'x' },
  { part: 'head', does: 'nod', axis: 'x' },
  { part: 'tail', does: 'wag', axis: 'y' },
];
