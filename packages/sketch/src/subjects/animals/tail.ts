import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, curve, line, oval, paler, type SubjectPaint } from '../drawing/shapes.js';
import type { Build } from './build.js';

interface TailPlace {
  readonly x: number;
  readonly y: number;
  readonly wag: number;
  readonly colour: Rgb;
}

type TailArtist = (context: Context, paint: SubjectPaint, build: Build, at: TailPlace) => void;

export function drawTail(
  context: Context,
  paint: SubjectPaint,
  build: Build,
  at: { x: number; y: number; stride: number; coat: Rgb },
): void {
  const wag = Math.sin(at.stride * 0.5 + paint.seconds * 2.2 + paint.phase * 9) * 0.06;
  TAILS[build.tail](context, paint, build, { x: at.x, y: at.y, wag, colour: at.coat });
}

const TAILS: Readonly<Record<Build['tail'], TailArtist>> = {
  brush: (context, paint, build, at) => brush(context, paint, build, { ...at, x: at.x + 0.05 }),
  mane: (context, paint, build, { x, y, wag, colour }) =>
    blob(context, paint.light(build.mane ? hex(build.mane) : colour, 0.4), [
      x + 0.04,
      y - 0.06,
      x - 0.1,
      y - 0.02,
      x - 0.17,
      y + 0.3 + wag,
      x - 0.08,
      y + 0.34 + wag,
      x,
      y + 0.08,
    ]),
  short: (context, paint, _, { x, y, colour }) =>
    oval(context, paint.light(paler(colour), 0.6), { x: x - 0.03, y, rx: 0.055, ry: 0.05 }),
  curl: (context, paint, _, { x, y, wag, colour }) =>
    line(
      context,
      paint.light(colour, 0.6),
      0.055,
      curve([
        x + 0.02,
        y,
        x - 0.1,
        y - 0.1 + wag,
        x - 0.15,
        y - 0.24 + wag * 2,
        x - 0.08,
        y - 0.32 + wag * 2,
      ]),
    ),
  upright: (context, paint, _, { x, y, wag, colour }) =>
    line(
      context,
      paint.light(colour, 0.65),
      0.052,
      curve([
        x + 0.04,
        y + 0.02,
        x - 0.12,
        y,
        x - 0.17 + wag,
        y - 0.16,
        x - 0.13 + wag * 2,
        y - 0.34,
        x - 0.2 + wag * 3,
        y - 0.44,
      ]),
    ),
  tuft: (context, paint, _, at) => cowTail(context, paint, at),
  long: (context, paint, _, { x, y, wag, colour }) =>
    line(
      context,
      paint.light(colour, 0.6),
      0.045,
      curve([
        x + 0.02,
        y,
        x - 0.14,
        y - 0.02,
        x - 0.24 - wag,
        y - 0.14 + wag,
        x - 0.22 - wag,
        y - 0.32 + wag,
      ]),
    ),
};

function brush(context: Context, paint: SubjectPaint, build: Build, at: TailPlace): void {
  const { x, y, wag } = at;
  blob(context, paint.light(at.colour, 0.5), [
    x,
    y - 0.03,
    x - 0.14,
    y + wag * 0.5,
    x - 0.3,
    y + 0.1 + wag,
    x - 0.44,
    y + 0.2 + wag,
    x - 0.3,
    y + 0.25 + wag,
    x - 0.14,
    y + 0.16 + wag * 0.5,
    x,
    y + 0.07,
  ]);
  if (build.belly)
    blob(context, paint.light(hex(build.belly), 0.6), [
      x - 0.3,
      y + 0.12 + wag,
      x - 0.45,
      y + 0.2 + wag,
      x - 0.32,
      y + 0.25 + wag,
      x - 0.28,
      y + 0.2 + wag,
    ]);
}

function cowTail(context: Context, paint: SubjectPaint, at: TailPlace): void {
  const { x, y, wag } = at;
  line(context, paint.light(at.colour, 0.5), 0.026, [
    x + 0.03,
    y - 0.08,
    x - 0.05,
    y - 0.02,
    x - 0.07 + wag * 0.5,
    y + 0.22,
  ]);
  blob(context, paint.light(hex('#3a302b'), 0.4), [
    x - 0.09 + wag * 0.5,
    y + 0.2,
    x - 0.05 + wag * 0.5,
    y + 0.2,
    x - 0.04 + wag * 0.7,
    y + 0.34,
    x - 0.1 + wag * 0.7,
    y + 0.33,
  ]);
}
