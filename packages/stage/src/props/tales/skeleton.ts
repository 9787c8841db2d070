import { figure, scaled } from '../animals/beast.js';
import { egg, type Field, limb, twin } from '../kit/fields.js';
import { made, type Maker, type Triple } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import type { Lump } from '../kit/sculpt.js';
import { jointsOf } from '../people/body.js';
import { BUILDS, measuresOf } from '../people/build.js';

const BUILD = BUILDS.man;
const SPOTS = new Map(jointsOf(BUILD).map(({ name, at }) => [name, at]));
const HOLLOW = '#17130f';

const spot = (name: string): Triple => SPOTS.get(name) ?? [0, 0, 0];

/** A long bone with its two knuckles. */
function long(bone: string, to: Triple, thick: number, colour: string): Lump[] {
  const from = spot(bone);
  return [
    { is: limb(from, to, thick), bone, colour, seam: 0.012 },
    { is: egg(from, [thick * 1.75, thick * 1.75, thick * 1.75]), bone, colour, seam: 0.02 },
    { is: egg(to, [thick * 1.6, thick * 1.6, thick * 1.6]), bone, colour, seam: 0.02 },
  ];
}

/** A pair of ribs: a flat ring that leans down to the front. */
const rib =
  (high: number, wide: number): Field =>
  (x, y, z) => {
    const out = Math.hypot(x, (z - 0.01) * 1.35) - wide;
    return Math.hypot(out, (y - high + 0.22 * z) * 0.9) - 0.0165;
  };

function limbs(colour: string): Lump[] {
  return (['l', 'r'] as const).flatMap((name) => {
    const [hand, foot] = [spot(`hand.${name}`), spot(`foot.${name}`)];
    const side = name === 'l' ? 1 : -1;
    const fingers = [-0.028, 0, 0.028].map((z): Lump => ({
      is: limb(
        [hand[0] + side * 0.01, hand[1] - 0.01, z * 0.6],
        [hand[0] + side * 0.065, hand[1] - 0.085, z * 1.4],
        0.018,
        0.013,
      ),
      bone: `hand.${name}`,
      colour,
      seam: 0.01,
    }));
    const toes = [-0.035, 0, 0.035].map((x): Lump => ({
      is: limb([foot[0] + x * 0.4, 0.05, 0.02], [foot[0] + x * 1.3, 0.022, 0.15], 0.026, 0.018),
      bone: `foot.${name}`,
      colour,
      seam: 0.01,
    }));
    return [
      ...long(`arm.${name}`, spot(`arm.${name}.low`), 0.026, colour),
      ...long(`arm.${name}.low`, hand, 0.023, colour),
      ...long(`leg.${name}`, spot(`leg.${name}.low`), 0.034, colour),
      ...long(`leg.${name}.low`, foot, 0.029, colour),
      {
        is: limb([0.02 * side, spot('arm.l')[1] + 0.02, 0.05], spot(`arm.${name}`), 0.02, 0.024),
        bone: 'chest',
        colour,
        seam: 0.01,
      },
      {
        is: limb([foot[0], 0.07, -0.05], [foot[0], 0.05, 0.06], 0.03, 0.03),
        bone: `foot.${name}`,
        colour,
        seam: 0.02,
      },
      ...fingers,
      ...toes,
    ];
  });
}

function trunk(colour: string): Lump[] {
  const { hip, neck } = measuresOf(BUILD);
  const ribs = [0.16, 0.215, 0.27, 0.325, 0.375].map((up, i): Lump => ({
    is: rib(hip + up, [0.118, 0.14, 0.15, 0.142, 0.105][i] ?? 0.1),
    bone: i < 2 ? 'spine' : 'chest',
    colour,
    seam: 0.008,
  }));
  const spine = Array.from({ length: 8 }, (_, i): Lump => {
    const y = hip + 0.04 + (i / 7) * (neck - hip - 0.02);
    const bones = ['hips', 'spine', 'spine', 'spine', 'chest', 'chest', 'chest', 'head'];
    return { is: egg([0, y, -0.06], [0.036, 0.026, 0.036]), bone: bones[i] ?? 'chest', colour, seam: 0.016 };
  });
  return [
    ...ribs,
    ...spine,
    {
      is: limb([0, hip + 0.2, 0.098], [0, hip + 0.36, 0.078], 0.017, 0.022),
      bone: 'chest',
      colour,
      seam: 0.01,
    },
    {
      is: twin(egg([0.075, hip + 0.02, -0.02], [0.062, 0.07, 0.05], [0, 0, -0.4])),
      bone: 'hips',
      colour,
      seam: 0.02,
    },
    {
      is: limb([-0.06, hip - 0.03, 0.02], [0.06, hip - 0.03, 0.02], 0.026),
      bone: 'hips',
      colour,
      seam: 0.02,
    },
  ];
}

function skull(colour: string): Lump[] {
  const { face, neck } = measuresOf(BUILD);
  const r = BUILD.head;
  const on = (is: Field, hex = colour, seam = 0.02): Lump => ({ is, bone: 'head', colour: hex, seam });
  const teeth = [-1.5, -0.5, 0.5, 1.5].map((i) =>
    on(
      egg([i * 0.028, face - r * 0.62, r * 0.8 - Math.abs(i) * 0.008], [0.0145, 0.026, 0.02]),
      '#fffaf0',
      0.002,
    ),
  );
  return [
    on(limb([0, neck - 0.03, -0.03], [0, face - r * 0.5, -0.02], 0.034)),
    on(egg([0, face + r * 0.16, -0.01], [r * 0.95, r * 0.9, r * 0.98])),
    on(egg([0, face - r * 0.42, r * 0.4], [r * 0.6, r * 0.42, r * 0.42])),
    on(egg([0, face - r * 0.82, r * 0.38], [r * 0.5, r * 0.2, r * 0.4]), colour, 0.006),
    on(twin(egg([r * 0.36, face + r * 0.02, r * 0.82], [r * 0.25, r * 0.27, r * 0.17])), HOLLOW, 0.003),
    on(
      twin(egg([r * 0.06, face - r * 0.34, r * 0.86], [r * 0.06, r * 0.12, r * 0.08], [0, 0, -0.3])),
      HOLLOW,
      0.003,
    ),
    on(egg([0, face - r * 0.62, r * 0.66], [r * 0.42, r * 0.1, r * 0.2]), HOLLOW, 0.002),
    ...teeth,
  ];
}

function skeleton(kit: Maker): void {
  const colour = kit.options.colour ?? '#f1e8d4';
  const bones = figure(kit, [...limbs(colour), ...trunk(colour), ...skull(colour)], jointsOf(BUILD), {
    cell: 0.0165,
    seam: 0.02,
    low: [-0.62, -0.01, -0.3],
    reach: [0.62, 1.74, 0.3],
  });
  scaled(kit, BUILD.height / 1.7);
  for (const [name, side] of [
    ['arm.l', 1],
    ['arm.r', -1],
  ] as const)
    bones.get(name)?.rotation.set(0, 0, side * -0.52);
}

export const SKELETON_PROP: Prop = {
  noun: 'skeleton',
  words: ['human skeleton', 'skeleton warrior'],
  size: [0.66, 1.74, 0.4],
  stands: ['ground', 'floor', 'podium', 'road'],
  paints: ['figure'],
  moves: [{ part: 'head', does: 'nod', axis: 'x' }],
  build: made(skeleton),
};
