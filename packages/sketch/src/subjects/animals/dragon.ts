import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, darker, lamp, line, oval, paler, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const dragon = {
  noun: 'dragon',
  words: 'wyvern, drake',
  habitat: 'air',
  home: 'mountains',
  verb: 'fly',
  heightMetres: 9,
  width: 2.7,
  sinks: 0,
  several: 2,
  draw,
} as const satisfies Subject;

/** A dragon in flight: leather wings that beat, a tail that follows. */
function draw(context: Context, paint: SubjectPaint): void {
  const skin = body(paint, hex('#8c3a2c'));
  const beat = Math.sin((paint.seconds * 0.75 + paint.phase) * Math.PI * 2);
  context.translate(0, -0.42 + beat * 0.05);
  dragonWing(context, paint, { x: 0.1, beat: beat * 0.9 + 0.12, skin: darker(skin), side: 0.1 });
  dragonTail(context, paint, skin);
  for (const [x, dy] of [
    [-0.16, 0.3],
    [0.16, 0.26],
  ] as const)
    line(context, paint.light(darker(skin), 0.4), 0.06, [x, 0.1, x - 0.09, dy, x - 0.02, dy + 0.05]);
  blob(
    context,
    paint.light(skin, 0.5),
    [-0.34, 0.06, -0.2, -0.12, 0.16, -0.14, 0.36, -0.04, 0.28, 0.14, -0.1, 0.2],
  );
  blob(context, paint.light(paler(skin), 0.6), [-0.2, 0.12, 0.12, 0.08, 0.32, 0.02, 0.24, 0.14, -0.06, 0.19]);
  blob(
    context,
    paint.light(skin, 0.6),
    [0.2, -0.1, 0.44, -0.22, 0.56, -0.36, 0.68, -0.34, 0.62, -0.2, 0.4, 0.03, 0.26, 0.08],
  );
  blob(
    context,
    paint.light(skin, 0.75),
    [0.54, -0.42, 0.7, -0.46, 0.95, -0.34, 0.93, -0.28, 0.72, -0.25, 0.56, -0.28],
  );
  poly(context, paint.light(darker(skin), 0.4), [0.72, -0.27, 0.92, -0.25, 0.74, -0.21]);
  for (const dx of [0, 0.07])
    poly(context, paint.light(hex('#d9c79a'), 0.7), [0.58 + dx, -0.42, 0.4 + dx, -0.56, 0.65 + dx, -0.45]);
  for (let i = 0; i < 9; i += 1)
    poly(context, paint.light(darker(skin), 0.2), [
      -0.5 + i * 0.11,
      0.07 - i * 0.024,
      -0.47 + i * 0.11,
      -0.04 - i * 0.026,
      -0.4 + i * 0.11,
      0.05 - i * 0.025,
    ]);
  oval(context, lamp([255, 214, 90]), { x: 0.72, y: -0.38, rx: 0.02, ry: 0.016 });
  if (paint.pace > 0 && paint.burns) fireBreath(context, paint);
  dragonWing(context, paint, { x: 0, beat, skin, side: 0.6 });
}

function dragonTail(context: Context, paint: SubjectPaint, skin: Rgb): void {
  const sway = Math.sin(paint.seconds * 1.4 + paint.phase * 6);
  blob(context, paint.light(skin, 0.35), [
    -0.24,
    0.02,
    -0.6,
    0.12 + sway * 0.04,
    -0.98,
    0.02 + sway * 0.1,
    -1.2,
    -0.1 + sway * 0.14,
    -0.96,
    0.12 + sway * 0.1,
    -0.56,
    0.24 + sway * 0.03,
    -0.2,
    0.14,
  ]);
  poly(context, paint.light(darker(skin), 0.4), [
    -1.1,
    -0.04 + sway * 0.13,
    -1.36,
    -0.2 + sway * 0.16,
    -1.24,
    0.03 + sway * 0.15,
    -1.32,
    0.12 + sway * 0.16,
  ]);
}

function fireBreath(context: Context, paint: SubjectPaint): void {
  for (let i = 0; i < 14; i += 1) {
    const age = (paint.seconds * 1.6 + i / 14) % 1;
    const fire: Rgb = age < 0.3 ? [255, 240, 170] : [255, 150 - age * 70, 40];
    oval(context, lamp(fire, 0.8 * (1 - age)), {
      x: 0.96 + age * 0.75,
      y: -0.28 + age * 0.2 + Math.sin(i * 2.3 + paint.seconds * 9) * 0.05 * age,
      rx: 0.04 + age * 0.13,
      ry: 0.03 + age * 0.1,
    });
  }
}

function dragonWing(
  context: Context,
  paint: SubjectPaint,
  at: { x: number; beat: number; skin: Rgb; side: number },
): void {
  const { x, skin } = at;
  const beat = 0.35 + at.beat * 0.75;
  const elbow = [x - 0.12, -0.22 - beat * 0.26] as const;
  const tips = [
    [x + 0.1, -0.5 - beat * 0.52],
    [x - 0.34, -0.44 - beat * 0.5],
    [x - 0.6, -0.24 - beat * 0.34],
    [x - 0.62, 0.02 - beat * 0.12],
  ] as const;
  const [first, second, third, last] = tips;
  context.fillStyle = paint.light(paler(skin), at.side * 0.8);
  context.beginPath();
  context.moveTo(x + 0.14, -0.06);
  context.quadraticCurveTo(x + 0.1, elbow[1], first[0], first[1]);
  context.quadraticCurveTo(x - 0.12, elbow[1] - 0.06, second[0], second[1]);
  context.quadraticCurveTo(x - 0.34, elbow[1] + 0.1, third[0], third[1]);
  context.quadraticCurveTo(x - 0.4, elbow[1] + 0.2, last[0], last[1]);
  context.quadraticCurveTo(x - 0.3, 0.04, x - 0.16, 0.02);
  context.fill();
  for (const [tx, ty] of tips)
    line(context, paint.light(darker(skin), at.side), 0.022, [x + 0.08, -0.06, elbow[0], elbow[1], tx, ty]);
}
