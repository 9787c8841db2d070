import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import {
  blob,
  darker,
  type Fill,
  line,
  oval,
  pixelsOf,
  poly,
  type SubjectPaint,
  TINY_PIXELS,
  tube,
} from '../drawing/shapes.js';
import type { Build } from './build.js';

export interface HeadPlace {
  readonly x: number;
  readonly y: number;
  readonly coat: Rgb;
  readonly fur: Fill;
}

type EarArtist = (
  context: Context,
  paint: SubjectPaint,
  build: Build,
  at: HeadPlace & { far: boolean },
) => void;

/** A far ear is drawn before the head, a near one after it. */
export const EARS: Readonly<Record<Build['ears'], EarArtist>> = {
  pointed: (context, paint, build, { x, y, coat, far }) => {
    const size = build.headSize;
    const aside = far ? size * 0.5 : -size * 0.12;
    poly(context, paint.light(far ? darker(coat) : coat, far ? 0.3 : 0.7), [
      x - size * 0.5 + aside,
      y - size * 0.55,
      x - size * 0.42 + aside,
      y - size * 1.6,
      x + size * 0.16 + aside,
      y - size * 0.78,
    ]);
    if (!far)
      poly(context, paint.light(darker(coat), 0.4), [
        x - size * 0.48,
        y - size * 0.72,
        x - size * 0.46,
        y - size * 1.36,
        x - size * 0.14,
        y - size * 0.8,
      ]);
  },
  round: (context, paint, build, { x, y, coat, far }) => {
    const size = build.headSize;
    oval(context, paint.light(far ? darker(coat) : coat, far ? 0.3 : 0.6), {
      x: x + (far ? size * 0.2 : -size * 0.45),
      y: y - size * 0.85,
      rx: size * 0.32,
      ry: size * 0.32,
    });
    if (!far)
      oval(context, paint.light(darker(coat), 0.4), {
        x: x - size * 0.43,
        y: y - size * 0.83,
        rx: size * 0.18,
        ry: size * 0.18,
      });
  },
  long: (context, paint, build, { x, y, coat, far }) => {
    const size = build.headSize;
    const aside = far ? size * 0.42 : 0;
    blob(context, paint.light(far ? darker(coat) : coat, far ? 0.3 : 0.7), [
      x - size * 0.45 + aside,
      y - size * 0.7,
      x - size * 0.85 + aside,
      y - size * 2,
      x - size * 0.5 + aside,
      y - size * 3.1,
      x - size * 0.1 + aside,
      y - size * 0.8,
    ]);
    if (!far)
      blob(context, paint.light(hex('#dba79a'), 0.6), [
        x - size * 0.42,
        y - size * 0.9,
        x - size * 0.62,
        y - size * 1.8,
        x - size * 0.46,
        y - size * 2.5,
        x - size * 0.26,
        y - size * 0.95,
      ]);
  },
  wide: (context, paint, build, { x, y, coat, far }) => {
    const size = build.headSize;
    const fan = 1 + 0.1 * Math.sin(paint.seconds * 1.4 + paint.phase * 8);
    const ear = (k: number): number[] =>
      [
        [-0.05, -0.7],
        [-0.8, -1.05],
        [-1.6, -0.75],
        [-1.8, 0.1],
        [-1.35, 1.0],
        [-0.85, 1.5],
        [-0.5, 0.7],
        [-0.1, 0.2],
      ].flatMap(([dx, dy]) => [x + size * dx! * fan * k, y + size * dy! * k]);
    if (far) return;
    blob(context, paint.light(coat, 0.12), ear(1.05));
    blob(context, paint.light(coat, 0.62), ear(0.97));
    blob(context, paint.light(hex('#b59a92'), 0.5, 0.35), [
      x - size * 0.35,
      y - size * 0.3,
      x - size * 1.0 * fan,
      y - size * 0.5,
      x - size * 1.35 * fan,
      y + size * 0.1,
      x - size * 0.9,
      y + size * 0.9,
      x - size * 0.5,
      y + size * 0.4,
    ]);
  },
  flop: (context, paint, build, { x, y, coat, far }) => {
    const size = build.headSize;
    const aside = far ? size * 0.42 : 0;
    if (!far)
      blob(context, paint.light(darker(coat), 0.5), [
        x - size * 0.35,
        y - size * 0.85,
        x - size * 0.95,
        y - size * 0.5,
        x - size * 0.85,
        y + size * 0.75,
        x - size * 0.3,
        y + size * 0.6,
        x - size * 0.05,
        y - size * 0.5,
      ]);
    else
      blob(context, paint.light(darker(coat), 0.2), [
        x + aside - size * 0.2,
        y - size * 0.9,
        x + aside + size * 0.2,
        y - size * 1.0,
        x + aside + size * 0.3,
        y - size * 0.4,
      ]);
  },
  aside: (context, paint, build, { x, y, coat, far }) => {
    const size = build.headSize;
    const colour = build.face ? hex(build.face) : coat;
    if (!far)
      blob(context, paint.light(colour, 0.5), [
        x - size * 0.4,
        y - size * 0.5,
        x - size * 0.9,
        y - size * 0.62,
        x - size * 1.35,
        y - size * 0.2,
        x - size * 0.9,
        y - size * 0.05,
      ]);
  },
  antlers: (context, paint, build, at) => {
    deerEar(context, paint, build, at);
    if (at.far) antlers(context, paint, build, at);
  },
};

