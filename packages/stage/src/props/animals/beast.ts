import { Color, Group, Mesh, type Object3D, Vector3 } from 'three';
import { type Field, egg, limb, path, twin } from '../kit/fields.js';
import type { Maker, Triple } from '../kit/maker.js';
import { matter, type Role } from '../kit/matter.js';
import { type Joint, type Lump, type Mark, skinned } from '../kit/sculpt.js';
import { ball, bead } from '../kit/solids.js';
import { withEarBones } from './ears.js';
import { jawOf } from './jaw.js';
import { LOIN, onTrunk } from './trunk.js';

/** Where a point of a tail or trunk is, and how thick it is there. */
export type Knot = readonly [number, number, number, number];

/** A beast on four legs, in shoulder heights: its own coat, its pale parts and its dark ones. */
export interface BeastLook {
  readonly height: number;
  readonly coat: string;
  /** A deeper tone of it, as stripes have: in a coat of another colour they are of that. */
  readonly shade?: string;
  readonly pale: string;
  readonly dark: string;
  readonly length: number;
  /** How thick chest, waist and hips are. */
  readonly girth: Triple;
  /** How thick a leg is at its top, knee and foot; how far the legs stand apart. */
  readonly legs: Triple;
  readonly stance: number;
  readonly paw: string;
  readonly head: readonly [number, number];
  readonly skull: Triple;
  readonly neck: number;
  /** The snout's length, thickness, and how far it lies below the skull's middle. */
  readonly snout: Triple;
  readonly eye: number;
  readonly ears: readonly Lump[];
  readonly tail: readonly Knot[];
  readonly tailTip?: string;
  readonly more?: readonly Lump[];
  readonly joints?: readonly Joint[];
  readonly seam?: number;
  /** How finely it is cut, where stripes or spots ask for more than is usual. */
  readonly cell?: number;
  /** What else changes with a coat of another colour: for each of its own colours the one that it has then. */
  readonly painted?: (coat: string) => ReadonlyMap<string, string>;
  /** What is on the coat of a part, by its bone. */
  readonly marks?: (bone: string) => Mark | undefined;
}

const LEGS = [
  ['fl', 1, 1],
  ['fr', -1, 1],
  ['bl', 1, -1],
  ['br', -1, -1],
] as const;

function legLumps(look: BeastLook): Lump[] {
  const [top, knee, foot] = look.legs;
  return LEGS.flatMap(([name, side, end]) => {
    const z = (end * look.length) / 2 - end * 0.02;
    const x = side * look.stance;
    const girth = end > 0 ? look.girth[0] : look.girth[2];
    const hip: Triple = [x * 0.92, 1 - girth * 1.25, z];
    const bend: Triple = [x, 0.48 * hip[1], z + (end > 0 ? 0.015 : -0.05)];
    const sole: Triple = [x, foot * 0.8, z + (end > 0 ? 0.01 : 0)];
    return [
      { is: limb(hip, bend, top, knee), bone: `leg.${name}`, colour: look.coat },
      { is: limb(bend, sole, knee, foot), bone: `leg.${name}.low`, colour: look.coat },
      {
        is: egg([x, foot * 0.72, z + foot * 0.45], [foot * 1.08, foot * 0.74, foot * 1.4]),
        bone: `leg.${name}.low`,
        colour: look.paw,
        seam: 0.03,
      },
    ];
  });
}

function bodyLumps(look: BeastLook): Lump[] {
  const [chest, waist, hips] = look.girth;
  const half = look.length / 2;
  const [y, z] = look.head;
  return [
    {
      is: egg([0, 1 - chest, half * 0.86], [chest * 0.92, chest, chest * 1.05]),
      bone: 'body',
      colour: look.coat,
    },
    {
      is: limb([0, 1 - chest * 1.02, half * 0.6], [0, 1 - hips * 1.05, -half * 0.6], waist, waist),
      bone: 'belly',
      colour: look.coat,
    },
    {
      is: egg([0, 1 - hips, -half * 0.86], [hips * 0.95, hips, hips * 1.08]),
      bone: 'rear',
      colour: look.coat,
    },
    {
      is: egg([0, 1 - chest * 1.55, half * 0.3], [chest * 0.6, chest * 0.5, half * 0.8]),
      bone: 'belly',
      colour: look.pale,
      seam: 0.04,
    },
    {
      is: limb(
        [0, 1 - chest * 0.65, half * 0.95],
        [0, y - look.skull[1] * 0.3, z - look.skull[2] * 0.35],
        look.neck * 1.2,
        look.neck,
      ),
      bone: 'neck',
      colour: look.coat,
    },
  ];
}

