import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, box, lamp, line, oval, paler, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const balloon = {
  noun: 'balloon',
  words: 'hot air balloon, hot-air balloon, airship:silver, blimp:silver, zeppelin:silver',
  habitat: 'air',
  home: 'hills',
  verb: 'float',
  heightMetres: 20,
  width: 1,
  sinks: 0,
  several: 5,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const first = body(paint, hex('#cf4a36'));
  const second = paint.own ? paler(first) : hex('#f2c14a');
  const sway = Math.sin(paint.seconds * 0.7 + paint.phase * 6) * 0.02;
  context.translate(sway, 0);
  for (const x of [-0.07, 0.07])
    line(context, paint.light([70, 56, 44], 0.4), 0.006, [x, -0.13, x * 2.2, -0.34]);
  const stripes = 8;
  for (let i = 0; i < stripes; i += 1) {
    const from = Math.cos((i / stripes) * Math.PI) * -0.36;
    const to = Math.cos(((i + 1) / stripes) * Math.PI) * -0.36;
    context.fillStyle = paint.light(i % 2 === 0 ? first : second, 0.12 + (i / stripes) * 0.85);
    context.beginPath();
    context.moveTo(0, -1);
    context.bezierCurveTo(from * 1.35, -0.98, from * 1.35, -0.55, from * 0.34, -0.3);
    context.lineTo(to * 0.34, -0.3);
    context.bezierCurveTo(to * 1.35, -0.55, to * 1.35, -0.98, 0, -1);
    context.fill();
  }
  if (paint.lampsOn)
    oval(context, lamp([255, 190, 90], 0.5 + 0.3 * Math.sin(paint.seconds * 9 + paint.phase * 5)), {
      x: 0,
      y: -0.33,
      rx: 0.07,
      ry: 0.05,
    });
  box(context, paint.light(hex('#7a5232'), 0.5), { x: -0.075, y: -0.02, w: 0.15, h: 0.11 });
  box(context, paint.light(hex('#a9754a'), 0.9), { x: -0.085, y: -0.11, w: 0.17, h: 0.025 });
}
