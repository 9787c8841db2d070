import type { Context } from '../../paint/context.js';
import type { SubjectPaint } from '../drawing/shapes.js';
import { legs, type Look, lookOf } from './musician-figure.js';

/** The beat that they all play to, in radians. */
function beatOf(paint: SubjectPaint): number {
  return paint.seconds * 4.4 + paint.phase * 9;
}

/** A figure that stands and sways, facing right: what is behind the instrument, then what holds it. */
export function standing(
  paint: SubjectPaint,
  context: Context,
  draw: (look: Look, beat: number) => void,
): void {
  const look = lookOf(paint);
  const beat = beatOf(paint);
  const stride =
    Math.sin((paint.seconds * paint.pace + paint.phase) * Math.PI * 2) * Math.min(0.5, paint.pace * 0.34);
  context.rotate(Math.sin(beat * 0.5) * 0.022);
  legs(context, paint, look, { x: 0, y: -0.5, stride });
  draw(look, beat);
}
