import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, box, line, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

/** Planks on posts that run out over the water, seen from the side. */
export const pier = {
  noun: 'pier',
  words:
    'wooden pier, fishing pier, jetty, wooden jetty, dock, wooden dock, boardwalk, quay, wharf, landing stage',
  habitat: 'shore',
  home: 'lake',
  verb: 'stand',
  heightMetres: 1.9,
  width: 4.9,
  sinks: 0,
  several: 2,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const wood = body(paint, hex('#7a5a3c'));
  const posts = [-2.3, -1.5, -0.7, 0.1, 0.9, 1.7, 2.3];
  for (const x of posts) {
    box(context, paint.light(wood, 0.22), { x: x + 0.07, y: 0.16, w: 0.07, h: 0.5 });
    box(context, paint.light(wood, 0.45), { x: x - 0.05, y: 0.3, w: 0.1, h: 0.9 });
    box(context, paint.light(wood, 0.75), { x: x - 0.05, y: 0.3, w: 0.03, h: 0.9 });
  }
  poly(context, paint.light(wood, 0.9), [-2.5, -0.5, -2.3, -0.66, 2.35, -0.66, 2.5, -0.5]);
  box(context, paint.light(wood, 0.5), { x: -2.5, y: -0.38, w: 5, h: 0.12 });
  for (let x = -2.45; x < 2.5; x += 0.16)
    line(context, paint.light(wood, 0.35), 0.012, [x, -0.4, x * 0.96, -0.65]);
  line(context, paint.light(wood, 0.3), 0.02, [-2.5, -0.5, 2.5, -0.5]);
}
