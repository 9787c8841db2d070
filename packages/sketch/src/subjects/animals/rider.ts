import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, curve, darker, line, oval, type SubjectPaint } from '../drawing/shapes.js';

/**
 * Who sits on a beast's back at x, y: reins in hand, a leg down its flank. `size` is the rider's height in
 * the beast's.
 */
export function drawRider(
  context: Context,
  paint: SubjectPaint,
  at: { x: number; y: number; bob: number; size: number },
): void {
  const coat = paint.rider ?? hex('#8f2f2c');
  const skin = hex(['#e0b08c', '#c68a62', '#8a5a3c', '#f0c9a8'][Math.floor(paint.phase * 13) % 4]!);
  context.save();
  context.translate(at.x, at.y + at.bob);
  context.scale(at.size, at.size);
  context.rotate(0.06);
  blob(
    context,
    paint.light(hex('#5a3a26'), 0.5),
    [-0.2, -0.02, -0.1, -0.06, 0.14, -0.06, 0.2, -0.02, 0.12, 0.14, -0.1, 0.14],
  );
  line(context, paint.light(hex('#2f3442'), 0.6), 0.12, curve([0, -0.04, 0.16, 0.1, 0.17, 0.2]));
  line(context, paint.light(hex('#2f3442'), 0.5), 0.085, [0.17, 0.2, 0.1, 0.4]);
  line(context, paint.light(hex('#3a2820'), 0.4), 0.075, [0.1, 0.42, 0.19, 0.44]);
  blob(
    context,
    paint.light(coat, 0.55),
    [-0.11, -0.02, -0.13, -0.25, -0.1, -0.44, 0.02, -0.48, 0.12, -0.43, 0.12, -0.2, 0.11, -0.02],
  );
  blob(context, paint.light(coat, 0.95), [0.03, -0.08, 0.04, -0.42, 0.1, -0.4, 0.11, -0.1]);
  line(context, paint.light(coat, 0.75), 0.07, curve([0.02, -0.4, 0.12, -0.24, 0.3, -0.2]));
  oval(context, paint.light(skin, 0.7), { x: 0.31, y: -0.2, rx: 0.035, ry: 0.03 });
  line(context, paint.light(hex('#4a3220'), 0.4), 0.014, [0.31, -0.19, 0.62, -0.22]);
  oval(context, paint.light(skin, 0.75), { x: 0.03, y: -0.58, rx: 0.075, ry: 0.09 });
  blob(
    context,
    paint.light(darker(hex('#5a3a22')), 0.5),
    [-0.06, -0.55, -0.07, -0.66, 0.02, -0.7, 0.1, -0.66, 0.06, -0.61, -0.01, -0.58],
  );
  context.restore();
}
