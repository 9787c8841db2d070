import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { beat, blob, body, line, oval, paler, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const penguin = {
  noun: 'penguin',
  words: '',
  habitat: 'ground',
  home: 'snowfield',
  verb: 'walk',
  heightMetres: 0.9,
  width: 0.6,
  sinks: 0,
  several: 5,
  draw,
} as const satisfies Subject;

/** An emperor penguin: it waddles with its flippers held out, gold at its throat. */
function draw(context: Context, paint: SubjectPaint): void {
  const coat = body(paint, hex('#262b36'));
  const waddle = beat(paint) * Math.min(0.09, paint.pace * 0.08);
  const step = beat(paint) * Math.min(0.05, paint.pace * 0.05);
  for (const [x, lift] of [
    [-0.09, Math.max(0, step)],
    [0.09, Math.max(0, -step)],
  ] as const)
    blob(context, paint.light(hex('#4a3a34'), 0.5), [
      x - 0.09,
      0.005 - lift,
      x - 0.08,
      -0.05 - lift,
      x + 0.05,
      -0.055 - lift,
      x + 0.15,
      -0.012 - lift,
      x + 0.13,
      0.008 - lift,
    ]);
  context.rotate(waddle);
  flipper(context, paint, { coat, x: 0.2, way: 1, side: 0.15, lift: waddle });
  poly(context, paint.light(coat, 0.2), [-0.16, -0.1, -0.27, -0.005, -0.06, -0.05]);
  const fill = context.createLinearGradient(-0.28, 0, 0.28, 0);
  for (const [stop, side] of [
    [0, 0.75],
    [0.4, 0.4],
    [1, 0.15],
  ] as const)
    fill.addColorStop(stop, paint.light(coat, side));
  blob(
    context,
    fill,
    [
      -0.22, -0.02, -0.29, -0.34, -0.23, -0.62, -0.15, -0.8, -0.02, -0.86, 0.12, -0.8, 0.22, -0.6, 0.28,
      -0.32, 0.2, -0.02, 0, 0.0,
    ],
  );
  const front = context.createLinearGradient(-0.1, 0, 0.27, 0);
  for (const [stop, side] of [
    [0, 0.5],
    [0.5, 0.85],
    [1, 1],
  ] as const)
    front.addColorStop(stop, paint.light([247, 246, 240], side));
  blob(
    context,
    front,
    [-0.08, -0.04, -0.13, -0.34, -0.08, -0.6, 0.04, -0.76, 0.17, -0.68, 0.235, -0.5, 0.26, -0.3, 0.18, -0.04],
  );
  blob(
    context,
    paint.light(hex('#f2c14e'), 0.85, 0.75),
    [-0.02, -0.66, 0.06, -0.78, 0.17, -0.72, 0.18, -0.6, 0.06, -0.58],
  );
  penguinHead(context, paint, coat);
  flipper(context, paint, { coat, x: -0.2, way: -1, side: 0.6, lift: waddle });
}

function penguinHead(context: Context, paint: SubjectPaint, coat: Rgb): void {
  blob(
    context,
    paint.light(coat, 0.42),
    [-0.14, -0.72, -0.14, -0.92, -0.02, -1.01, 0.12, -0.97, 0.17, -0.87, 0.12, -0.76, 0, -0.7],
  );
  blob(
    context,
    paint.light(hex('#f0b23e'), 0.9),
    [-0.07, -0.73, -0.08, -0.86, -0.03, -0.9, 0.0, -0.82, 0.03, -0.72],
  );
  blob(
    context,
    paint.light([30, 28, 32], 0.5),
    [0.13, -0.92, 0.24, -0.9, 0.31, -0.86, 0.22, -0.855, 0.13, -0.85],
  );
  line(context, paint.light(hex('#e8893a'), 0.9), 0.014, [0.15, -0.868, 0.26, -0.87]);
  oval(context, paint.light([245, 245, 245], 0.9), { x: 0.075, y: -0.915, rx: 0.016, ry: 0.016 });
  oval(context, paint.light([10, 10, 12], 0.2), { x: 0.079, y: -0.915, rx: 0.009, ry: 0.01 });
  blob(context, paint.light(paler(coat), 0.9, 0.35), [-0.06, -0.97, 0.02, -1.0, 0.1, -0.96, 0.02, -0.955]);
}

function flipper(
  context: Context,
  paint: SubjectPaint,
  at: { coat: Rgb; x: number; way: 1 | -1; side: number; lift: number },
): void {
  const { x, way } = at;
  const out = 0.1 + way * at.lift * 0.8;
  blob(context, paint.light(at.coat, at.side), [
    x - way * 0.05,
    -0.68,
    x + way * 0.04,
    -0.64,
    x + way * (0.06 + out * 0.6),
    -0.44,
    x + way * (0.04 + out),
    -0.24,
    x + way * (out - 0.01),
    -0.25,
    x - way * 0.01,
    -0.42,
  ]);
}
