import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, box, line, oval, poly, rounded, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const snowman = {
  noun: 'snowman',
  words: '',
  habitat: 'ground',
  home: 'snowfield',
  verb: 'stand',
  heightMetres: 1.7,
  width: 0.8,
  sinks: 0,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const snow = hex('#f2f5fa');
  for (const [y, r] of [
    [-0.24, 0.27],
    [-0.58, 0.2],
    [-0.84, 0.14],
  ] as const) {
    context.fillStyle = rounded(context, paint, snow, { left: -r, right: r });
    context.beginPath();
    context.arc(0, y, r, 0, Math.PI * 2);
    context.fill();
  }
  poly(context, paint.light(hex('#e8812a'), 0.7), [0.06, -0.85, 0.24, -0.82, 0.06, -0.8]);
  for (const x of [0.01, 0.09])
    oval(context, paint.light([20, 20, 22], 0.3), { x, y: -0.89, rx: 0.018, ry: 0.02 });
  line(
    context,
    paint.light(body(paint, hex('#b8322c')), 0.6),
    0.07,
    [-0.13, -0.71, 0.13, -0.71, 0.16, -0.52],
  );
  box(context, paint.light([34, 34, 40], 0.5), { x: -0.16, y: -0.95, w: 0.32, h: 0.03 });
  box(context, paint.light([34, 34, 40], 0.5), { x: -0.1, y: -0.97, w: 0.2, h: 0.14 });
  for (const side of [-1, 1])
    line(context, paint.light(hex('#5a4030'), 0.4), 0.018, [
      side * 0.18,
      -0.6,
      side * 0.42,
      -0.74 + Math.sin(paint.seconds * 2) * 0.02,
    ]);
}
