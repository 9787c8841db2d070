import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { random } from '../../paint/random.js';
import { blob, line, oval, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const waterfall = {
  noun: 'waterfall',
  words: 'niagara falls, cataract, water falls',
  habitat: 'ground',
  home: 'river',
  verb: 'stand',
  heightMetres: 40,
  width: 1.9,
  sinks: 0,
  several: 3,
  stays: true,
  isFarOff: true,
  draw,
} as const satisfies Subject;

/** Water that falls from a cliff between bushes, into its own mist. */
function draw(context: Context, paint: SubjectPaint): void {
  const rock = hex('#6f685f');
  const next = random(Math.round(paint.phase * 1e6) + 23);
  blob(
    context,
    paint.light(rock, 0.25),
    [-0.95, 0.04, -0.86, -0.5, -0.62, -0.82, -0.3, -0.96, 0.3, -0.96, 0.62, -0.84, 0.84, -0.5, 0.98, 0.04],
  );
  for (let i = 0; i < 60; i += 1) {
    const x = (next() - 0.5) * 1.6;
    const y = -0.06 - next() * (0.86 - Math.abs(x) * 0.42);
    const wide = 0.04 + next() * 0.1;
    poly(context, paint.light(rock, next() * 0.9), [
      x - wide,
      y,
      x - wide * 0.4,
      y - 0.1 * next() - 0.04,
      x + wide * 0.8,
      y - 0.06,
      x + wide,
      y + 0.05,
    ]);
  }
  fallingWater(context, paint);
  for (let i = 0; i < 34; i += 1) {
    const x = (next() - 0.5) * 1.7;
    const low = Math.abs(x) > 0.24 && next() > 0.4;
    const y = low ? -0.02 - next() * 0.12 : -0.92 + Math.abs(x) ** 2 * 0.75;
    if (Math.abs(x) < 0.2) continue;
    oval(context, paint.light(hex('#4f7a3c'), 0.1 + next() * 0.8), {
      x,
      y,
      rx: 0.05 + next() * 0.06,
      ry: 0.035 + next() * 0.04,
    });
  }
  for (let i = 0; i < 12; i += 1) {
    const age = (paint.seconds * 0.3 + i / 12) % 1;
    oval(context, paint.light([244, 250, 252], 0.8, 0.3 * (1 - age)), {
      x: Math.sin(i * 2.1) * (0.14 + age * 0.3),
      y: -0.02 - age * 0.22,
      rx: 0.1 + age * 0.13,
      ry: 0.05 + age * 0.09,
    });
  }
}

function fallingWater(context: Context, paint: SubjectPaint): void {
  const fill = context.createLinearGradient(0, -0.95, 0, 0.02);
  fill.addColorStop(0, paint.light(hex('#a9cfe0'), 0.7));
  fill.addColorStop(0.25, paint.light(hex('#dcecf3'), 0.8));
  fill.addColorStop(1, paint.light(hex('#f4fafc'), 0.95));
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(-0.13, -0.955);
  context.bezierCurveTo(-0.15, -0.6, -0.16, -0.3, -0.2, 0.02);
  context.lineTo(0.2, 0.02);
  context.bezierCurveTo(0.16, -0.3, 0.15, -0.6, 0.13, -0.955);
  context.fill();
  for (let i = 0; i < 44; i += 1) {
    const x = ((i * 0.618) % 1) - 0.5;
    const age = (paint.seconds * (0.7 + (i % 5) * 0.07) + i * 0.37) % 1;
    const y = -0.95 + age * 0.97;
    const spread = 0.27 + 0.12 * age;
    const tone: Rgb = i % 3 === 0 ? [120, 168, 190] : [255, 255, 255];
    line(context, paint.light(tone, 0.9, 0.55 * Math.sin(Math.PI * age)), 0.009, [
      x * spread,
      y,
      x * (spread + 0.02),
      y + 0.12,
    ]);
  }
}