function headLumps(look: BeastLook): Lump[] {
  const [y, z] = look.head;
  const [long, thick, drop] = look.snout;
  return [
    { is: egg([0, y, z], look.skull), bone: 'head', colour: look.coat },
    {
      is: limb(
        [0, y - drop, z + look.skull[2] * 0.55],
        [0, y - drop * 1.12, z + look.skull[2] * 0.7 + long],
        thick * 1.12,
        thick,
      ),
      bone: 'head',
      colour: look.pale,
      seam: 0.09,
    },
    ...withEarBones(look.ears, look.head).lumps,
    ...(look.tail.length > 1 ? [{ is: path(look.tail), bone: 'tail', colour: look.coat, seam: 0.07 }] : []),
    ...(look.tailTip ? [{ is: tipOf(look.tail), bone: 'tail', colour: look.tailTip, seam: 0.02 }] : []),
  ];
}

function tipOf(tail: readonly Knot[]): Field {
  const [x, y, z, thick] = tail.at(-1) ?? [0, 0, 0, 0.1];
  return egg([x, y, z], [thick * 1.12, thick * 1.3, thick * 1.3]);
}

function jointsOf(look: BeastLook): Joint[] {
  const half = look.length / 2;
  const [x, y, z] = look.tail[0] ?? [0, 0.8, -half, 0];
  const legs = LEGS.flatMap(([name, side, end]): Joint[] => {
    const hip = 1 - (end > 0 ? look.girth[0] : look.girth[2]) * 1.25;
    const at = (end * look.length) / 2 - end * 0.02;
    return [
      { name: `leg.${name}`, at: [side * look.stance, hip, at], from: end > 0 ? 'body' : 'rear' },
      { name: `leg.${name}.low`, at: [side * look.stance, 0.48 * hip, at], from: `leg.${name}` },
    ];
  });
  return [
    { name: 'body', at: [0, 1 - look.girth[1], 0] },
    { name: 'neck', at: [0, 1 - look.girth[0] * 0.7, half * 0.95], from: 'body' },
    { name: 'head', at: [0, look.head[0], look.head[1] - look.skull[2] * 0.4], from: 'neck' },
    { name: 'belly', at: [0, 1 - look.girth[1], 0], from: 'body' },
    { name: 'rear', at: [0, 1 - look.girth[2], -half * LOIN], from: 'body' },
    { name: 'tail', at: [x, y, z], from: 'rear' },
    ...withEarBones(look.ears, look.head).joints,
    ...legs,
    ...(look.joints ?? []),
  ];
}

/** Where a bead is, its radius and its colour; and its name, where it moves. */
type Bead = readonly [Triple, number, string, string?];

/** Beads that a bone carries: eyes with a light in them, a nose. Places are those of the whole figure. */
export function fixed(bone: Object3D, places: readonly Bead[]): void {
  bone.updateWorldMatrix(true, false);
  for (const [at, radius, colour, name = ''] of places) {
    const bit = new Mesh(
      radius < 0.012 ? bead(radius, radius, radius) : ball(radius, 18),
      matter('gloss', colour, { roughness: 0.12 }),
    );
    bit.name = name;
    bit.position.copy(bone.worldToLocal(new Vector3(...at)));
    bone.add(bit);
  }
}

/** Where a line out of an egg's middle leaves it. */
export function onEgg(middle: Triple, radii: Triple, way: Triple): Triple {
  const length = Math.hypot(way[0] / radii[0], way[1] / radii[1], way[2] / radii[2]);
  return [middle[0] + way[0] / length, middle[1] + way[1] / length, middle[2] + way[2] / length];
}

