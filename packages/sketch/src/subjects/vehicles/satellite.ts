import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, box, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const satellite = {
  noun: 'satellite',
  words: 'space station, probe',
  habitat: 'space',
  home: 'space',
  verb: 'float',
  heightMetres: 8,
  width: 1.9,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  context.translate(0, -0.5);
  context.rotate(0.3 + paint.seconds * 0.1);
  for (const side of [-1, 1]) {
    box(context, paint.light(hex('#2a4fa0'), side > 0 ? 0.8 : 0.4), {
      x: side > 0 ? 0.24 : -0.94,
      y: 0.17,
      w: 0.7,
      h: 0.34,
    });
    for (let i = 1; i < 5; i += 1)
      line(context, paint.light([200, 210, 230], 0.6), 0.01, [
        side * (0.24 + i * 0.14),
        -0.17,
        side * (0.24 + i * 0.14),
        0.17,
      ]);
    line(context, paint.light([180, 180, 186], 0.6), 0.03, [side * 0.16, 0, side * 0.24, 0]);
  }
  box(context, paint.light(body(paint, hex('#c9a24a')), 0.6), { x: -0.17, y: 0.22, w: 0.34, h: 0.44 });
  oval(context, paint.light([235, 235, 240], 0.9), { x: 0.02, y: -0.32, rx: 0.17, ry: 0.08, turn: 0.3 });
}
