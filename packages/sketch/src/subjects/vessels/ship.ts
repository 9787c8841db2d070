import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, box, lamp, line, oval, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const ship = {
  noun: 'ship',
  words: 'steamship, cruise ship, ocean liner, cargo ship, tanker, warship',
  habitat: 'water',
  home: 'sea',
  verb: 'sail',
  heightMetres: 26,
  width: 2.4,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const hull = body(paint, hex('#2f3d52'));
  for (const [x, high] of [
    [-0.3, 0.36],
    [-0.02, 0.3],
    [0.3, 0.22],
  ] as const)
    box(context, paint.light(hex('#eeebe4'), x > 0 ? 0.9 : 0.6), { x: x - 0.32, y: -0.3, w: 0.5, h: high });
  for (const x of [-0.36, 0.02]) {
    box(context, paint.light(hex('#b3402f'), 0.6), { x, y: -0.6, w: 0.13, h: 0.4 });
    for (let i = 0; i < 5; i += 1)
      oval(context, paint.light([120, 120, 124], 0.4, 0.3 - i * 0.055), {
        x: x - i * 0.14,
        y: -1.04 - i * 0.06 - Math.sin(paint.seconds + i) * 0.02,
        rx: 0.07 + i * 0.035,
        ry: 0.06 + i * 0.02,
      });
  }
  for (let i = 0; i < 20; i += 1)
    box(context, paint.lampsOn ? lamp([255, 220, 150]) : paint.light(hex('#425266'), 0.4), {
      x: -0.56 + i * 0.05,
      y: -0.4,
      w: 0.026,
      h: 0.035,
    });
  poly(context, paint.light(hull, 0.5), [-1.05, -0.32, 1.2, -0.36, 1, 0.03, -0.92, 0.03]);
  poly(context, paint.light(hex('#9c3a35'), 0.4), [-0.96, -0.06, 1.05, -0.06, 1, 0.03, -0.92, 0.03]);
  line(context, paint.light(hex('#f0ebe0'), 0.9), 0.02, [-1.04, -0.3, 1.16, -0.33]);
}
