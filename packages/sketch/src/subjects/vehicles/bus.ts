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

function draw(context: Context, paint: SubjectPaint): void {
  const lacquer = body(paint, hex('#d99a2b'));
  context.fillStyle = paint.light(lacquer, 0.5);
  context.beginPath();
  context.roundRect(-1.1, -1, 2.2, 0.84, 0.09);
  context.fill();
  box(context, paint.light(paler(lacquer), 0.95), { x: -1.06, y: -0.92, w: 2.12, h: 0.05 });
  for (let i = 0; i < 6; i += 1)
    box(context, paint.lampsOn ? lamp([255, 226, 164]) : paint.light(hex('#a7c4d4'), 0.7), {
      x: -1 + i * 0.34,
      y: -0.54,
      w: 0.28,
      h: 0.3,
    });
  box(context, paint.light(darker(lacquer), 0.4), { x: -1.1, y: -0.3, w: 2.2, h: 0.07 });
  for (const x of [-0.66, 0.66]) wheel(context, paint, x, 0.19);
}
