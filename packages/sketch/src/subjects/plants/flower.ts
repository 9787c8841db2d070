import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const flower = {
  noun: 'flower',
  words:
    'sunflower:yellow, tulip:red, rose flower:crimson, red rose:crimson, daisy:white, poppy:scarlet, wildflower, lily:white, lavender flower:lavender, bluebell:indigo, daffodil:yellow',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 0.7,
  width: 0.6,
  sinks: 0,
  several: 7,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const petal = body(
    paint,
    hex(['#e2556f', '#f2c14a', '#c98be0', '#f4f0ea'][Math.floor(paint.phase * 4) % 4] ?? '#e2556f'),
  );
  const sway = Math.sin(paint.seconds * 1.4 + paint.phase * 9) * 0.05;
  line(context, paint.light(hex('#4f7a3a'), 0.5), 0.05, [0, 0.02, sway * 0.3, -0.4, sway, -0.78]);
  for (const side of [-1, 1])
    blob(context, paint.light(hex('#5f8f42'), side > 0 ? 0.8 : 0.3), [
      0,
      -0.2,
      side * 0.2,
      -0.4,
      side * 0.3,
      -0.36,
      side * 0.14,
      -0.2,
    ]);
  for (let i = 0; i < 8; i += 1) {
    const angle = (i / 8) * Math.PI * 2;
    oval(context, paint.light(petal, 0.55 + Math.cos(angle - 0.8) * 0.4), {
      x: sway + Math.cos(angle) * 0.13,
      y: -0.82 + Math.sin(angle) * 0.12,
      rx: 0.11,
      ry: 0.055,
      turn: angle,
    });
  }
  oval(context, paint.light(hex('#d9a52f'), 0.8), { x: sway, y: -0.82, rx: 0.075, ry: 0.07 });
}
