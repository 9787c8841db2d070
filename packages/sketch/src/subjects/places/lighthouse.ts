import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, box, darker, lamp, poly, rounded, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const lighthouse = {
  noun: 'lighthouse',
  words: 'light house, beacon',
  habitat: 'shore',
  home: 'sea',
  verb: 'stand',
  heightMetres: 30,
  width: 0.9,
  sinks: 0,
  several: 3,
  stays: true,
  shine: ({ lampsOn, seconds }) =>
    lampsOn
      ? { up: 0.88, reach: 0.8 + 0.3 * Math.sin(seconds * 1.4), colour: [1, 0.9, 0.62], strength: 0.6 }
      : null,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const band = body(paint, hex('#c23a30'));
  blob(
    context,
    paint.light(hex('#6b625a'), 0.35),
    [-0.5, 0.05, -0.36, -0.08, -0.1, -0.12, 0.16, -0.1, 0.4, -0.05, 0.52, 0.05],
  );
  box(context, paint.light(hex('#e9e2d4'), 0.6), { x: 0.1, y: -0.06, w: 0.22, h: 0.12 });
  poly(context, paint.light(darker(band), 0.6), [0.07, -0.18, 0.21, -0.26, 0.35, -0.18]);
  for (let i = 0; i < 6; i += 1) {
    const y0 = -0.06 - i * 0.13;
    const half = (k: number): number => 0.105 - k * 0.0105;
    context.fillStyle = rounded(context, paint, i % 2 === 0 ? hex('#f4f0e6') : band, {
      left: -0.1,
      right: 0.1,
    });
    context.beginPath();
    context.moveTo(-half(i), y0);
    context.lineTo(half(i), y0);
    context.lineTo(half(i + 1), y0 - 0.131);
    context.lineTo(-half(i + 1), y0 - 0.131);
    context.fill();
  }
  box(context, paint.light([40, 42, 48], 0.5), { x: -0.07, y: -0.83, w: 0.14, h: 0.022 });
  box(context, paint.lampsOn ? lamp([255, 240, 190]) : paint.light(hex('#cfe0e6'), 0.8), {
    x: -0.038,
    y: -0.85,
    w: 0.076,
    h: 0.075,
  });
  poly(context, paint.light(band, 0.5), [-0.055, -0.925, 0, -1, 0.055, -0.925]);
  for (const y of [-0.25, -0.5])
    box(context, paint.lampsOn ? lamp([255, 214, 140]) : paint.light(hex('#38424e'), 0.3), {
      x: -0.014,
      y,
      w: 0.028,
      h: 0.05,
    });
}
