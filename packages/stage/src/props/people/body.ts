import { egg, limb } from '../kit/fields.js';
import type { Triple } from '../kit/maker.js';
import type { Joint, Lump } from '../kit/sculpt.js';
import type { Headgear } from '../kit/prop-options.js';
import { type Build, measuresOf } from './build.js';

/** The colours of a person. */
export interface Colours {
  readonly skin: string;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  readonly hat: string | null;
  readonly head: Headgear | null;
  /** Bare legs under a dress, which hides the thighs. */
  readonly thighs: string;
  readonly legs: string;
  readonly gloves: string;
}

const SIDES = [
  ['l', 1],
  ['r', -1],
] as const;

/** Arms are built held away from the trunk, so that they don't melt into it. */
const OUT: readonly [number, number] = [Math.sin(0.75), -Math.cos(0.75)];
const UPPER = 0.235;
const LOWER = 0.215;

interface Arm {
  readonly shoulder: Triple;
  readonly elbow: Triple;
  readonly wrist: Triple;
  readonly palm: Triple;
}

export function armOf(build: Build, side: number): Arm {
  const { shoulder } = measuresOf(build);
  const from: Triple = [side * 0.175 * build.shoulders, shoulder, 0];
  const long = build.trunk;
  const along = (far: number): Triple => [
    from[0] + side * OUT[0] * far * long,
    from[1] + OUT[1] * far * long,
    0,
  ];
  return {
    shoulder: from,
    elbow: along(UPPER),
    wrist: along(UPPER + LOWER),
    palm: along(UPPER + LOWER + 0.055),
  };
}

const legAt = ({ hips }: Build, side: number): number => side * 0.092 * hips;

export function bodyLumps(build: Build, colours: Colours): Lump[] {
  const { hip } = measuresOf(build);
  const { girth: g, hips, shoulders, trunk } = build;
  const { top, bottom } = colours;
  return [
    {
      is: egg([0, hip + 0.03, -0.005], [0.15 * hips * g, 0.125, 0.122 * g]),
      bone: 'hips',
      colour: bottom,
      seam: 0.05,
    },
    {
      is: egg([0, hip + 0.17 * trunk, 0.008 * g], [0.142 * g, 0.15 * trunk, 0.116 * g * g]),
      bone: 'spine',
      colour: top,
      seam: 0.06,
    },
    {
      is: egg([0, hip + 0.33 * trunk, 0], [0.175 * shoulders, 0.15 * trunk, 0.118 * g]),
      bone: 'chest',
      colour: top,
      seam: 0.06,
    },
    ...SIDES.flatMap(([name, side]) => [
      ...armLumps(build, colours, name, side),
      ...legLumps(build, colours, name, side),
    ]),
    ...headLumps(build, colours),
  ];
}

function armLumps(build: Build, { top, gloves: skin }: Colours, name: string, side: number): Lump[] {
  const { shoulder, elbow, wrist, palm } = armOf(build, side);
  const g = 0.5 + build.girth / 2;
  const inner: Triple = [shoulder[0] * 0.72, shoulder[1] - 0.005, 0];
  const cuff: Triple = [wrist[0] - side * OUT[0] * 0.03, wrist[1] - OUT[1] * 0.03, 0];
  return [
    { is: limb(inner, shoulder, 0.07 * g, 0.07 * g), bone: 'chest', colour: top, seam: 0.05 },
    { is: limb(shoulder, elbow, 0.071 * g, 0.053 * g), bone: `arm.${name}`, colour: top, seam: 0.02 },
    { is: limb(elbow, wrist, 0.055 * g, 0.042 * g), bone: `arm.${name}.low`, colour: top, seam: 0.001 },
    // A cuff: without one a sleeve was a hose.
    { is: limb(cuff, wrist, 0.054 * g, 0.056 * g), bone: `arm.${name}.low`, colour: top, seam: 0.004 },
    { is: egg(palm, [0.05, 0.062, 0.042]), bone: `hand.${name}`, colour: skin, seam: 0.006 },
    {
      is: egg([palm[0] - side * 0.02, palm[1] + 0.012, 0.05], [0.02, 0.03, 0.022]),
      bone: `hand.${name}`,
      colour: skin,
      seam: 0.012,
    },
  ];
}

