import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, darker, limb, line, oval, paler, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const knight = {
  noun: 'knight',
  words: 'knight in armor, knight in armour, crusader, paladin',
  habitat: 'ground',
  home: 'hills',
  verb: 'walk',
  heightMetres: 1.85,
  width: 1,
  sinks: 0,
  several: 3,
  rides: true,
  draw,
} as const satisfies Subject;

/** A knight in plate with a plume, a shield and a sword. */
function draw(context: Context, paint: SubjectPaint): void {
  const steel = hex('#b4bcc6');
  const cloth = body(paint, hex('#a8322e'));
  const stride = (paint.seconds * paint.pace + paint.phase) * Math.PI * 2;
  const step = Math.sin(stride) * Math.min(0.55, paint.pace * 0.4);
  line(context, paint.light(hex('#e4e9ee'), 0.9), 0.028, [-0.1, -0.42, -0.3, -0.02]);
  limb(context, paint.light(steel, 0.15), {
    x: 0,
    y: -0.47,
    length: 0.47,
    swing: -step,
    bend: Math.max(0, -step) * 0.7,
    width: 0.105,
  });
  limb(context, paint.light(steel, 0.65), {
    x: 0.01,
    y: -0.47,
    length: 0.47,
    swing: step,
    bend: Math.max(0, step) * 0.7,
    width: 0.105,
  });
  blob(
    context,
    paint.light(cloth, 0.55),
    [-0.14, -0.3, -0.13, -0.6, -0.12, -0.82, 0, -0.86, 0.12, -0.82, 0.13, -0.6, 0.15, -0.3, 0, -0.33],
  );
  blob(
    context,
    paint.light(steel, 0.7),
    [-0.12, -0.6, -0.13, -0.8, 0, -0.87, 0.12, -0.81, 0.13, -0.6, 0, -0.55],
  );
  oval(context, paint.light(paler(steel), 1, 0.7), { x: 0.055, y: -0.74, rx: 0.03, ry: 0.07, turn: 0.2 });
  plumedHelmet(context, paint, { steel, cloth });
  limb(context, paint.light(steel, 0.85), {
    x: 0.02,
    y: -0.79,
    length: 0.34,
    swing: 0.5 - step * 0.4,
    bend: -0.6,
    width: 0.075,
  });
  poly(context, paint.light(cloth, 0.9), [0.08, -0.72, 0.3, -0.74, 0.31, -0.52, 0.2, -0.4, 0.09, -0.52]);
  line(context, paint.light(hex('#e6c560'), 0.9), 0.02, [0.195, -0.71, 0.2, -0.43]);
  line(context, paint.light(hex('#e6c560'), 0.9), 0.02, [0.1, -0.6, 0.3, -0.61]);
}

function plumedHelmet(context: Context, paint: SubjectPaint, of: { steel: Rgb; cloth: Rgb }): void {
  const { steel, cloth } = of;
  const wave = Math.sin(paint.seconds * 3 + paint.phase) * 0.02;
  blob(context, paint.light(cloth, 0.7), [
    0,
    -1,
    -0.06,
    -1.08,
    -0.2,
    -1.06 + wave,
    -0.24,
    -0.94 + wave,
    -0.12,
    -0.98,
  ]);
  oval(context, paint.light(steel, 0.75), { x: 0.01, y: -0.925, rx: 0.085, ry: 0.09 });
  blob(context, paint.light(darker(steel), 0.5), [-0.02, -0.94, 0.1, -0.95, 0.11, -0.87, 0.02, -0.85]);
  line(context, paint.light([18, 18, 24], 0.2), 0.014, [0.015, -0.93, 0.1, -0.935]);
}
