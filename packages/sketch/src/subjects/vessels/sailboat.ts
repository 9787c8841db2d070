import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, darker, line, paler, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const sailboat = {
  noun: 'sailboat',
  words: 'sail boat, sailing boat, sailing ship, yacht, sloop, catamaran',
  habitat: 'water',
  home: 'sea',
  verb: 'sail',
  heightMetres: 11,
  width: 1,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const hull = body(paint, hex('#f1ece2'));
  const sail = paint.own ? paler(paler(hull)) : hex('#fbf7ee');
  context.rotate(Math.sin(paint.seconds * 1.1 + paint.phase * 6) * 0.035);
  line(context, paint.light(hex('#5a4634'), 0.5), 0.014, [0, -0.1, 0, -1]);
  const fill = context.createLinearGradient(-0.1, 0, 0.42, 0);
  fill.addColorStop(0, paint.light(sail, 0.95));
  fill.addColorStop(1, paint.light(sail, 0.45));
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(0.015, -0.98);
  context.quadraticCurveTo(0.34, -0.5, 0.42, -0.19);
  context.lineTo(0.015, -0.17);
  context.fill();
  context.fillStyle = paint.light(sail, 0.75);
  context.beginPath();
  context.moveTo(-0.015, -0.9);
  context.quadraticCurveTo(-0.2, -0.5, -0.34, -0.18);
  context.lineTo(-0.015, -0.17);
  context.fill();
  blob(
    context,
    paint.light(hull, 0.5),
    [-0.46, -0.12, -0.36, -0.13, 0.4, -0.13, 0.54, -0.13, 0.4, 0.02, -0.3, 0.02],
  );
  poly(context, paint.light(darker(hull), 0.4), [-0.4, -0.035, 0.46, -0.035, 0.38, 0.015, -0.34, 0.015]);
  line(context, paint.light(paler(hull), 1), 0.012, [-0.42, -0.118, 0.48, -0.118]);
}
