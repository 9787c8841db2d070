import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, darker, line, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const pyramid = {
  noun: 'pyramid',
  words: 'great pyramid',
  habitat: 'ground',
  home: 'desert',
  verb: 'stand',
  heightMetres: 60,
  width: 2,
  sinks: 0,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const stone = body(paint, hex('#d9b274'));
  poly(context, paint.light(stone, 0.9), [0, -1, 0.95, 0.02, -0.25, 0.02]);
  poly(context, paint.light(stone, 0.1), [0, -1, -0.25, 0.02, -0.95, 0.02]);
  for (let i = 1; i < 16; i += 1) {
    const t = i / 16;
    line(context, paint.light(darker(stone), 0.4, 0.28), 0.005, [-0.25 * t, -1 + t, 0.95 * t, -1 + t]);
  }
}
