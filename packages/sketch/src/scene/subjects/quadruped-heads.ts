import { hex, smooth, type Rgb } from '../../paint/colour.js';
import type { Context } from '../part.js';
import type { Build } from './quadruped-build.js';
import {
  blob,
  curve,
  darker,
  line,
  oval,
  pixelsOf,
  poly,
  TINY_PIXELS,
  tube,
  type Fill,
  type SubjectPaint,
} from './shapes.js';

interface HeadPlace {
  readonly x: number;
  readonly y: number;
  readonly coat: Rgb;
  readonly fur: Fill;
}

/** Neck, mane and head of a four-legged animal; `lift` is the height of its shoulder. */
export function drawHead(
  context: Context,
  paint: SubjectPaint,
  build: Build,
  at: { lift: number; stride: number; coat: Rgb; fur: Fill },
): void {
  const x = build.trunk[0] * 0.78;
  const nod =
    Math.sin(at.stride + paint.phase) * 0.03 + Math.sin(paint.seconds * 0.9 + paint.phase * 9) * 0.012;
  const down = grazing(paint, build);
  const head = {
    x: x + build.head[0] * (1 + down * 0.3),
    y: at.lift + build.head[1] + nod + down * (build.leg * 0.5 - build.head[1]),
    coat: at.coat,
    fur: at.fur,
  };
  neck(context, paint, build, { ...head, foot: x, lift: at.lift });
  const front = EARS[build.ears];
  front(context, paint, build, { ...head, far: true });
  if (build.horns) horns(context, paint, build, head);
  face(context, paint, build, { ...head, nod });
  front(context, paint, build, { ...head, far: false });
}

/** 0 with its head up to 1 with its mouth in the grass. */
function grazing(paint: SubjectPaint, build: Build): number {
  if (build.grazes === undefined || paint.pace > 0 || paint.verb === 'dance' || paint.rider) return 0;
  return smooth(build.grazes + 1.1 * Math.sin(paint.seconds * 0.62 + paint.phase * 17));
}

function neck(
  context: Context,
  paint: SubjectPaint,
  build: Build,
  at: HeadPlace & { foot: number; lift: number },
): void {
  const { foot, lift } = at;
  const [w, s] = [build.neckWidth, build.headSize];
  // However far down the head goes, the neck keeps its girth.
  line(context, paint.light(at.coat, 0.5), w * 0.62, [foot, lift + w * 0.45, at.x - s * 0.3, at.y]);
  blob(context, at.fur, [
    foot - w * 0.9,
    lift + w * 0.2,
    foot - w * 0.2,
    lift - w * 0.7,
    at.x - s * 0.9,
    at.y - s * 0.5,
    at.x + s * 0.4,
    at.y + s * 0.6,
    foot + w * 0.9,
    lift + w * 0.6,
    foot + w * 0.2,
    lift + w * 1.3,
  ]);
  if (build.belly)
    blob(context, paint.light(hex(build.belly), 0.55), [
      foot + w * 0.35,
      lift + w * 0.95,
      foot + w * 0.55,
      lift + w * 0.1,
      at.x - s * 0.1,
      at.y + s * 0.5,
      at.x + s * 0.25,
      at.y + s * 0.75,
      foot + w * 0.95,
      lift + w * 0.6,
    ]);
  if (build.ruff) ruff(context, paint, build, at);
  else if (build.mane)
    blob(context, paint.light(hex(build.mane), 0.35), [
      foot - w * 0.95,
      lift + w * 0.3,
      foot - w * 0.5,
      lift - w * 0.8,
      at.x - s * 1.3,
      at.y - s * 0.9,
      at.x - s * 0.1,
      at.y - s * 1.2,
      at.x - s * 0.5,
      at.y + s * 0.5,
      foot,
      lift + w * 0.3,
    ]);
  if (build.collar)
    line(context, paint.light(hex(build.collar), 0.7), 0.03, [
      at.x - s * 0.85,
      at.y + s * 0.3,
      at.x - s * 0.45,
      at.y + s * 0.85,
      at.x + s * 0.1,
      at.y + s * 1.0,
    ]);
}

/** A lion's mane: locks all round the head and down the chest. */
function ruff(context: Context, paint: SubjectPaint, build: Build, { x, y }: HeadPlace): void {
  const s = build.headSize;
  for (let i = 0; i < 26; i += 1) {
    const angle = 0.7 + (i / 25) * 4.6;
    const reach = s * (1.25 + 0.22 * Math.sin(i * 2.4));
    oval(context, paint.light(hex(build.mane!), 0.5 - Math.sin(angle) * 0.35 + (i % 3) * 0.06), {
      x: x - s * 0.25 + Math.cos(angle) * reach,
      y: y + s * 0.15 + Math.sin(angle) * reach,
      rx: s * 0.52,
      ry: s * 0.26,
      turn: angle,
    });
  }
}