/** Trousers end in a hem over the shoe. */
const hemOf = (x: number, build: Build, g: number, name: string, { legs }: Colours): Lump => ({
  is: limb(
    [x, measuresOf(build).ankle + 0.11, 0],
    [x, measuresOf(build).ankle + 0.012, 0.004],
    0.062 * g,
    0.073 * g,
  ),
  bone: `leg.${name}.low`,
  colour: legs,
  seam: 0.012,
});

/** A bare leg has a calf. */
const calfOf = (x: number, build: Build, g: number, name: string, { legs }: Colours): Lump => {
  const { knee, ankle } = measuresOf(build);
  return {
    is: egg([x, ankle + (knee - ankle) * 0.62, -0.016], [0.064 * g, (knee - ankle) * 0.3, 0.066 * g]),
    bone: `leg.${name}.low`,
    colour: legs,
    seam: 0.04,
  };
};

function legLumps(build: Build, colours: Colours, name: string, side: number): Lump[] {
  const { hip, knee, ankle } = measuresOf(build);
  const x = legAt(build, side);
  const g = 0.5 + build.girth / 2;
  return [
    {
      is: limb([x, hip - 0.02, 0], [x, knee, 0], 0.098 * g, 0.07 * g),
      bone: `leg.${name}`,
      colour: colours.thighs,
      seam: 0.03,
    },
    {
      is: limb([x, knee, 0], [x, ankle, 0], 0.073 * g, 0.05 * g),
      bone: `leg.${name}.low`,
      colour: colours.legs,
      seam: 0.001,
    },
    ...(colours.legs === colours.skin
      ? [calfOf(x, build, g, name, colours)]
      : [hemOf(x, build, g, name, colours)]),
    {
      is: egg([x, 0.05, 0.045], [0.068, 0.056, 0.13]),
      bone: `foot.${name}`,
      colour: colours.shoes,
      seam: 0.02,
    },
  ];
}

function headLumps(build: Build, { skin }: Colours): Lump[] {
  const { neck, face } = measuresOf(build);
  const r = build.head;
  const on = (is: Lump['is'], seam: number, colour = skin): Lump => ({ is, bone: 'head', colour, seam });
  return [
    on(limb([0, neck - 0.06, 0], [0, face - r * 0.5, 0], 0.056, 0.056), 0.03),
    on(egg([0, face, 0.005], [r * 0.96, r * 1.02, r * 0.96]), 0.02),
    on(egg([0, face - r * 0.12, r * 0.96], [r * 0.15, r * 0.14, r * 0.16]), 0.02),
    ...SIDES.map(([, side]) =>
      on(egg([side * r * 0.95, face - r * 0.08, -r * 0.02], [r * 0.12, r * 0.22, r * 0.17]), 0.012),
    ),
  ];
}

export function jointsOf(build: Build): Joint[] {
  const { hip, knee, ankle, neck } = measuresOf(build);
  const { trunk } = build;
  const sides = SIDES.flatMap(([name, side]): Joint[] => {
    const { shoulder, elbow, wrist } = armOf(build, side);
    const x = legAt(build, side);
    return [
      { name: `arm.${name}`, at: shoulder, from: 'chest' },
      { name: `arm.${name}.low`, at: elbow, from: `arm.${name}` },
      { name: `hand.${name}`, at: wrist, from: `arm.${name}.low` },
      { name: `leg.${name}`, at: [x, hip, 0], from: 'hips' },
      { name: `leg.${name}.low`, at: [x, knee, 0], from: `leg.${name}` },
      { name: `foot.${name}`, at: [x, ankle, 0], from: `leg.${name}.low` },
    ];
  });
  return [
    { name: 'hips', at: [0, hip, 0] },
    { name: 'spine', at: [0, hip + 0.09 * trunk, 0], from: 'hips' },
    { name: 'chest', at: [0, hip + 0.24 * trunk, 0], from: 'spine' },
    { name: 'head', at: [0, neck, 0], from: 'chest' },
    ...sides,
  ];
}
