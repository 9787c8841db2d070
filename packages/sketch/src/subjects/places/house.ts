import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, box, darker, lamp, line, oval, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const house = {
  noun: 'house',
  words: 'cottage, cabin, home, farmhouse, hut, barn:maroon, red barn:maroon, chalet, building, villa',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 7,
  width: 1.35,
  sinks: 0,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const wall = body(
    paint,
    hex(['#efe6d6', '#d9b48a', '#c9cdd0', '#b5715a'][Math.floor(paint.phase * 4) % 4] ?? '#efe6d6'),
  );
  const roof = hex(['#8f3f32', '#4a4f59', '#7a5238'][Math.floor(paint.phase * 9) % 3] ?? '#8f3f32');
  box(context, paint.light(hex('#8a5a48'), 0.5), { x: 0.22, y: -0.72, w: 0.11, h: 0.28 });
  if (!paint.still) smoke(context, paint, 0.275, -1);
  box(context, paint.light(wall, 0.35), { x: -0.6, y: 0.02, w: 0.72, h: 0.56 });
  box(context, paint.light(wall, 0.85), { x: 0.1, y: 0.02, w: 0.46, h: 0.56 });
  poly(context, paint.light(wall, 0.85), [0.1, -0.53, 0.33, -0.9, 0.56, -0.53]);
  poly(context, paint.light(roof, 0.5), [-0.68, -0.5, -0.42, -0.92, 0.36, -0.93, 0.1, -0.5]);
  poly(context, paint.light(roof, 0.9), [0.3, -0.93, 0.36, -0.97, 0.66, -0.5, 0.58, -0.48, 0.33, -0.88]);
  if (paint.snowy) snowOnRoof(context, paint);
  for (const x of [-0.48, -0.2]) windowPane(context, paint, { x, y: -0.18, w: 0.15, h: 0.18 });
  windowPane(context, paint, { x: 0.26, y: -0.24, w: 0.14, h: 0.18 });
  box(context, paint.light(darker(roof), 0.4), { x: 0.27, y: 0.02, w: 0.13, h: 0.2 });
}

function snowOnRoof(context: Context, paint: SubjectPaint): void {
  blob(
    context,
    paint.light([244, 247, 252], 0.75),
    [-0.7, -0.5, -0.66, -0.62, -0.44, -0.95, 0.34, -0.97, 0.2, -0.74, 0.06, -0.6, -0.2, -0.66, -0.5, -0.56],
  );
  poly(
    context,
    paint.light([244, 247, 252], 0.95),
    [0.31, -0.95, 0.36, -1, 0.68, -0.51, 0.6, -0.55, 0.36, -0.9],
  );
}

export function windowPane(
  context: Context,
  paint: SubjectPaint,
  at: { x: number; y: number; w: number; h: number },
): void {
  box(context, paint.light([236, 232, 222], 0.6), {
    x: at.x - 0.014,
    y: at.y + 0.014,
    w: at.w + 0.028,
    h: at.h + 0.028,
  });
  box(context, paint.lampsOn ? lamp([255, 206, 122]) : paint.light(hex('#5f7f92'), 0.55), at);
  line(context, paint.light([236, 232, 222], 0.6), 0.012, [
    at.x + at.w / 2,
    at.y,
    at.x + at.w / 2,
    at.y - at.h,
  ]);
}

function smoke(context: Context, paint: SubjectPaint, x: number, y: number): void {
  for (let i = 0; i < 7; i += 1) {
    const age = (paint.seconds * 0.16 + i / 7 + paint.phase) % 1;
    const size = 0.045 + age * 0.13;
    oval(context, paint.light([244, 244, 246], 0.8, 0.62 * (1 - age) * Math.min(1, age * 8)), {
      x: x + age * 0.26 + Math.sin(paint.seconds * 0.9 + i) * 0.02 * age,
      y: y - age * 0.62,
      rx: size,
      ry: size * 0.85,
    });
  }
}
