import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, box, darker, lamp, line, paler, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const boat = {
  noun: 'boat',
  words: 'fishing boat, motorboat, fishing vessel, trawler, ferry, tugboat',
  habitat: 'water',
  home: 'sea',
  verb: 'sail',
  heightMetres: 5,
  width: 1.6,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const hull = body(paint, hex('#9c4a34'));
  context.rotate(Math.sin(paint.seconds * 1.2 + paint.phase * 6) * 0.04);
  const cabin = hex('#efe8da');
  box(context, paint.light(cabin, 0.55), { x: -0.3, y: -0.28, w: 0.42, h: 0.34 });
  box(context, paint.light(cabin, 0.95), { x: -0.04, y: -0.28, w: 0.16, h: 0.34 });
  box(context, paint.light(darker(hull), 0.6), { x: -0.35, y: -0.6, w: 0.53, h: 0.05 });
  for (const x of [-0.24, -0.09, 0.03])
    box(context, paint.lampsOn ? lamp([255, 214, 138]) : paint.light(hex('#3f5566'), 0.4), {
      x,
      y: -0.42,
      w: 0.08,
      h: 0.11,
    });
  line(context, paint.light(hex('#4a3a2c'), 0.5), 0.018, [0.26, -0.28, 0.26, -1]);
  line(context, paint.light(hex('#4a3a2c'), 0.4), 0.007, [0.26, -0.97, 0.72, -0.3]);
  line(context, paint.light(hex('#4a3a2c'), 0.4), 0.007, [0.26, -0.97, -0.6, -0.3]);
  blob(
    context,
    paint.light(hull, 0.5),
    [-0.7, -0.3, -0.5, -0.3, 0.5, -0.3, 0.86, -0.36, 0.62, 0.03, -0.5, 0.03],
  );
  poly(context, paint.light(paler(hull), 0.7), [-0.64, -0.25, 0.74, -0.27, 0.71, -0.22, -0.63, -0.2]);
  poly(context, paint.light(darker(hull), 0.2), [-0.58, -0.07, 0.62, -0.07, 0.54, 0.02, -0.52, 0.02]);
}