/** A large leaf of an ear, held out to the side. */
function deerEar(
  context: Context,
  paint: SubjectPaint,
  build: Build,
  { x, y, coat, far }: HeadPlace & { far: boolean },
): void {
  const size = build.headSize;
  const aside = far ? size * 0.55 : 0;
  blob(context, paint.light(far ? darker(coat) : coat, far ? 0.3 : 0.75), [
    x - size * 0.35 + aside,
    y - size * 0.55,
    x - size * 0.9 + aside,
    y - size * 1.25,
    x - size * 1.55 + aside * 2.6,
    y - size * 1.55,
    x - size * 0.95 + aside,
    y - size * 0.8,
    x - size * 0.55 + aside,
    y - size * 0.3,
  ]);
  if (!far)
    blob(context, paint.light(hex('#dcc0a0'), 0.6), [
      x - size * 0.5,
      y - size * 0.6,
      x - size * 0.9,
      y - size * 1.05,
      x - size * 1.35,
      y - size * 1.38,
      x - size * 0.85,
      y - size * 0.8,
    ]);
}

/** Two beams that curve up and back, each with three tines; the far one in shade. */
function antlers(context: Context, paint: SubjectPaint, build: Build, { x, y }: HeadPlace): void {
  const size = build.headSize;
  for (const [lean, side] of [
    [0.85, 0.2],
    [-0.1, 0.75],
  ] as const) {
    const horn = paint.light(hex('#a98a5e'), side);
    const at = (along: number, up: number): [number, number] => [
      x + size * (along + lean * 0.9),
      y - size * up,
    ];
    const beam = [at(-0.15, 0.7), at(-0.95, 1.7), at(-1.05, 2.7), at(-0.35, 3.7)] as const;
    if (pixelsOf(context) < TINY_PIXELS) {
      line(context, horn, size * 0.4, beam.flat());
      continue;
    }
    tube(
      context,
      horn,
      beam.flatMap(([bx, by], i) => [bx, by, size * (0.14 - i * 0.035)]),
    );
    for (const [from, to] of [
      [at(-0.45, 1.15), at(0.45, 1.75)],
      [at(-1, 2.1), at(-0.05, 2.75)],
      [at(-0.85, 3.0), at(-1.35, 3.75)],
    ] as const)
      tube(context, horn, [
        ...from,
        size * 0.1,
        (from[0] + to[0]) / 2 + size * 0.08,
        (from[1] + to[1]) / 2 + size * 0.06,
        size * 0.075,
        ...to,
        size * 0.025,
      ]);
  }
}
