import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, darker, lamp, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const tent = {
  noun: 'tent',
  words: 'campsite, camp, tipi',
  habitat: 'ground',
  home: 'mountains',
  verb: 'stand',
  heightMetres: 2,
  width: 1.9,
  sinks: 0,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const cloth = body(paint, hex('#d9822f'));
  poly(context, paint.light(cloth, 0.4), [-0.2, -1, -0.95, 0.02, 0.3, 0.02]);
  poly(context, paint.light(cloth, 0.85), [-0.2, -1, 0.3, 0.02, 0.95, -0.06, 0.3, -0.94]);
  poly(
    context,
    paint.lampsOn ? lamp([255, 210, 120], 0.9) : paint.light(darker(darker(cloth)), 0.2),
    [-0.2, -0.8, -0.48, 0.02, 0.06, 0.02],
  );
}
