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
  mane(context, paint, build, at);
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

/** Round the head, or down the neck. */
function mane(
  context: Context,
  paint: SubjectPaint,
  build: Build,
  at: HeadPlace & { foot: number; lift: number },
): void {
  const { foot, lift } = at;
  const [w, s] = [build.neckWidth, build.headSize];
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
