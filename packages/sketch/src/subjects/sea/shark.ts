import { hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import {
  beat,
  blob,
  body,
  curve,
  darker,
  line,
  oval,
  paler,
  poly,
  type SubjectPaint,
} from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const shark = {
  noun: 'shark',
  words: 'great white shark',
  habitat: 'underwater',
  home: 'underwater',
  verb: 'swim',
  heightMetres: 1.8,
  width: 1.6,
  sinks: 0.5,
  several: 2,
  bake: { as: 'strokes', looks: 1, steps: 24, hertz: 0.7, half: 1.1, above: 1.02, below: 0 },
  draw,
} as const satisfies Subject;

/** A shark: grey above, white below, gills and a tall fin; its tail sweeps. */
function draw(context: Context, paint: SubjectPaint): void {
  const back = body(paint, hex('#6d8296'));
  const sweep = beat(paint);
  const tail = sweep * 0.05;
  context.translate(0, -0.5);
  poly(context, paint.light(darker(back), 0.3), [0.16, 0.02, -0.1, 0.22, -0.16, 0.3, 0.06, 0.14]);
  tailFin(context, paint, back, tail);
  blob(
    context,
    paint.light(back, 0.55),
    [-0.14, -0.14, -0.1, -0.3, -0.14, -0.46, -0.1, -0.46, 0.08, -0.26, 0.2, -0.13],
  );
  trunk(context, paint, back, tail);
  for (let i = 0; i < 5; i += 1)
    line(
      context,
      paint.light(darker(darker(back)), 0.3, 0.7),
      0.009,
      curve([0.33 - i * 0.04, -0.07, 0.315 - i * 0.04, 0, 0.33 - i * 0.04, 0.06]),
    );
  line(context, paint.light(darker(darker(back)), 0.2), 0.012, curve([0.76, 0.05, 0.68, 0.06, 0.58, 0.03]));
  oval(context, paint.light([12, 14, 18], 0.2), { x: 0.62, y: -0.045, rx: 0.02, ry: 0.02 });
  oval(context, paint.light([255, 255, 255], 1), { x: 0.627, y: -0.052, rx: 0.006, ry: 0.006 });
  blob(
    context,
    paint.light(back, 0.35),
    [0.22, 0.06, 0.06, 0.16, -0.14, 0.36, -0.1, 0.36, 0.12, 0.24, 0.32, 0.1],
  );
}

function tailFin(context: Context, paint: SubjectPaint, back: Rgb, tail: number): void {
  const tip = tail * 2;
  blob(context, paint.light(darker(back), 0.5), [
    -0.6,
    -0.07 + tail * 0.6,
    -0.76,
    -0.13 + tail,
    -0.98,
    -0.47 + tip,
    -1.02,
    -0.47 + tip,
    -0.89,
    -0.1 + tail,
    -0.84,
    0.02 + tail,
    -0.93,
    0.24 + tip,
    -0.9,
    0.26 + tip,
    -0.74,
    0.1 + tail,
    -0.6,
    0.05 + tail * 0.6,
  ]);
}

function trunk(context: Context, paint: SubjectPaint, back: Rgb, tail: number): void {
  const belly = mix(back, [244, 248, 250], 0.82);
  context.save();
  const fill = context.createLinearGradient(0, -0.2, 0, 0.2);
  fill.addColorStop(0, paint.light(paler(back), 0.9));
  fill.addColorStop(0.2, paint.light(back, 0.75));
  fill.addColorStop(0.55, paint.light(back, 0.4));
  fill.addColorStop(0.68, paint.light(belly, 0.7));
  fill.addColorStop(1, paint.light(belly, 0.35));
  blob(context, fill, [
    -0.84,
    tail,
    -0.5,
    -0.08 + tail * 0.3,
    -0.1,
    -0.19,
    0.35,
    -0.18,
    0.7,
    -0.08,
    0.86,
    0.01,
    0.66,
    0.07,
    0.3,
    0.16,
    -0.1,
    0.15,
    -0.5,
    0.06 + tail * 0.3,
  ]);
  context.restore();
}
