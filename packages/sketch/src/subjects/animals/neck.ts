import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Build } from './build.js';
import type { HeadPlace } from './ears.js';

export function neck(
  context: Context,
  paint: SubjectPaint,
  build: Build,
  at: HeadPlace & { foot: number; lift: number },
): void {
  const { foot, lift } = at;
  const [girth, size] = [build.neckWidth, build.headSize];
  // However far down the head goes, the neck keeps its girth.
  line(context, paint.light(at.coat, 0.5), girth * 0.62, [
    foot,
    lift + girth * 0.45,
    at.x - size * 0.3,
    at.y,
  ]);
  blob(context, at.fur, [
    foot - girth * 0.9,
    lift + girth * 0.2,
    foot - girth * 0.2,
    lift - girth * 0.7,
    at.x - size * 0.9,
    at.y - size * 0.5,
    at.x + size * 0.4,
    at.y + size * 0.6,
    foot + girth * 0.9,
    lift + girth * 0.6,
    foot + girth * 0.2,
    lift + girth * 1.3,
  ]);
  if (build.belly)
    blob(context, paint.light(hex(build.belly), 0.55), [
      foot + girth * 0.35,
      lift + girth * 0.95,
      foot + girth * 0.55,
      lift + girth * 0.1,
      at.x - size * 0.1,
      at.y + size * 0.5,
      at.x + size * 0.25,
      at.y + size * 0.75,
      foot + girth * 0.95,
      lift + girth * 0.6,
    ]);
  mane(context, paint, build, at);
  if (build.collar)
    line(context, paint.light(hex(build.collar), 0.7), 0.03, [
      at.x - size * 0.85,
      at.y + size * 0.3,
      at.x - size * 0.45,
      at.y + size * 0.85,
      at.x + size * 0.1,
      at.y + size * 1.0,
    ]);
}

/** Round the head, or down the neck. */
function mane(
  context: Context,
  paint: SubjectPaint,
  build: Build,
  at: HeadPlace & { foot: number; lift: number },
): void {
  const { foot, lift } = at;
  const [girth, size] = [build.neckWidth, build.headSize];
  if (build.ruff) ruff(context, paint, build, at);
  else if (build.mane)
    blob(context, paint.light(hex(build.mane), 0.35), [
      foot - girth * 0.95,
      lift + girth * 0.3,
      foot - girth * 0.5,
      lift - girth * 0.8,
      at.x - size * 1.3,
      at.y - size * 0.9,
      at.x - size * 0.1,
      at.y - size * 1.2,
      at.x - size * 0.5,
      at.y + size * 0.5,
      foot,
      lift + girth * 0.3,
    ]);
}

/** A lion's mane: locks all round the head and down the chest. */
function ruff(context: Context, paint: SubjectPaint, build: Build, { x, y }: HeadPlace): void {
  const size = build.headSize;
  for (let i = 0; i < 26; i += 1) {
    const angle = 0.7 + (i / 25) * 4.6;
    const reach = size * (1.25 + 0.22 * Math.sin(i * 2.4));
    oval(context, paint.light(hex(build.mane!), 0.5 - Math.sin(angle) * 0.35 + (i % 3) * 0.06), {
      x: x - size * 0.25 + Math.cos(angle) * reach,
      y: y + size * 0.15 + Math.sin(angle) * reach,
      rx: size * 0.52,
      ry: size * 0.26,
      turn: angle,
    });
  }
}