/** Both eyes of a head, each with its light: `eye` and `glint`, which close and go out. */
export function eyes(middle: Triple, radii: Triple, size: number, way: Triple): Bead[] {
  return [1, -1].flatMap((side) => {
    const [x, y, z] = onEgg(middle, radii, [way[0] * side, way[1], way[2]]);
    return [
      [[x * 0.96, y, z - size * 0.3], size, '#15110f', 'eye'] as const,
      [[x * 0.96 + size * 0.3, y + size * 0.42, z + size * 0.5], size * 0.26, '#ffffff', 'glint'] as const,
    ];
  });
}

/** How finely a figure is cut, how soft its seams are, and the box that it fits in. */
interface Clay {
  readonly cell: number;
  readonly seam: number;
  readonly low: Triple;
  readonly reach: Triple;
  /** What it is of; clay where that is left out. */
  readonly role?: Role;
}

/** A figure of lumps over bones, standing in the group as `figure`. */
export function figure(
  kit: Maker,
  lumps: readonly Lump[],
  joints: readonly Joint[],
  size: Clay,
): Map<string, Object3D> {
  const clay = matter(size.role ?? 'clay', '#ffffff', { vertexColors: true });
  const mesh = skinned(
    { lumps, low: size.low, high: size.reach, cell: size.cell, seam: size.seam },
    joints,
    clay,
  );
  mesh.name = 'figure';
  const whole = new Group();
  whole.name = 'whole';
  whole.add(mesh);
  kit.group.add(whole);
  const bones = new Map(mesh.skeleton.bones.map((bone) => [bone.name, bone as Object3D]));
  return bones;
}

/** One coat is over all of a trunk. */
const markedAs = (bone = 'body'): string =>
  ['belly', 'rear'].includes(bone) ? 'body' : bone.replace('ear.*', 'head');

/** A beast on four legs, in clay. */
export function beast(kit: Maker, drawn: BeastLook): void {
  const swaps = kit.options.colour ? drawn.painted?.(kit.options.colour) : undefined;
  const swapped = (colour: string): string => swaps?.get(colour) ?? colour;
  const look = { ...drawn, coat: kit.options.colour ?? drawn.coat };
  const deeper = `#${new Color(look.coat).multiplyScalar(0.55).getHexString()}`;
  const own = (lump: Lump): Lump => {
    if (lump.colour === drawn.coat)
      return { ...lump, colour: look.coat, mark: lump.mark ?? drawn.marks?.(markedAs(lump.bone)) };
    const colour = lump.colour && swapped(lump.colour);
    return {
      ...lump,
      ...(colour && { colour: kit.options.colour && colour === drawn.shade ? deeper : colour }),
    };
  };
  const more = (look.more ?? []).map((lump) => onTrunk(lump, look.length / 2));
  const lumps = [...bodyLumps(look), ...legLumps(look), ...headLumps(look), ...more].map(own);
  const [y, z] = look.head;
  const bones = figure(kit, lumps, jointsOf(look), {
    cell: look.cell ?? 0.042,
    seam: look.seam ?? 0.13,
    low: [-0.8, -0.02, -1.6],
    reach: [0.8, y + 0.75, z + 1],
  });
  const head = bones.get('head');
  const [long, thick, drop] = look.snout;
  if (head) {
    jawOf(head, { middle: [0, y, z], depth: look.skull[2], long, thick, drop, pale: swapped(look.pale) });
    fixed(head, [
      ...eyes([0, y, z], look.skull, look.eye, [0.52, 0.2, 0.8]),
      [
        [0, y - drop * 1.12 + thick * 0.45, z + look.skull[2] * 0.7 + long + thick * 0.82],
        Math.max(thick * 0.42, 0.02),
        look.dark,
      ],
    ]);
  }
  scaled(kit, look.height);
}

/** Everything so far made `factor` times as large. */
export function scaled(kit: Maker, factor: number): void {
  for (const part of kit.group.children) part.scale.setScalar(factor);
}

/** Two ears, one on each side. */
export function ears(is: Field, colour: string, seam = 0.05): Lump {
  return { is: twin(is), colour, seam };
}
