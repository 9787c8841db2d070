import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, box, lamp, poly, rounded, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const castle = {
  noun: 'castle',
  words: 'fortress, palace, citadel, temple, cathedral, ruin',
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

function draw(c: Context, p: SubjectPaint): void {
  const stone = body(p, hex('#a39a8c'));
  const tower = (x: number, w: number, h: number, roof: boolean): void => {
    c.fillStyle = rounded(c, p, stone, { left: x - w, right: x + w });
    c.fillRect(x - w, -h, w * 2, h + 0.02);
    for (let i = 0; i < 4; i += 1)
      box(c, p.light(stone, 0.6), { x: x - w * 1.12 + i * w * 0.62, y: -h + 0.005, w: w * 0.4, h: 0.045 });
    if (roof) poly(c, p.light(hex('#4a5a86'), 0.6), [x - w * 1.25, -h, x, -h - w * 2.6, x + w * 1.25, -h]);
    for (let i = 0; i < 2; i += 1)
      box(c, p.lampsOn ? lamp([255, 206, 130]) : p.light([40, 36, 34], 0.2), {
        x: x - w * 0.14,
        y: -h * (0.55 + i * 0.24),
        w: w * 0.28,
        h: 0.05,
      });
  };
  tower(-0.1, 0.12, 0.74, true);
  tower(0.26, 0.09, 0.6, true);
  box(c, p.light(stone, 0.45), { x: -0.62, y: 0.02, w: 1.24, h: 0.4 });
  for (let i = 0; i < 13; i += 1)
    box(c, p.light(stone, 0.5), { x: -0.62 + i * 0.1, y: -0.37, w: 0.055, h: 0.05 });
  tower(-0.6, 0.11, 0.54, true);
  tower(0.6, 0.11, 0.5, false);
  blob(c, p.light([36, 28, 24], 0.2), [-0.12, 0.02, -0.12, -0.2, 0, -0.3, 0.12, -0.2, 0.12, 0.02]);
  const wave = Math.sin(p.seconds * 4 + p.phase) * 0.02;
  poly(c, p.light(hex('#c8332b'), 0.7), [-0.1, -1.06, 0.06, -1.03 + wave, -0.1, -0.99]);
}
