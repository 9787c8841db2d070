import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, box, line, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const bridge = {
  noun: 'bridge',
  words: 'golden gate bridge, suspension bridge',
  habitat: 'shore',
  home: 'river',
  verb: 'stand',
  heightMetres: 26,
  width: 4.2,
  sinks: 0,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const steel = body(paint, hex('#b5442f'));
  line(context, paint.light(steel, 0.5), 0.05, [-2.1, -0.22, 2.1, -0.22]);
  for (const x of [-0.9, 0.9]) {
    box(context, paint.light(steel, 0.35), { x: x - 0.06, y: 0.05, w: 0.05, h: 1.05 });
    box(context, paint.light(steel, 0.9), { x: x + 0.01, y: 0.05, w: 0.05, h: 1.05 });
    for (const y of [-0.5, -0.75, -0.98])
      box(context, paint.light(steel, 0.6), { x: x - 0.06, y, w: 0.12, h: 0.04 });
  }
  const cable = (x: number): number =>
    Math.abs(x) < 0.9 ? -0.3 - 0.68 * (x / 0.9) ** 2 : -0.98 + ((Math.abs(x) - 0.9) / 1.2) * 0.74;
  const points: number[] = [];
  for (let i = 0; i <= 60; i += 1) points.push(-2.1 + i * 0.07, cable(-2.1 + i * 0.07));
  line(context, paint.light(steel, 0.6), 0.018, points);
  for (let x = -2; x <= 2; x += 0.11) line(context, paint.light(steel, 0.4), 0.005, [x, -0.22, x, cable(x)]);
}
