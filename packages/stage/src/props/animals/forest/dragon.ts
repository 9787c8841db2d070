import { egg, type Field, inside, limb, path, twin } from '../../kit/fields.js';
import { made, type Maker, type Triple } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots, pairs } from '../../kit/rows.js';
import type { Joint, Lump } from '../../kit/sculpt.js';
import { eyes, figure, fixed, scaled } from '../beast.js';
import { MOVES } from '../birds/shapes.js';

const BELLY = '#f0d08a';
const FILM = '#e5793a';
const HORN = '#f6ead0';

const HEAD: Triple = [0, 0.93, 0.22];
const SKULL: Triple = [0.115, 0.105, 0.13];
const SHOULDER: Triple = [0.1, 0.6, -0.08];
/** How far a wing is open at rest, from hanging down. */
const OPEN = 1.12;
const FAR = 0.24;

/** Seen from the side as it hangs: how far below the shoulder, and how far behind it. */
const FILM_EDGE = pairs(
  '0 0.06, 0.14 0.1, 0.34 0.12, 0.52 0.06, 0.78 -0.2, 0.6 -0.16, 0.56 -0.36, 0.42 -0.27, 0.34 -0.44, 0.22 -0.32, 0.1 -0.36, 0.02 -0.14',
);
const BONES = [
  '0 0.05 0.034, 0.16 0.1 0.03, 0.36 0.12 0.028, 0.53 0.06 0.024, 0.78 -0.2 0.012',
  '0.36 0.12 0.022, 0.5 -0.12 0.018, 0.56 -0.36 0.012',
  '0.36 0.12 0.022, 0.36 -0.18 0.018, 0.34 -0.44 0.012',
];

/** A place as its wing sees it: outward through the film, along it from the shoulder, and forward. */
function ofWing(side: 1 | -1, is: Field): Field {
  const [c, s] = [Math.cos(OPEN), Math.sin(OPEN)];
  return (x, y, z) => {
    const [u, v] = [x * side - SHOULDER[0], y - SHOULDER[1]];
    const out = Math.abs(u * c + v * s);
    // Far from the film it does not matter how far.
    if (out > FAR) return out - FAR / 2;
    return is(u * c + v * s, u * s - v * c, z - SHOULDER[2]);
  };
}

function wing(side: 1 | -1, coat: string): Lump[] {
  const edge = inside(FILM_EDGE);
  const bone = side > 0 ? 'wing.l' : 'wing.r';
  const film = ofWing(side, (out, along, z) => {
    const [flat, thick] = [edge(along, z) + 0.012, Math.abs(out) - 0.004];
    return Math.hypot(Math.max(flat, 0), Math.max(thick, 0)) + Math.min(0, Math.max(flat, thick)) - 0.012;
  });
  const ribs = BONES.map((rib): Lump => ({
    is: ofWing(
      side,
      path(
        rib.split(', ').map((row) => {
          const [along = 0, z = 0, thick = 0] = row.split(' ').map(Number);
          return [0, along, z, thick] as const;
        }),
      ),
    ),
    bone,
    colour: coat,
    seam: 0.012,
  }));
  return [
    { is: film, bone, colour: FILM, seam: 0.012 },
    ...ribs,
    {
      is: ofWing(side, limb([0, 0.36, 0.12], [0, 0.36, 0.22], 0.024, 0.006)),
      bone,
      colour: HORN,
      seam: 0.01,
    },
  ];
}

function leg(side: 1 | -1, coat: string): Lump[] {
  const bone = side > 0 ? 'leg.l' : 'leg.r';
  const on =
    (is: Field): Field =>
    (x, y, z) =>
      is(x * side, y, z);
  const claws = [-0.05, 0, 0.05].map((x): Lump => ({
    is: on(limb([0.19 + x, 0.026, 0.17], [0.19 + x * 1.25, 0.016, 0.225], 0.022, 0.008)),
    bone,
    colour: HORN,
    seam: 0.008,
  }));
  return [
    { is: on(egg([0.16, 0.27, 0.0], [0.095, 0.145, 0.135], [-0.3, 0, 0])), bone, colour: coat },
    { is: on(limb([0.18, 0.2, 0.02], [0.19, 0.06, 0.03], 0.07, 0.055)), bone, colour: coat, seam: 0.04 },
    { is: on(egg([0.19, 0.04, 0.09], [0.07, 0.04, 0.105])), bone, colour: coat, seam: 0.03 },
    ...claws,
  ];
}

/** Along the back from the head to the tail's tip. */
const SPIKES = knots(
  '0 0.99 0.1 0.05, 0 0.9 0.0 0.055, 0 0.78 -0.06 0.06, 0 0.66 -0.14 0.065, 0 0.53 -0.2 0.065, 0 0.38 -0.27 0.06, 0 0.265 -0.37 0.055, 0 0.185 -0.49 0.048, 0 0.135 -0.62 0.04, 0.02 0.115 -0.75 0.034',
);

