import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, box, lamp, poly, rounded, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const castle = {
  noun: 'castle',
  words:
    'fortress, palace, castle tower, castle towers, stone tower, medieval tower, watchtower, wizard tower, citadel, temple, cathedral, ruin',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 34,
  width: 1.4,
  sinks: 0,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const stone = body(paint, hex('#a39a8c'));
  const tower = (x: number, half: number, high: number, roof: boolean): void => {
    context.fillStyle = rounded(context, paint, stone, { left: x - half, right: x + half });
    context.fillRect(x - half, -high, half * 2, high + 0.02);
    for (let i = 0; i < 4; i += 1)
      box(context, paint.light(stone, 0.6), {
        x: x - half * 1.12 + i * half * 0.62,
        y: -high + 0.005,
        w: half * 0.4,
        h: 0.045,
      });
    if (roof)
      poly(context, paint.light(hex('#4a5a86'), 0.6), [
        x - half * 1.25,
        -high,
        x,
        -high - half * 2.6,
        x + half * 1.25,
        -high,
      ]);
    for (let i = 0; i < 2; i += 1)
      box(context, paint.lampsOn ? lamp([255, 206, 130]) : paint.light([40, 36, 34], 0.2), {
        x: x - half * 0.14,
        y: -high * (0.55 + i * 0.24),
        w: half * 0.28,
        h: 0.05,
      });
  };
  tower(-0.1, 0.12, 0.74, true);
  tower(0.26, 0.09, 0.6, true);
  box(context, paint.light(stone, 0.45), { x: -0.62, y: 0.02, w: 1.24, h: 0.4 });
  for (let i = 0; i < 13; i += 1)
    box(context, paint.light(stone, 0.5), { x: -0.62 + i * 0.1, y: -0.37, w: 0.055, h: 0.05 });
  tower(-0.6, 0.11, 0.54, true);
  tower(0.6, 0.11, 0.5, false);
  blob(context, paint.light([36, 28, 24], 0.2), [-0.12, 0.02, -0.12, -0.2, 0, -0.3, 0.12, -0.2, 0.12, 0.02]);
  const wave = Math.sin(paint.seconds * 4 + paint.phase) * 0.02;
  poly(context, paint.light(hex('#c8332b'), 0.7), [-0.1, -1.06, 0.06, -1.03 + wave, -0.1, -0.99]);
}
