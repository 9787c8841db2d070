import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, lamp, oval, paler, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { wheel } from './wheel.js';

export const car = {
  noun: 'car',
  words:
    'automobile, taxi:yellow, yellow cab:yellow, vehicle, sports car, sedan, convertible, truck, van:white, traffic, jeep:olive, police car:black, vintage car, old car, muscle car, race car:red',
  habitat: 'ground',
  home: 'street',
  verb: 'drive',
  heightMetres: 1.5,
  width: 2.5,
  sinks: 0,
  several: 4,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const lacquer = body(paint, hex('#b8322c'));
  blob(
    context,
    paint.light(lacquer, 0.45),
    [-0.78, -0.72, -0.56, -1, 0.2, -1.02, 0.62, -0.66, 0.3, -0.5, -0.7, -0.5],
  );
  poly(context, paint.light(hex('#9fc0d2'), 0.7), [-0.6, -0.66, -0.44, -0.9, -0.06, -0.91, -0.06, -0.64]);
  poly(context, paint.light(hex('#c6dde8'), 0.85), [0.02, -0.64, 0.02, -0.91, 0.2, -0.9, 0.48, -0.64]);
  blob(
    context,
    paint.light(lacquer, 0.6),
    [-1.18, -0.26, -1.16, -0.62, -0.8, -0.7, 0.6, -0.68, 1.1, -0.56, 1.22, -0.24, 1.1, -0.16, -1.1, -0.16],
  );
  blob(
    context,
    paint.light(paler(lacquer), 1),
    [-1, -0.56, -0.6, -0.64, 0.6, -0.63, 1, -0.52, 0.5, -0.55, -0.6, -0.56],
  );
  for (const x of [-0.66, 0.68]) wheel(context, paint, x, 0.24);
  oval(context, paint.lampsOn ? lamp([255, 246, 214]) : paint.light([240, 240, 230], 0.9), {
    x: 1.12,
    y: -0.44,
    rx: 0.08,
    ry: 0.07,
  });
  oval(context, paint.lampsOn ? lamp([255, 60, 40]) : paint.light([170, 30, 26], 0.6), {
    x: -1.13,
    y: -0.48,
    rx: 0.05,
    ry: 0.07,
  });
}