function trunk(coat: string): Lump[] {
  const spikes = SPIKES.map(([x, y, z, tall], i): Lump => ({
    is: limb([x, y, z], [x, y + tall * (i < 3 ? 0.8 : 1), z - tall * 0.9], 0.028 * (tall / 0.055), 0.006),
    bone: ['head', 'head', 'head'][i] ?? (i < 6 ? 'body' : 'tail'),
    colour: FILM,
    seam: 0.012,
  }));
  return [
    { is: egg([0, 0.42, -0.02], [0.2, 0.26, 0.21], [-0.35, 0, 0]), bone: 'body', colour: coat },
    { is: egg([0, 0.4, 0.05], [0.155, 0.23, 0.17], [-0.35, 0, 0]), bone: 'body', colour: BELLY, seam: 0.012 },
    {
      is: path(knots('0 0.58 0.0 0.13, 0 0.74 0.05 0.095, 0 0.87 0.13 0.085, 0 0.92 0.2 0.08')),
      bone: 'head',
      colour: coat,
    },
    {
      is: path(knots('0 0.6 0.09 0.08, 0 0.72 0.12 0.056, 0 0.83 0.19 0.045')),
      bone: 'head',
      colour: BELLY,
      seam: 0.012,
    },
    {
      is: path(
        knots(
          '0 0.3 -0.14 0.14, 0 0.16 -0.36 0.09, 0 0.1 -0.58 0.06, 0.03 0.09 -0.8 0.036, 0.12 0.1 -0.94 0.022',
        ),
      ),
      bone: 'tail',
      colour: coat,
    },
    {
      is: egg([0.15, 0.105, -0.98], [0.06, 0.022, 0.085], [0, -0.7, 0]),
      bone: 'tail',
      colour: FILM,
      seam: 0.01,
    },
    ...spikes,
  ];
}

function head(coat: string): Lump[] {
  return [
    { is: egg(HEAD, SKULL), bone: 'head', colour: coat },
    { is: limb([0, 0.905, 0.3], [0, 0.89, 0.41], 0.078, 0.062), bone: 'head', colour: coat, seam: 0.04 },
    { is: limb([0, 0.865, 0.28], [0, 0.852, 0.395], 0.056, 0.046), bone: 'head', colour: BELLY, seam: 0.01 },
    { is: twin(egg([0.03, 0.935, 0.445], [0.022, 0.018, 0.024])), bone: 'head', colour: coat, seam: 0.02 },
    {
      is: twin(egg([0.07, 1.0, 0.27], [0.04, 0.022, 0.055], [0, 0, -0.3])),
      bone: 'head',
      colour: coat,
      seam: 0.02,
    },
    {
      is: twin(
        path(knots('0.055 1.0 0.17 0.034, 0.085 1.08 0.1 0.026, 0.1 1.16 0.06 0.016, 0.1 1.21 0.06 0.006')),
      ),
      bone: 'head',
      colour: HORN,
      seam: 0.01,
    },
    {
      is: twin(limb([0.1, 0.94, 0.15], [0.2, 0.99, 0.08], 0.034, 0.008)),
      bone: 'head',
      colour: FILM,
      seam: 0.02,
    },
    {
      is: twin(path(knots('0.15 0.52 0.08 0.055, 0.2 0.43 0.16 0.042, 0.17 0.38 0.24 0.036'))),
      bone: 'body',
      colour: coat,
      seam: 0.04,
    },
    {
      is: twin(limb([0.17, 0.375, 0.255], [0.165, 0.35, 0.3], 0.024, 0.008)),
      bone: 'body',
      colour: HORN,
      seam: 0.012,
    },
  ];
}

const JOINTS: readonly Joint[] = [
  { name: 'body', at: [0, 0.4, -0.02] },
  { name: 'head', at: [0, 0.62, 0.02], from: 'body' },
  { name: 'tail', at: [0, 0.26, -0.2], from: 'body' },
  ...([1, -1] as const).flatMap((side): Joint[] => [
    {
      name: side > 0 ? 'wing.l' : 'wing.r',
      at: [side * SHOULDER[0], SHOULDER[1], SHOULDER[2]],
      from: 'body',
    },
    { name: side > 0 ? 'leg.l' : 'leg.r', at: [side * 0.17, 0.3, 0.0], from: 'body' },
  ]),
];

function dragon(kit: Maker): void {
  const coat = kit.options.colour ?? '#3d9a63';
  const sides = ([1, -1] as const).flatMap((side) => [...wing(side, coat), ...leg(side, coat)]);
  const bones = figure(kit, [...trunk(coat), ...head(coat), ...sides], JOINTS, {
    cell: 0.0235,
    seam: 0.06,
    low: [-0.95, -0.01, -1.1],
    reach: [0.95, 1.24, 0.52],
  });
  const top = bones.get('head');
  if (top) fixed(top, eyes(HEAD, SKULL, 0.026, [0.6, 0.28, 0.75]));
  scaled(kit, 2.6);
}

export const DRAGON_PROP: Prop = {
  noun: 'dragon',
  words: ['wyvern', 'baby dragon'],
  size: [4.19, 3.13, 3.95],
  stands: ['ground', 'podium', 'floor', 'air', 'road'],
  paints: ['figure'],
  moves: MOVES,
  build: made(dragon),
};
