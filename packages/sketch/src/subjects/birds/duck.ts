import { hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import {
  beat,
  blob,
  body,
  darker,
  line,
  oval,
  paler,
  poly,
  type SubjectPaint,
  tube,
} from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const duck = {
  noun: 'duck',
  words: 'mallard, duckling',
  habitat: 'water',
  home: 'lake',
  verb: 'swim',
  heightMetres: 0.5,
  width: 1,
  sinks: 0.08,
  several: 4,
  draw,
} as const satisfies Subject;

/** A mallard afloat: green head, white ring, chestnut breast; it nods as it paddles. */
function draw(context: Context, paint: SubjectPaint): void {
  const coat = body(paint, hex('#a5988a'));
  const headed = paint.own ?? hex('#1f6a48');
  const nod = beat(paint) * 0.012;
  tailAndBack(context, paint, coat);
  blob(
    context,
    paint.light(paint.own ? darker(coat) : hex('#7a4630'), 0.5),
    [0.06, -0.06, 0.1, -0.28, 0.26, -0.42, 0.38, -0.3, 0.36, -0.08, 0.2, 0.03],
  );
  tube(context, paint.light(headed, 0.45), [
    0.24,
    -0.28,
    0.1,
    0.3 + nod,
    -0.46,
    0.075,
    0.34 + nod,
    -0.58,
    0.08,
  ]);
  if (!paint.own)
    line(context, paint.light([246, 244, 238], 0.8), 0.026, [0.19, -0.38, 0.28, -0.36, 0.37, -0.4]);
  duckHead(context, paint, { x: 0.37 + nod * 2, y: -0.6, colour: headed });
}

function tailAndBack(context: Context, paint: SubjectPaint, coat: Rgb): void {
  poly(
    context,
    paint.light([30, 28, 30], 0.4),
    [-0.42, -0.16, -0.62, -0.36, -0.5, -0.3, -0.56, -0.4, -0.36, -0.3],
  );
  poly(context, paint.light([242, 240, 234], 0.7), [-0.4, -0.12, -0.66, -0.26, -0.42, -0.24]);
  const fill = context.createLinearGradient(0, -0.42, 0, 0.05);
  for (const [stop, side] of [
    [0, 0.95],
    [0.45, 0.55],
    [1, 0.15],
  ] as const)
    fill.addColorStop(stop, paint.light(coat, side));
  blob(
    context,
    fill,
    [-0.52, -0.2, -0.36, -0.36, -0.06, -0.38, 0.2, -0.36, 0.36, -0.22, 0.3, 0.02, -0.1, 0.05, -0.42, 0.0],
  );
  blob(
    context,
    paint.light(darker(coat), 0.6),
    [-0.46, -0.24, -0.26, -0.36, 0.08, -0.33, 0.16, -0.2, -0.08, -0.14, -0.32, -0.16],
  );
  blob(
    context,
    paint.light(paler(coat), 0.8),
    [-0.34, -0.29, -0.14, -0.35, 0.08, -0.31, 0.1, -0.24, -0.12, -0.23],
  );
  poly(context, paint.light(hex('#2f58a8'), 0.8), [-0.26, -0.2, -0.08, -0.23, -0.06, -0.185, -0.24, -0.165]);
  line(context, paint.light([250, 250, 248], 0.9), 0.012, [-0.27, -0.205, -0.08, -0.24]);
}

function duckHead(context: Context, paint: SubjectPaint, at: { x: number; y: number; colour: Rgb }): void {
  const { x, y } = at;
  blob(context, paint.light(hex('#e2b23a'), 0.8), [
    x + 0.07,
    y - 0.05,
    x + 0.15,
    y - 0.01,
    x + 0.245,
    y + 0.015,
    x + 0.24,
    y + 0.05,
    x + 0.12,
    y + 0.055,
    x + 0.05,
    y + 0.04,
  ]);
  line(context, paint.light(hex('#8a6420'), 0.4), 0.008, [x + 0.09, y + 0.03, x + 0.23, y + 0.036]);
  oval(context, paint.light(at.colour, 0.6), { x, y, rx: 0.115, ry: 0.1 });
  oval(context, paint.light(mix(at.colour, [200, 255, 220], 0.35), 1, 0.6), {
    x: x + 0.01,
    y: y - 0.045,
    rx: 0.07,
    ry: 0.035,
  });
  oval(context, paint.light([12, 10, 10], 0.2), { x: x + 0.045, y: y - 0.02, rx: 0.018, ry: 0.018 });
  oval(context, paint.light([255, 255, 255], 1), { x: x + 0.051, y: y - 0.027, rx: 0.006, ry: 0.006 });
}
