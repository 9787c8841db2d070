import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, darker, line, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const cactus = {
  noun: 'cactus',
  words: 'saguaro',
  habitat: 'ground',
  home: 'desert',
  verb: 'stand',
  heightMetres: 4,
  width: 0.7,
  sinks: 0,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const skin = body(paint, hex('#4f7a4a'));
  const arm = (points: number[], width: number, side: number): void =>
    line(context, paint.light(skin, side), width, points);
  arm([0, 0.02, 0, -0.92], 0.2, 0.3);
  arm([0.03, 0.02, 0.03, -0.92], 0.11, 0.9);
  arm([0, -0.36, -0.26, -0.38, -0.28, -0.66], 0.13, 0.35);
  arm([0, -0.5, 0.25, -0.52, 0.27, -0.8], 0.12, 0.75);
  for (let i = 0; i < 5; i += 1)
    line(context, paint.light(darker(skin), 0.3), 0.008, [-0.07 + i * 0.035, 0, -0.07 + i * 0.035, -0.9]);
}
