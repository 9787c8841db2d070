import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, oval, paler, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const mushroom = {
  noun: 'mushroom',
  words: 'toadstool',
  habitat: 'ground',
  home: 'forest',
  verb: 'stand',
  heightMetres: 0.5,
  width: 1,
  sinks: 0,
  several: 5,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const cap = body(paint, hex('#c23a2f'));
  blob(
    context,
    paint.light(hex('#f0e6d2'), 0.6),
    [-0.14, 0.03, -0.1, -0.4, -0.12, -0.56, 0.12, -0.56, 0.1, -0.4, 0.15, 0.03],
  );
  blob(
    context,
    paint.light(cap, 0.5),
    [-0.52, -0.46, -0.44, -0.8, 0, -1.04, 0.44, -0.8, 0.52, -0.46, 0, -0.52],
  );
  blob(context, paint.light(paler(cap), 0.95), [0.05, -0.9, 0.3, -0.78, 0.36, -0.64, 0.12, -0.78]);
  for (const [x, y, r] of [
    [-0.25, -0.66, 0.07],
    [0.05, -0.76, 0.08],
    [0.3, -0.58, 0.05],
    [-0.08, -0.58, 0.05],
  ] as const)
    oval(context, paint.light([246, 240, 226], 0.8), { x, y, rx: r, ry: r * 0.8 });
}
