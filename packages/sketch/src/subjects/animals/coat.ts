import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, type Fill, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Build } from './build.js';

/** One light for all of an animal: from above, and dark below. */
export function furOf(
  context: Context,
  paint: SubjectPaint,
  build: Build,
  at: { lift: number; coat: Rgb },
): Fill {
  const thick = build.trunk[1];
  const fur = context.createLinearGradient(0, at.lift - thick * 1.7, 0, at.lift + thick * 0.5);
  fur.addColorStop(0, paint.light(at.coat, 0.95));
  fur.addColorStop(0.4, paint.light(at.coat, 0.6));
  fur.addColorStop(1, paint.light(at.coat, 0.12));
  return fur;
}

export function legColour(build: Build, coat: Rgb): Rgb {
  return build.legs ? hex(build.legs) : coat;
}

export function extras(
  context: Context,
  paint: SubjectPaint,
  build: Build,
  at: { lift: number; coat: Rgb },
): void {
  const [half, thick] = build.trunk;
  if (build.spots) {
    for (const [x, y, r] of [
      [-0.5, -0.9, 0.3],
      [0.3, -0.5, 0.24],
      [-0.1, -0.1, 0.16],
    ] as const)
      blob(context, paint.light(hex(build.spots), 0.6), [
        half * (x - r),
        at.lift + thick * y,
        half * x,
        at.lift + thick * (y - r * 1.6),
        half * (x + r),
        at.lift + thick * (y + 0.1),
        half * x,
        at.lift + thick * (y + r * 1.4),
      ]);
  }
  if (build.stripes) stripes(context, paint, build, at.lift);
  if (build.rosettes) rosettes(context, paint, build, at.lift);
  if (build.hump) hump(context, paint, build, at);
  if (build.wool) fleece(context, paint, build, at);
}

function hump(context: Context, paint: SubjectPaint, build: Build, at: { lift: number; coat: Rgb }): void {
  const [half, thick] = build.trunk;
  const { lift } = at;
  blob(context, paint.light(at.coat, 0.5), [
    -half * 0.95,
    lift - thick * 0.9,
    -half * 0.7,
    lift - thick * 1.5,
    -half * 0.32,
    lift - thick * 2.75,
    half * 0.02,
    lift - thick * 2.85,
    half * 0.34,
    lift - thick * 1.6,
    half * 0.75,
    lift - thick * 1.1,
    0,
    lift - thick * 0.4,
  ]);
  blob(context, paint.light(at.coat, 0.95), [
    -half * 0.42,
    lift - thick * 1.9,
    -half * 0.25,
    lift - thick * 2.7,
    half * 0.02,
    lift - thick * 2.7,
    half * 0.22,
    lift - thick * 1.7,
    half * 0.1,
    lift - thick * 1.5,
  ]);
  for (let i = 0; i < 7; i += 1)
    line(context, paint.light([92, 66, 40], 0.4, 0.45), 0.012, [
      -half * 0.3 + i * half * 0.09,
      lift - thick * (2.5 - Math.abs(i - 3) * 0.12),
      -half * 0.32 + i * half * 0.1,
      lift - thick * (2.1 - Math.abs(i - 3) * 0.12),
    ]);
}

/** Curls of wool all over the trunk, the lower ones first. */
function fleece(context: Context, paint: SubjectPaint, build: Build, at: { lift: number; coat: Rgb }): void {
  const [half, thick] = build.trunk;
  for (let i = 0; i < 54; i += 1) {
    const down = 1 - Math.floor(i / 9) / 5.5;
    const along = ((i % 9) / 8 - 0.5) * 2 + (Math.floor(i / 9) % 2) * 0.12 - 0.06;
    const round = Math.sqrt(Math.max(0, 1.1 - (down * 2 - 1) ** 2 * 0.8));
    const light = 0.92 - down * 0.62 + along * 0.12 + Math.sin(i * 2.7) * 0.06;
    oval(context, paint.light(at.coat, light), {
      x: along * half * 1.06 * round,
      y: at.lift - thick * 1.62 + down * thick * 1.95,
      rx: thick * 0.27,
      ry: thick * 0.25,
    });
  }
}

function stripes(context: Context, paint: SubjectPaint, build: Build, lift: number): void {
  const [half, thick] = build.trunk;
  for (let i = 0; i < 9; i += 1) {
    const x = half * (-0.85 + i * 0.205);
    const long = thick * (0.75 + 0.35 * Math.sin(i * 2.3));
    line(context, paint.light(hex(build.stripes ?? '#222222'), 0.3), 0.026, [
      x,
      lift - thick * 1.42,
      x + 0.02 * Math.sin(i * 1.7),
      lift - thick * 1.42 + long * 0.6,
      x - 0.03,
      lift - thick * 1.4 + long,
    ]);
  }
}

function rosettes(context: Context, paint: SubjectPaint, build: Build, lift: number): void {
  const [half, thick] = build.trunk;
  for (let i = 0; i < 26; i += 1) {
    const x = half * (-0.9 + ((i * 0.618) % 1) * 1.8);
    const y = lift - thick * (1.35 - ((i * 0.377) % 1) * 1.5);
    oval(context, paint.light(hex(build.rosettes ?? '#222222'), 0.35), { x, y, rx: 0.019, ry: 0.015 });
  }
}
