import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { random } from '../../paint/random.js';
import { blob, body, darker, lamp, line, oval, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const volcano = {
  noun: 'volcano',
  words: 'erupting volcano, mount vesuvius',
  habitat: 'ground',
  home: 'mountains',
  verb: 'burn',
  heightMetres: 90,
  width: 2.5,
  sinks: 0,
  several: 3,
  stays: true,
  isFarOff: true,
  shine: ({ lampsOn, flicker }) => ({
    up: 0.92,
    reach: 0.75,
    colour: [1, 0.5, 0.18],
    strength: (lampsOn ? 0.7 : 0.32) * flicker,
  }),
  draw,
} as const satisfies Subject;

/** A cone that smokes and glows, lava running down it. */
function draw(context: Context, paint: SubjectPaint): void {
  const stone = body(paint, hex('#5b4d48'));
  const next = random(Math.round(paint.phase * 1e6) + 11);
  plume(context, paint);
  blob(
    context,
    paint.light(stone, 0.2),
    [-1.25, 0.05, -0.62, -0.34, -0.24, -0.84, -0.13, -0.92, 0.13, -0.92, 0.26, -0.82, 0.6, -0.36, 1.25, 0.05],
  );
  poly(
    context,
    paint.light(stone, 0.85),
    [0.1, -0.9, 0.25, -0.8, 0.58, -0.38, 1.1, -0.02, 0.45, 0.02, 0.2, -0.4],
  );
  for (let i = 0; i < 46; i += 1) {
    const t = next();
    const x = (next() - 0.5) * 2 * (0.12 + t * 0.95);
    line(context, paint.light(darker(stone), x > 0 ? 0.55 : 0.05), 0.008 + next() * 0.012, [
      x * 0.7,
      -0.88 + t * 0.72,
      x,
      -0.76 + t * 0.78,
    ]);
  }
  const glow = 0.8 + 0.2 * Math.sin(paint.seconds * 3.1);
  for (const [x, reach] of [
    [-0.05, 0.62],
    [0.09, 0.44],
    [-0.16, 0.36],
  ] as const) {
    const flow = [
      x * 0.5,
      -0.91,
      x * 1.2 + 0.02,
      -0.91 + reach * 0.4,
      x * 2.6,
      -0.91 + reach * 0.75,
      x * 3.4 + 0.03,
      -0.91 + reach,
    ];
    line(context, lamp([255, 96, 24], 0.85 * glow), 0.034, flow);
    line(context, lamp([255, 206, 96], 0.9 * glow), 0.013, flow);
  }
  oval(context, lamp([255, 150, 50], glow), { x: 0, y: -0.915, rx: 0.13, ry: 0.024 });
  for (let i = 0; i < 22; i += 1) {
    const age = (paint.seconds * 0.62 + i * 0.618) % 1;
    const out = Math.sin(i * 2.4) * 0.34 * age;
    oval(context, lamp([255, 190 - age * 90, 70], 1 - age), {
      x: out,
      y: -0.93 - 0.62 * age + 0.75 * age * age,
      rx: 0.012,
      ry: 0.014,
    });
  }
}

function plume(context: Context, paint: SubjectPaint): void {
  for (let i = 17; i >= 0; i -= 1) {
    const age = (paint.seconds * 0.07 + i / 18) % 1;
    const size = 0.07 + age * 0.24;
    const lit: Rgb = [96 + 40 * age, 84 + 46 * age, 84 + 50 * age];
    const fade = 0.75 * (1 - age) * Math.min(1, age * 10);
    oval(context, paint.light(lit, 0.75, fade), {
      x: Math.sin(i * 1.9 + paint.seconds * 0.3) * 0.07 + age * 0.42,
      y: -0.95 - age * 0.72,
      rx: size,
      ry: size * 0.8,
    });
  }
}
