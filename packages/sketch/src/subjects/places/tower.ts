import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, box, lamp, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const tower = {
  noun: 'tower',
  words: 'eiffel tower, radio tower',
  habitat: 'ground',
  home: 'city',
  verb: 'stand',
  heightMetres: 60,
  width: 1,
  sinks: 0,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const steel = paint.light(body(paint, hex('#6b5a4c')), 0.5);
  for (const side of [-1, 1]) {
    context.strokeStyle = steel;
    context.lineWidth = 0.026;
    context.beginPath();
    context.moveTo(side * 0.24, 0.02);
    context.quadraticCurveTo(side * 0.06, -0.34, 0, -0.98);
    context.stroke();
  }
  for (let i = 1; i < 13; i += 1) {
    const t = i / 13;
    const half = 0.24 * (1 - t) ** 2.1 + 0.004;
    line(context, steel, 0.009, [-half, -t * 0.96, half, -(t + 0.05) * 0.96]);
    line(context, steel, 0.009, [half, -t * 0.96, -half, -(t + 0.05) * 0.96]);
  }
  box(context, steel, { x: -0.16, y: -0.2, w: 0.32, h: 0.03 });
  box(context, steel, { x: -0.085, y: -0.44, w: 0.17, h: 0.024 });
  if (!paint.lampsOn) return;
  for (let i = 0; i < 30; i += 1)
    oval(context, lamp([255, 218, 140], 0.4 + 0.5 * Math.abs(Math.sin(paint.seconds * 2 + i))), {
      x: (i % 2 ? 1 : -1) * 0.23 * (1 - i / 30) ** 2.1,
      y: -(i / 30) * 0.95,
      rx: 0.011,
      ry: 0.011,
    });
}
