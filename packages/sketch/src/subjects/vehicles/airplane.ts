import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, darker, lamp, oval, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const airplane = {
  noun: 'airplane',
  words: 'plane, aeroplane, jet, airliner, aircraft',
  habitat: 'air',
  home: 'sky',
  verb: 'fly',
  heightMetres: 10,
  width: 2.7,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const skin = body(paint, hex('#eef0f2'));
  context.translate(0, -0.5);
  context.rotate(-0.06 + Math.sin(paint.seconds * 0.9 + paint.phase) * 0.02);
  poly(context, paint.light(darker(skin), 0.3), [-0.1, 0, -0.5, -0.46, -0.3, -0.46, 0.26, 0]);
  poly(
    context,
    paint.light(paint.own ?? hex('#2f5f9c'), 0.6),
    [-1.14, -0.05, -1.34, -0.5, -1.1, -0.5, -0.8, -0.06],
  );
  blob(
    context,
    paint.light(skin, 0.55),
    [-1.34, -0.08, -0.9, -0.17, 0.7, -0.17, 1.16, -0.06, 1.12, 0.06, 0.6, 0.15, -0.7, 0.13],
  );
  blob(context, paint.light(skin, 1), [-1, -0.12, 0.7, -0.16, 1, -0.07, 0.5, -0.06, -0.9, -0.06]);
  for (let i = 0; i < 14; i += 1)
    oval(context, paint.lampsOn ? lamp([255, 228, 170]) : paint.light(hex('#3f5566'), 0.4), {
      x: -0.7 + i * 0.1,
      y: -0.05,
      rx: 0.022,
      ry: 0.028,
    });
  poly(context, paint.light(skin, 0.75), [0.2, 0.06, -0.62, 0.6, -0.4, 0.62, 0.5, 0.08]);
}
