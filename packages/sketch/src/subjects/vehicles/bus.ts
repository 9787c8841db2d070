import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, box, darker, lamp, paler, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { wheel } from './wheel.js';

export const bus = {
  noun: 'bus',
  words: 'tram:red, coach, school bus:yellow, city bus, double decker bus:red',
  habitat: 'ground',
  home: 'street',
  verb: 'drive',
  heightMetres: 3.2,
  width: 2.3,
  sinks: 0,
  several: 2,
  draw,
} as const satisfies Subject;

function draw(c: Context, p: SubjectPaint): void {
  const paint = body(p, hex('#d99a2b'));
  c.fillStyle = p.light(paint, 0.5);
  c.beginPath();
  c.roundRect(-1.1, -1, 2.2, 0.84, 0.09);
  c.fill();
  box(c, p.light(paler(paint), 0.95), { x: -1.06, y: -0.92, w: 2.12, h: 0.05 });
  for (let i = 0; i < 6; i += 1)
    box(c, p.lampsOn ? lamp([255, 226, 164]) : p.light(hex('#a7c4d4'), 0.7), {
      x: -1 + i * 0.34,
      y: -0.54,
      w: 0.28,
      h: 0.3,
    });
  box(c, p.light(darker(paint), 0.4), { x: -1.1, y: -0.3, w: 2.2, h: 0.07 });
  for (const x of [-0.66, 0.66]) wheel(c, p, x, 0.19);
}
