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

function draw(c: Context, p: SubjectPaint): void {
  const cloth = body(p, hex('#d9822f'));
  poly(c, p.light(cloth, 0.4), [-0.2, -1, -0.95, 0.02, 0.3, 0.02]);
  poly(c, p.light(cloth, 0.85), [-0.2, -1, 0.3, 0.02, 0.95, -0.06, 0.3, -0.94]);
  poly(
    c,
    p.lampsOn ? lamp([255, 210, 120], 0.9) : p.light(darker(darker(cloth)), 0.2),
    [-0.2, -0.8, -0.48, 0.02, 0.06, 0.02],
  );
}
