import { hex, type Rgb, smooth } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, curve, type Fill, line, oval, poly, type SubjectPaint, tube } from '../drawing/shapes.js';
import type { Build } from './build.js';
import { EARS, type HeadPlace } from './ears.js';
import { neck } from './neck.js';

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

function face(context: Context, paint: SubjectPaint, build: Build, at: HeadPlace & { nod: number }): void {
  const { x, y } = at;
  const size = build.headSize;
  const fill = build.face ? paint.light(hex(build.face), 0.6) : at.fur;
  blob(context, fill, [
    x - size,
    y,
    x - size * 0.55,
    y - size * 0.95,
    x + size * 0.6,
    y - size * 0.8,
    x + size * 0.75 + build.muzzle,
    y + size * 0.05,
    x + size * 0.6 + build.muzzle,
    y + size * 0.66,
    x,
    y + size * 0.9,
  ]);
  if (build.muzzleColour) muzzle(context, paint, build, at);
  if (build.wool)
    for (let i = 0; i < 5; i += 1)
      oval(context, paint.light(at.coat, 0.85 - i * 0.06), {
        x: x - size * 0.6 + i * size * 0.26,
        y: y - size * (0.72 + (i % 2) * 0.14),
        rx: size * 0.34,
        ry: size * 0.3,
      });
  if (build.trunkNose) trunkAndTusks(context, paint, build, at);
  if (build.horn)
    poly(context, paint.light(hex('#e8cf8a'), 0.8), [
      x + size * 0.3,
      y - size * 0.7,
      x + size * 1.5,
      y - size * 3,
      x + size * 0.7,
      y - size * 0.5,
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
  const size = build.headSize;
  const sway = nod * 2.2 + Math.sin(paint.seconds * 1.1 + paint.phase * 9) * 0.03;
  const line4 = (aside: number, less: number): number[] =>
    [
      [0.5, -0.1, 0.62],
      [1.0, 0.5, 0.4],
      [1.12 + sway * 2, 1.6, 0.25],
      [1.05 + sway * 5, 2.35, 0.18],
      [1.4 + sway * 6, 2.72, 0.12],
    ].flatMap(([dx, dy, wide]) => [
      x + size * dx! + size * wide! * aside,
      y + size * dy!,
      size * wide! * less,
    ]);
  tube(context, paint.light(coat, 0.42), line4(0, 1));
  tube(context, paint.light(coat, 0.85, 0.55), line4(0.42, 0.42));
  for (let i = 0; i < 5; i += 1) {
    const down = 0.8 + i * 0.3;
    const wide = size * (0.34 - i * 0.035);
    const middle = x + size * (1.06 + sway * i * 0.55);
    line(context, paint.light([40, 38, 42], 0.2, 0.28), size * 0.035, [
      middle - wide * 0.9,
      y + size * down,
      middle + wide * 0.8,
      y + size * (down + 0.03),
    ]);
  }
  tube(context, paint.light(hex('#f2ead6'), 0.9), [
    x + size * 0.6,
    y + size * 0.55,
    size * 0.12,
    x + size * 0.95,
    y + size * 1.12,
    size * 0.1,
    x + size * 1.5,
    y + size * 1.32,
    size * 0.065,
    x + size * 1.95,
    y + size * 1.1,
    size * 0.02,
  ]);
}

function eyeAndNose(context: Context, paint: SubjectPaint, build: Build, { x, y }: HeadPlace): void {
  const size = build.headSize;
  if (build.face)
    oval(context, paint.light([236, 226, 200], 0.7), {
      x: x + size * 0.34,
      y: y - size * 0.14,
      rx: size * 0.17,
      ry: size * 0.15,
    });
  const eye = build.trunkNose ? 0.5 : 1;
  oval(context, paint.light([18, 14, 12], 0.3), {
    x: x + size * 0.36,
    y: y - size * 0.14,
    rx: size * 0.13 * eye,
    ry: size * 0.14 * eye,
  });
  oval(context, paint.light([255, 255, 255], 0.9), {
    x: x + size * (0.36 + 0.04 * eye),
    y: y - size * (0.14 + 0.05 * eye),
    rx: size * 0.035 * eye,
    ry: size * 0.04 * eye,
  });
  if (build.trunkNose) return;
  const nose = build.whiskers ? 0.1 : 0.16;
  oval(context, paint.light(build.whiskers ? hex('#c9706a') : [32, 24, 24], 0.3), {
    x: x + size * 0.76 + build.muzzle,
    y: y + size * 0.14,
    rx: size * nose,
    ry: size * nose * 0.84,
  });
}

/** The muzzle in a colour of its own, its mouth, and whiskers where it has some. */
function muzzle(context: Context, paint: SubjectPaint, build: Build, at: HeadPlace): void {
  const { x, y } = at;
  const size = build.headSize;
  blob(context, paint.light(hex(build.muzzleColour!), 0.7), [
    x + size * 0.3 + build.muzzle * 0.35,
    y + size * 0.16,
    x + size * 0.75 + build.muzzle,
    y + size * 0.08,
    x + size * 0.62 + build.muzzle,
    y + size * 0.64,
    x + size * 0.1 + build.muzzle * 0.3,
    y + size * 0.78,
  ]);
  line(
    context,
    paint.light([40, 26, 24], 0.2),
    size * 0.06,
    curve([
      x + size * 0.72 + build.muzzle,
      y + size * 0.34,
      x + size * 0.5 + build.muzzle * 0.7,
      y + size * 0.5,
      x + size * 0.28 + build.muzzle * 0.4,
      y + size * 0.46,
    ]),
  );
  if (!build.whiskers) return;
  for (const droop of [-0.12, 0.08, 0.3])
    line(context, paint.light([250, 246, 238], 0.9, 0.8), 0.008, [
      x + size * 0.5,
      y + size * 0.4,
      x + size * 1.35,
      y + size * (0.36 + droop),
    ]);
}

function horns(context: Context, paint: SubjectPaint, build: Build, { x, y }: HeadPlace): void {
  const size = build.headSize;
  for (const [aside, side] of [
    [0.35, 0.4],
    [-0.3, 0.8],
  ] as const)
    line(
      context,
      paint.light(hex('#e0d3b4'), side),
      size * 0.2,
      curve([
        x + aside * size,
        y - size * 0.75,
        x + aside * size - size * 0.05,
        y - size * 1.25,
        x + aside * size + size * 0.28,
        y - size * 1.5,
      ]),
    );
}