function face(context: Context, paint: SubjectPaint, build: Build, at: HeadPlace & { nod: number }): void {
  const { x, y } = at;
  const s = build.headSize;
  const fill = build.face ? paint.light(hex(build.face), 0.6) : at.fur;
  blob(context, fill, [
    x - s,
    y,
    x - s * 0.55,
    y - s * 0.95,
    x + s * 0.6,
    y - s * 0.8,
    x + s * 0.75 + build.muzzle,
    y + s * 0.05,
    x + s * 0.6 + build.muzzle,
    y + s * 0.66,
    x,
    y + s * 0.9,
  ]);
  if (build.muzzleColour) muzzle(context, paint, build, at);
  if (build.wool)
    for (let i = 0; i < 5; i += 1)
      oval(context, paint.light(at.coat, 0.85 - i * 0.06), {
        x: x - s * 0.6 + i * s * 0.26,
        y: y - s * (0.72 + (i % 2) * 0.14),
        rx: s * 0.34,
        ry: s * 0.3,
      });
  if (build.trunkNose) trunkAndTusks(context, paint, build, at);
  if (build.horn)
    poly(context, paint.light(hex('#e8cf8a'), 0.8), [
      x + s * 0.3,
      y - s * 0.7,
      x + s * 1.5,
      y - s * 3,
      x + s * 0.7,
      y - s * 0.5,
    ]);
  eyeAndNose(context, paint, build, at);
}

/** A trunk that sways and curls at its end, wrinkled across, and a tusk beside it. */
function trunkAndTusks(
  context: Context,
  paint: SubjectPaint,
  build: Build,
  { x, y, coat, nod }: HeadPlace & { nod: number },
): void {
  const s = build.headSize;
  const sway = nod * 2.2 + Math.sin(paint.seconds * 1.1 + paint.phase * 9) * 0.03;
  const line4 = (aside: number, less: number): number[] =>
    [
      [0.5, -0.1, 0.62],
      [1.0, 0.5, 0.4],
      [1.12 + sway * 2, 1.6, 0.25],
      [1.05 + sway * 5, 2.35, 0.18],
      [1.4 + sway * 6, 2.72, 0.12],
    ].flatMap(([dx, dy, w]) => [x + s * dx! + s * w! * aside, y + s * dy!, s * w! * less]);
  tube(context, paint.light(coat, 0.42), line4(0, 1));
  tube(context, paint.light(coat, 0.85, 0.55), line4(0.42, 0.42));
  for (let i = 0; i < 5; i += 1) {
    const down = 0.8 + i * 0.3;
    const wide = s * (0.34 - i * 0.035);
    const middle = x + s * (1.06 + sway * i * 0.55);
    line(context, paint.light([40, 38, 42], 0.2, 0.28), s * 0.035, [
      middle - wide * 0.9,
      y + s * down,
      middle + wide * 0.8,
      y + s * (down + 0.03),
    ]);
  }
  tube(context, paint.light(hex('#f2ead6'), 0.9), [
    x + s * 0.6,
    y + s * 0.55,
    s * 0.12,
    x + s * 0.95,
    y + s * 1.12,
    s * 0.1,
    x + s * 1.5,
    y + s * 1.32,
    s * 0.065,
    x + s * 1.95,
    y + s * 1.1,
    s * 0.02,
  ]);
}

function eyeAndNose(context: Context, paint: SubjectPaint, build: Build, { x, y }: HeadPlace): void {
  const s = build.headSize;
  if (build.face)
    oval(context, paint.light([236, 226, 200], 0.7), {
      x: x + s * 0.34,
      y: y - s * 0.14,
      rx: s * 0.17,
      ry: s * 0.15,
    });
  const eye = build.trunkNose ? 0.5 : 1;
  oval(context, paint.light([18, 14, 12], 0.3), {
    x: x + s * 0.36,
    y: y - s * 0.14,
    rx: s * 0.13 * eye,
    ry: s * 0.14 * eye,
  });
  oval(context, paint.light([255, 255, 255], 0.9), {
    x: x + s * (0.36 + 0.04 * eye),
    y: y - s * (0.14 + 0.05 * eye),
    rx: s * 0.035 * eye,
    ry: s * 0.04 * eye,
  });
  if (build.trunkNose) return;
  const size = build.whiskers ? 0.1 : 0.16;
  oval(context, paint.light(build.whiskers ? hex('#c9706a') : [32, 24, 24], 0.3), {
    x: x + s * 0.76 + build.muzzle,
    y: y + s * 0.14,
    rx: s * size,
    ry: s * size * 0.84,
  });
}

