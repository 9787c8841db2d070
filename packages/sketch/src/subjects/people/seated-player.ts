import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, line, type SubjectPaint, tube } from '../drawing/shapes.js';
import { head, type Look, torso } from './musician-figure.js';

/** Somebody on a stool, facing right: thighs forward, feet on the ground. */
export function seated(
  context: Context,
  paint: SubjectPaint,
  look: Look,
  at: { x: number; seat: number; lean: number; nod: number },
): void {
  const { x, seat } = at;
  for (const aside of [-0.09, 0.09])
    line(context, paint.light([26, 24, 26], 0.3), 0.02, [x + aside * 0.7, seat + 0.05, x + aside, 0]);
  blob(context, paint.light(hex('#3a2420'), 0.5), [
    x - 0.13,
    seat + 0.04,
    x - 0.12,
    seat,
    x + 0.12,
    seat,
    x + 0.13,
    seat + 0.04,
    x,
    seat + 0.07,
  ]);
  for (const [aside, side] of [
    [0.02, 0.2],
    [-0.01, 0.55],
  ] as const) {
    tube(context, paint.light(look.trousers, side), [
      x,
      seat - 0.03,
      0.075,
      x + 0.22 + aside,
      seat - 0.035,
      0.055,
      x + 0.26 + aside,
      seat + 0.02,
      0.05,
      x + 0.25 + aside * 3,
      -0.05,
      0.034,
    ]);
    const foot = x + 0.25 + aside * 3;
    blob(context, paint.light(hex('#241c18'), side), [
      foot - 0.045,
      0.004,
      foot - 0.04,
      -0.055,
      foot + 0.02,
      -0.06,
      foot + 0.105,
      -0.022,
      foot + 0.1,
      0.006,
    ]);
  }
  torso(context, paint, look, { x, hips: seat - 0.05, lean: at.lean });
  head(context, paint, look, { x: x + at.lean + 0.02, y: seat - 0.49, nod: at.nod });
}
