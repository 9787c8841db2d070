import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, line, paler, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const kite = {
  noun: 'kite',
  words: '',
  habitat: 'air',
  home: 'beach',
  verb: 'fly',
  heightMetres: 1.2,
  width: 0.8,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const cloth = body(paint, hex('#d9453a'));
  const sway = Math.sin(paint.seconds * 1.8 + paint.phase * 5);
  context.translate(0, -0.5);
  context.rotate(0.35 + sway * 0.12);
  poly(context, paint.light(cloth, 0.4), [0, -0.5, -0.34, 0, 0, 0.5]);
  poly(context, paint.light(paler(cloth), 0.9), [0, -0.5, 0.34, 0, 0, 0.5]);
  line(context, paint.light([250, 246, 236], 0.7), 0.016, [
    0,
    0.5,
    sway * 0.1,
    0.8,
    -sway * 0.12,
    1.1,
    sway * 0.14,
    1.4,
  ]);
}
