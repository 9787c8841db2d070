import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, box, lamp, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const tower = {
  noun: 'tower',
  words: 'eiffel tower, radio tower',
  habitat: 'ground',
  home: 'city',
  verb: 'stand',
  heightMetres: 60,
  width: 1,
  sinks: 0,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(c: Context, p: SubjectPaint): void {
  const steel = p.light(body(p, hex('#6b5a4c')), 0.5);
  for (const side of [-1, 1]) {
    c.strokeStyle = steel;
    c.lineWidth = 0.026;
    c.beginPath();
    c.moveTo(side * 0.24, 0.02);
    c.quadraticCurveTo(side * 0.06, -0.34, 0, -0.98);
    c.stroke();
  }
  for (let i = 1; i < 13; i += 1) {
    const t = i / 13;
    const w = 0.24 * (1 - t) ** 2.1 + 0.004;
    line(c, steel, 0.009, [-w, -t * 0.96, w, -(t + 0.05) * 0.96]);
    line(c, steel, 0.009, [w, -t * 0.96, -w, -(t + 0.05) * 0.96]);
  }
  box(c, steel, { x: -0.16, y: -0.2, w: 0.32, h: 0.03 });
  box(c, steel, { x: -0.085, y: -0.44, w: 0.17, h: 0.024 });
  if (!p.lampsOn) return;
  for (let i = 0; i < 30; i += 1)
    oval(c, lamp([255, 218, 140], 0.4 + 0.5 * Math.abs(Math.sin(p.seconds * 2 + i))), {
      x: (i % 2 ? 1 : -1) * 0.23 * (1 - i / 30) ** 2.1,
      y: -(i / 30) * 0.95,
      rx: 0.011,
      ry: 0.011,
    });
}
