import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, line, oval, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

const STRIPS = 14;

/** A flag on a pole, in waves that run outwards. */
export const flag = {
  noun: 'flag',
  words: 'banner flag, flagpole, red flag:red, white flag:white, black flag:black, prayer flags',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 5,
  width: 0.8,
  sinks: 0,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const cloth = body(
    paint,
    hex(['#c0392f', '#2f5f9f', '#d8a531'][Math.floor(paint.phase * 3) % 3] ?? '#c0392f'),
  );
  line(context, paint.light(hex('#b8b2a6'), 0.6), 0.022, [0, 0.01, 0, -1]);
  oval(context, paint.light(hex('#d9b45a'), 0.8), { x: 0, y: -1.01, rx: 0.022, ry: 0.022 });
  for (let i = 0; i < STRIPS; i += 1) {
    const [from, to] = [i / STRIPS, (i + 1.08) / STRIPS];
    const lean = wave(paint, from + 0.03) - wave(paint, from);
    poly(context, paint.light(cloth, 0.62 - lean * 14), [
      from * 0.62,
      -0.97 + wave(paint, from),
      to * 0.62,
      -0.97 + wave(paint, to),
      to * 0.62,
      -0.6 + wave(paint, to) * 1.15,
      from * 0.62,
      -0.6 + wave(paint, from) * 1.15,
    ]);
  }
}

/** How far the cloth swings at this share of its length: nothing at the pole. */
function wave({ seconds, phase }: SubjectPaint, share: number): number {
  return Math.sin(share * 7.5 - seconds * 6.2 + phase * 6) * 0.055 * Math.min(1, share * 1.6) + share * 0.03;
}
