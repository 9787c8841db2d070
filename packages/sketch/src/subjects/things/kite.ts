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

function draw(c: Context, p: SubjectPaint): void {
  const cloth = body(p, hex('#d9453a'));
  const sway = Math.sin(p.seconds * 1.8 + p.phase * 5);
  c.translate(0, -0.5);
  c.rotate(0.35 + sway * 0.12);
  poly(c, p.light(cloth, 0.4), [0, -0.5, -0.34, 0, 0, 0.5]);
  poly(c, p.light(paler(cloth), 0.9), [0, -0.5, 0.34, 0, 0, 0.5]);
  line(c, p.light([250, 246, 236], 0.7), 0.016, [
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
