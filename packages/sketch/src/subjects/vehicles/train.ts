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

function draw(context: Context, paint: SubjectPaint): void {
  const lacquer = body(paint, hex('#2f4a45'));
  for (let i = 3; i >= 1; i -= 1)
    wagon(context, paint, -i * 1.5 - 0.15, i % 2 === 0 ? hex('#8f3a2f') : hex('#b58a4a'));
  box(context, paint.light(lacquer, 0.5), { x: -0.7, y: -0.2, w: 0.5, h: 0.72 });
  box(context, paint.lampsOn ? lamp([255, 214, 140]) : paint.light(hex('#8fb0c0'), 0.6), {
    x: -0.6,
    y: -0.56,
    w: 0.28,
    h: 0.24,
  });
  box(context, paint.light(darker(lacquer), 0.4), { x: -0.78, y: -0.9, w: 0.66, h: 0.07 });
  box(context, paint.light(lacquer, 0.45), { x: -0.2, y: -0.26, w: 0.95, h: 0.4 });
  box(context, paint.light(paler(lacquer), 0.95), { x: -0.2, y: -0.58, w: 0.95, h: 0.06 });
  box(context, paint.light([30, 30, 34], 0.5), { x: 0.46, y: -0.62, w: 0.13, h: 0.36 });
  oval(context, paint.light(hex('#c79a4a'), 0.9), { x: 0.12, y: -0.68, rx: 0.09, ry: 0.09 });
  for (let i = 0; i < 9; i += 1) {
    const age = (paint.seconds * 0.9 + i / 9) % 1;
    oval(context, paint.light([226, 228, 230], 0.8, Number((0.6 * (1 - age)).toFixed(2))), {
      x: 0.5 - age * 1.9,
      y: -1.05 - age * 0.5 - Math.sin(i * 3) * 0.04,
      rx: 0.09 + age * 0.22,
      ry: 0.08 + age * 0.16,
    });
  }
  for (const x of [-0.5, -0.12, 0.26, 0.6]) wheel(context, paint, x, 0.15);
  poly(context, paint.light([60, 30, 26], 0.4), [0.72, -0.02, 0.95, -0.02, 0.74, -0.24]);
  oval(context, lamp([255, 240, 196], paint.lampsOn ? 1 : 0.6), { x: 0.77, y: -0.5, rx: 0.05, ry: 0.06 });
}

function wagon(
  context: Parameters<Drawer>[0],
  paint: Parameters<Drawer>[1],
  x: number,
  lacquer: ReturnType<typeof hex>,
): void {
  context.fillStyle = paint.light(lacquer, 0.5);
  context.beginPath();
  context.roundRect(x, -0.8, 1.34, 0.6, 0.05);
  context.fill();
  box(context, paint.light(darker(lacquer), 0.4), { x: x - 0.02, y: -0.78, w: 1.38, h: 0.07 });
  for (let i = 0; i < 5; i += 1)
    box(context, paint.lampsOn ? lamp([255, 218, 146]) : paint.light(hex('#9fc0d0'), 0.7), {
      x: x + 0.09 + i * 0.25,
      y: -0.48,
      w: 0.16,
      h: 0.19,
    });
  for (const dx of [0.22, 0.5, 0.86, 1.12]) wheel(context, paint, x + dx, 0.1);
}
