import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, lamp, oval, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const rocket = {
  noun: 'rocket',
  words: 'spaceship, spacecraft, space shuttle, starship',
  habitat: 'air',
  home: 'space',
  verb: 'fly',
  heightMetres: 30,
  width: 0.5,
  sinks: 0,
  several: 3,
  liftsOff: true,
  shine: ({ moves, flicker }) =>
    moves ? { up: -0.15, reach: 1, colour: [1, 0.66, 0.3], strength: 0.6 * flicker } : null,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const skin = body(paint, hex('#eceae6'));
  const flying = paint.pace > 0;
  for (let i = 0; flying && i < 7; i += 1) {
    const flick = 1 + 0.2 * Math.sin(paint.seconds * 31 + i * 2);
    const fire = [
      [255, 246, 200],
      [255, 214, 110],
      [255, 160, 60],
      [244, 106, 40],
    ] as const;
    oval(context, lamp(fire[Math.min(3, Math.floor(i / 2))] ?? [255, 160, 60], 0.75 - i * 0.08), {
      x: 0,
      y: 0.02 + i * 0.075 * flick,
      rx: 0.075 - i * 0.007,
      ry: 0.1 * flick,
    });
  }
  for (const side of [-1, 1])
    poly(context, paint.light(hex('#b8322c'), side > 0 ? 0.8 : 0.3), [
      side * 0.09,
      -0.36,
      side * 0.24,
      -0.03,
      side * 0.09,
      -0.1,
    ]);
  const fill = context.createLinearGradient(-0.13, 0, 0.13, 0);
  fill.addColorStop(0, paint.light(skin, 0.1));
  fill.addColorStop(0.65, paint.light(skin, 0.75));
  fill.addColorStop(1, paint.light(skin, 1));
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(0, -1);
  context.bezierCurveTo(0.17, -0.8, 0.15, -0.3, 0.09, -0.06);
  context.lineTo(-0.09, -0.06);
  context.bezierCurveTo(-0.15, -0.3, -0.17, -0.8, 0, -1);
  context.fill();
  poly(context, paint.light(hex('#b8322c'), 0.6), [0, -1, 0.078, -0.86, -0.078, -0.86]);
  oval(context, paint.light(hex('#8a8f98'), 0.6), { x: 0, y: -0.62, rx: 0.06, ry: 0.06 });
  oval(context, paint.light(hex('#7fc4e6'), 0.9), { x: 0, y: -0.62, rx: 0.042, ry: 0.042 });
}
