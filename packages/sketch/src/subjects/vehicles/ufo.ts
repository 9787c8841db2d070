import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, lamp, oval, paler, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const ufo = {
  noun: 'ufo',
  words: 'flying saucer, alien ship, alien spaceship',
  habitat: 'air',
  home: 'hills',
  verb: 'float',
  heightMetres: 6,
  width: 1.9,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const skin = body(paint, hex('#a9b2bd'));
  context.translate(0, -0.5 + Math.sin(paint.seconds * 2 + paint.phase) * 0.05);
  poly(context, lamp([150, 255, 210], 0.16), [-0.3, 0.1, 0.3, 0.1, 0.7, 1.2, -0.7, 1.2]);
  oval(context, paint.light(hex('#8fe0d6'), 0.9), { x: 0, y: -0.18, rx: 0.32, ry: 0.3 });
  oval(context, paint.light(skin, 0.5), { x: 0, y: 0, rx: 0.9, ry: 0.22 });
  oval(context, paint.light(paler(skin), 1), { x: 0.1, y: -0.07, rx: 0.62, ry: 0.08 });
  for (let i = 0; i < 7; i += 1)
    oval(context, lamp(i % 2 === Math.floor(paint.seconds * 4) % 2 ? [255, 236, 130] : [120, 230, 255]), {
      x: -0.66 + i * 0.22,
      y: 0.08 - Math.abs(i - 3) * 0.014,
      rx: 0.045,
      ry: 0.035,
    });
}
