import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, box, line, oval, poly, rounded, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { windowPane } from './house.js';

export const windmill = {
  noun: 'windmill',
  words: 'mill, wind turbine',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 15,
  width: 1,
  sinks: 0,
  several: 3,
  stays: true,
  turnsItself: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const wall = body(paint, hex('#efe7d8'));
  context.fillStyle = rounded(context, paint, wall, { left: -0.17, right: 0.17 });
  context.beginPath();
  context.moveTo(-0.17, 0.02);
  context.lineTo(0.17, 0.02);
  context.lineTo(0.1, -0.62);
  context.lineTo(-0.1, -0.62);
  context.fill();
  blob(
    context,
    paint.light(hex('#7a4a34'), 0.6),
    [-0.15, -0.6, -0.1, -0.72, 0, -0.78, 0.1, -0.72, 0.15, -0.6],
  );
  box(context, paint.light(hex('#5a3f2c'), 0.4), { x: -0.04, y: 0.02, w: 0.08, h: 0.15 });
  windowPane(context, paint, { x: -0.03, y: -0.3, w: 0.06, h: 0.07 });
  for (let i = 0; i < 4; i += 1) {
    context.save();
    context.translate(0, -0.64);
    context.rotate(paint.seconds * 0.85 + paint.phase * 3 + (i * Math.PI) / 2);
    line(context, paint.light(hex('#4a3626'), 0.4), 0.014, [0, 0, 0, -0.46]);
    poly(context, paint.light(hex('#f3ecdd'), 0.75), [0.01, -0.1, 0.1, -0.11, 0.1, -0.45, 0.01, -0.45]);
    for (let k = 0; k < 5; k += 1)
      line(context, paint.light(hex('#7a5f46'), 0.4), 0.006, [
        0.01,
        -0.13 - k * 0.075,
        0.1,
        -0.135 - k * 0.075,
      ]);
    context.restore();
  }
  oval(context, paint.light(hex('#4a3626'), 0.6), { x: 0, y: -0.64, rx: 0.026, ry: 0.026 });
}