/** The muzzle in a colour of its own, its mouth, and whiskers where it has some. */
function muzzle(context: Context, paint: SubjectPaint, build: Build, at: HeadPlace): void {
  const { x, y } = at;
  const s = build.headSize;
  blob(context, paint.light(hex(build.muzzleColour!), 0.7), [
    x + s * 0.3 + build.muzzle * 0.35,
    y + s * 0.16,
    x + s * 0.75 + build.muzzle,
    y + s * 0.08,
    x + s * 0.62 + build.muzzle,
    y + s * 0.64,
    x + s * 0.1 + build.muzzle * 0.3,
    y + s * 0.78,
  ]);
  line(
    context,
    paint.light([40, 26, 24], 0.2),
    s * 0.06,
    curve([
      x + s * 0.72 + build.muzzle,
      y + s * 0.34,
      x + s * 0.5 + build.muzzle * 0.7,
      y + s * 0.5,
      x + s * 0.28 + build.muzzle * 0.4,
      y + s * 0.46,
    ]),
  );
  if (!build.whiskers) return;
  for (const droop of [-0.12, 0.08, 0.3])
    line(context, paint.light([250, 246, 238], 0.9, 0.8), 0.008, [
      x + s * 0.5,
      y + s * 0.4,
      x + s * 1.35,
      y + s * (0.36 + droop),
    ]);
}

type EarArtist = (
  context: Context,
  paint: SubjectPaint,
  build: Build,
  at: HeadPlace & { far: boolean },
) => void;

/** A far ear is drawn before the head, a near one after it. */
const EARS: Readonly<Record<Build['ears'], EarArtist>> = {
  pointed: (context, paint, build, { x, y, coat, far }) => {
    const s = build.headSize;
    const aside = far ? s * 0.5 : -s * 0.12;
    poly(context, paint.light(far ? darker(coat) : coat, far ? 0.3 : 0.7), [
      x - s * 0.5 + aside,
      y - s * 0.55,
      x - s * 0.42 + aside,
      y - s * 1.6,
      x + s * 0.16 + aside,
      y - s * 0.78,
    ]);
    if (!far)
      poly(context, paint.light(darker(coat), 0.4), [
        x - s * 0.48,
        y - s * 0.72,
        x - s * 0.46,
        y - s * 1.36,
        x - s * 0.14,
        y - s * 0.8,
      ]);
  },
  round: (context, paint, build, { x, y, coat, far }) => {
    const s = build.headSize;
    oval(context, paint.light(far ? darker(coat) : coat, far ? 0.3 : 0.6), {
      x: x + (far ? s * 0.2 : -s * 0.45),
      y: y - s * 0.85,
      rx: s * 0.32,
      ry: s * 0.32,
    });
    if (!far)
      oval(context, paint.light(darker(coat), 0.4), {
        x: x - s * 0.43,
        y: y - s * 0.83,
        rx: s * 0.18,
        ry: s * 0.18,
      });
  },
  long: (context, paint, build, { x, y, coat, far }) => {
    const s = build.headSize;
    const aside = far ? s * 0.42 : 0;
    blob(context, paint.light(far ? darker(coat) : coat, far ? 0.3 : 0.7), [
      x - s * 0.45 + aside,
      y - s * 0.7,
      x - s * 0.85 + aside,
      y - s * 2,
      x - s * 0.5 + aside,
      y - s * 3.1,
      x - s * 0.1 + aside,
      y - s * 0.8,
    ]);
    if (!far)
      blob(context, paint.light(hex('#dba79a'), 0.6), [
        x - s * 0.42,
        y - s * 0.9,
        x - s * 0.62,
        y - s * 1.8,
        x - s * 0.46,
        y - s * 2.5,
        x - s * 0.26,
        y - s * 0.95,
      ]);
  },
  wide: (context, paint, build, { x, y, coat, far }) => {
    const s = build.headSize;
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
      ].flatMap(([dx, dy]) => [x + s * dx! * fan * k, y + s * dy! * k]);
    if (far) return;
    blob(context, paint.light(coat, 0.12), ear(1.05));
    blob(context, paint.light(coat, 0.62), ear(0.97));
    blob(context, paint.light(hex('#b59a92'), 0.5, 0.35), [
      x - s * 0.35,
      y - s * 0.3,
      x - s * 1.0 * fan,
      y - s * 0.5,
      x - s * 1.35 * fan,
      y + s * 0.1,
      x - s * 0.9,
      y + s * 0.9,
      x - s * 0.5,
      y + s * 0.4,
    ]);
  },
  flop: (context, paint, build, { x, y, coat, far }) => {
    const s = build.headSize;
    const aside = far ? s * 0.42 : 0;
    if (!far)
      blob(context, paint.light(darker(coat), 0.5), [
        x - s * 0.35,
        y - s * 0.85,
        x - s * 0.95,
        y - s * 0.5,
        x - s * 0.85,
        y + s * 0.75,
        x - s * 0.3,
        y + s * 0.6,
        x - s * 0.05,
        y - s * 0.5,
      ]);
    else
      blob(context, paint.light(darker(coat), 0.2), [
        x + aside - s * 0.2,
        y - s * 0.9,
        x + aside + s * 0.2,
        y - s * 1.0,
        x + aside + s * 0.3,
        y - s * 0.4,
      ]);
  },
  aside: (context, paint, build, { x, y, coat, far }) => {
    const s = build.headSize;
    const colour = build.face ? hex(build.face) : coat;
    if (!far)
      blob(context, paint.light(colour, 0.5), [
        x - s * 0.4,
        y - s * 0.5,
        x - s * 0.9,
        y - s * 0.62,
        x - s * 1.35,
        y - s * 0.2,
        x - s * 0.9,
        y - s * 0.05,
      ]);
  },
  antlers: (context, paint, build, at) => {
    deerEar(context, paint, build, at);
    if (at.far) antlers(context, paint, build, at);
  },
};

