import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import {
  body,
  box,
  darker,
  type Drawer,
  lamp,
  oval,
  paler,
  poly,
  type SubjectPaint,
} from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { wheel } from './wheel.js';

export const train = {
  noun: 'train',
  words: 'locomotive, steam train, railway, steam engine',
  habitat: 'ground',
  home: 'hills',
  verb: 'drive',
  heightMetres: 4.2,
  width: 1.7,
  sinks: 0,
  several: 3,
  leads: true,
  draw,
} as const satisfies Subject;

function draw(c: Context, p: SubjectPaint): void {
  const paint = body(p, hex('#2f4a45'));
  for (let i = 3; i >= 1; i -= 1) wagon(c, p, -i * 1.5 - 0.15, i % 2 === 0 ? hex('#8f3a2f') : hex('#b58a4a'));
  box(c, p.light(paint, 0.5), { x: -0.7, y: -0.2, w: 0.5, h: 0.72 });
  box(c, p.lampsOn ? lamp([255, 214, 140]) : p.light(hex('#8fb0c0'), 0.6), {
    x: -0.6,
    y: -0.56,
    w: 0.28,
    h: 0.24,
  });
  box(c, p.light(darker(paint), 0.4), { x: -0.78, y: -0.9, w: 0.66, h: 0.07 });
  box(c, p.light(paint, 0.45), { x: -0.2, y: -0.26, w: 0.95, h: 0.4 });
  box(c, p.light(paler(paint), 0.95), { x: -0.2, y: -0.58, w: 0.95, h: 0.06 });
  box(c, p.light([30, 30, 34], 0.5), { x: 0.46, y: -0.62, w: 0.13, h: 0.36 });
  oval(c, p.light(hex('#c79a4a'), 0.9), { x: 0.12, y: -0.68, rx: 0.09, ry: 0.09 });
  for (let i = 0; i < 9; i += 1) {
    const age = (p.seconds * 0.9 + i / 9) % 1;
    oval(c, p.light([226, 228, 230], 0.8, Number((0.6 * (1 - age)).toFixed(2))), {
      x: 0.5 - age * 1.9,
      y: -1.05 - age * 0.5 - Math.sin(i * 3) * 0.04,
      rx: 0.09 + age * 0.22,
      ry: 0.08 + age * 0.16,
    });
  }
  for (const x of [-0.5, -0.12, 0.26, 0.6]) wheel(c, p, x, 0.15);
  poly(c, p.light([60, 30, 26], 0.4), [0.72, -0.02, 0.95, -0.02, 0.74, -0.24]);
  oval(c, lamp([255, 240, 196], p.lampsOn ? 1 : 0.6), { x: 0.77, y: -0.5, rx: 0.05, ry: 0.06 });
}

function wagon(
  c: Parameters<Drawer>[0],
  p: Parameters<Drawer>[1],
  x: number,
  paint: ReturnType<typeof hex>,
): void {
  c.fillStyle = p.light(paint, 0.5);
  c.beginPath();
  c.roundRect(x, -0.8, 1.34, 0.6, 0.05);
  c.fill();
  box(c, p.light(darker(paint), 0.4), { x: x - 0.02, y: -0.78, w: 1.38, h: 0.07 });
  for (let i = 0; i < 5; i += 1)
    box(c, p.lampsOn ? lamp([255, 218, 146]) : p.light(hex('#9fc0d0'), 0.7), {
      x: x + 0.09 + i * 0.25,
      y: -0.48,
      w: 0.16,
      h: 0.19,
    });
  for (const dx of [0.22, 0.5, 0.86, 1.12]) wheel(c, p, x + dx, 0.1);
}
