import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, darker, line, paler, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const sailboat = {
  noun: 'sailboat',
  words: 'sail boat, sailing boat, sailing ship, yacht, sloop, catamaran',
  habitat: 'water',
  home: 'sea',
  verb: 'sail',
  heightMetres: 11,
  width: 1,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

function draw(c: Context, p: SubjectPaint): void {
  const hull = body(p, hex('#f1ece2'));
  const sail = p.own ? paler(paler(hull)) : hex('#fbf7ee');
  c.rotate(Math.sin(p.seconds * 1.1 + p.phase * 6) * 0.035);
  line(c, p.light(hex('#5a4634'), 0.5), 0.014, [0, -0.1, 0, -1]);
  const fill = c.createLinearGradient(-0.1, 0, 0.42, 0);
  fill.addColorStop(0, p.light(sail, 0.95));
  fill.addColorStop(1, p.light(sail, 0.45));
  c.fillStyle = fill;
  c.beginPath();
  c.moveTo(0.015, -0.98);
  c.quadraticCurveTo(0.34, -0.5, 0.42, -0.19);
  c.lineTo(0.015, -0.17);
  c.fill();
  c.fillStyle = p.light(sail, 0.75);
  c.beginPath();
  c.moveTo(-0.015, -0.9);
  c.quadraticCurveTo(-0.2, -0.5, -0.34, -0.18);
  c.lineTo(-0.015, -0.17);
  c.fill();
  blob(c, p.light(hull, 0.5), [-0.46, -0.12, -0.36, -0.13, 0.4, -0.13, 0.54, -0.13, 0.4, 0.02, -0.3, 0.02]);
  poly(c, p.light(darker(hull), 0.4), [-0.4, -0.035, 0.46, -0.035, 0.38, 0.015, -0.34, 0.015]);
  line(c, p.light(paler(hull), 1), 0.012, [-0.42, -0.118, 0.48, -0.118]);
}