function horns(context: Context, paint: SubjectPaint, build: Build, { x, y }: HeadPlace): void {
  const s = build.headSize;
  for (const [aside, side] of [
    [0.35, 0.4],
    [-0.3, 0.8],
  ] as const)
    line(
      context,
      paint.light(hex('#e0d3b4'), side),
      s * 0.2,
      curve([
        x + aside * s,
        y - s * 0.75,
        x + aside * s - s * 0.05,
        y - s * 1.25,
        x + aside * s + s * 0.28,
        y - s * 1.5,
      ]),
    );
}

/** A large leaf of an ear, held out to the side. */
function deerEar(
  context: Context,
  paint: SubjectPaint,
  build: Build,
  { x, y, coat, far }: HeadPlace & { far: boolean },
): void {
  const s = build.headSize;
  const aside = far ? s * 0.55 : 0;
  blob(context, paint.light(far ? darker(coat) : coat, far ? 0.3 : 0.75), [
    x - s * 0.35 + aside,
    y - s * 0.55,
    x - s * 0.9 + aside,
    y - s * 1.25,
    x - s * 1.55 + aside * 2.6,
    y - s * 1.55,
    x - s * 0.95 + aside,
    y - s * 0.8,
    x - s * 0.55 + aside,
    y - s * 0.3,
  ]);
  if (!far)
    blob(context, paint.light(hex('#dcc0a0'), 0.6), [
      x - s * 0.5,
      y - s * 0.6,
      x - s * 0.9,
      y - s * 1.05,
      x - s * 1.35,
      y - s * 1.38,
      x - s * 0.85,
      y - s * 0.8,
    ]);
}

/** Two beams that curve up and back, each with three tines; the far one in shade. */
function antlers(context: Context, paint: SubjectPaint, build: Build, { x, y }: HeadPlace): void {
  const s = build.headSize;
  for (const [lean, side] of [
    [0.85, 0.2],
    [-0.1, 0.75],
  ] as const) {
    const horn = paint.light(hex('#a98a5e'), side);
    const at = (along: number, up: number): [number, number] => [x + s * (along + lean * 0.9), y - s * up];
    const beam = [at(-0.15, 0.7), at(-0.95, 1.7), at(-1.05, 2.7), at(-0.35, 3.7)] as const;
    if (pixelsOf(context) < TINY_PIXELS) {
      line(context, horn, s * 0.4, beam.flat());
      continue;
    }
    tube(
      context,
      horn,
      beam.flatMap(([bx, by], i) => [bx, by, s * (0.14 - i * 0.035)]),
    );
    for (const [from, to] of [
      [at(-0.45, 1.15), at(0.45, 1.75)],
      [at(-1, 2.1), at(-0.05, 2.75)],
      [at(-0.85, 3.0), at(-1.35, 3.75)],
    ] as const)
      tube(context, horn, [
        ...from,
        s * 0.1,
        (from[0] + to[0]) / 2 + s * 0.08,
        (from[1] + to[1]) / 2 + s * 0.06,
        s * 0.075,
        ...to,
        s * 0.025,
      ]);
  }
}
