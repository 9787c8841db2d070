import { hex, mix, type Rgb, scale } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { beat, blob, body, curve, darker, line, oval, paler, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const turtle = {
  noun: 'turtle',
  words: 'sea turtle, tortoise',
  habitat: 'underwater',
  home: 'underwater',
  verb: 'swim',
  heightMetres: 0.9,
  width: 1.4,
  sinks: 0.4,
  several: 2,
  bake: { as: 'strokes', looks: 1, steps: 26, hertz: 0.55, half: 0.94, above: 0.86, below: 0.24 },
  draw,
} as const satisfies Subject;

/** A sea turtle seen from the side and a little from above: it rows with long flippers. */
function draw(context: Context, paint: SubjectPaint): void {
  const shell = body(paint, hex('#8a6a34'));
  const skin = paint.own ? mix(paint.own, hex('#9fae6a'), 0.5) : hex('#9db36c');
  const row = beat(paint);
  context.translate(0, -0.42);
  flipper(context, paint, {
    x: 0.3,
    y: -0.02,
    long: 0.42,
    turn: -0.95 - row * 0.5,
    skin: darker(skin),
    side: 0.3,
  });
  flipper(context, paint, {
    x: -0.46,
    y: 0.06,
    long: 0.26,
    turn: 2.75 - row * 0.15,
    skin: darker(skin),
    side: 0.3,
  });
  head(context, paint, skin);
  blob(
    context,
    paint.light(mix(skin, [250, 240, 200], 0.5), 0.35),
    [-0.54, 0.1, -0.2, 0.24, 0.26, 0.22, 0.52, 0.06, 0, 0],
  );
  carapace(context, paint, shell);
  flipper(context, paint, { x: -0.4, y: 0.14, long: 0.28, turn: 2.5 + row * 0.2, skin, side: 0.6 });
  flipper(context, paint, { x: 0.34, y: 0.12, long: 0.56, turn: 1.9 + row * 0.55, skin, side: 0.75 });
}

function head(context: Context, paint: SubjectPaint, skin: Rgb): void {
  const fill = context.createLinearGradient(0, -0.16, 0, 0.12);
  fill.addColorStop(0, paint.light(skin, 0.95));
  fill.addColorStop(1, paint.light(mix(skin, [250, 240, 200], 0.45), 0.45));
  blob(
    context,
    fill,
    [
      0.4, -0.1, 0.56, -0.11, 0.68, -0.18, 0.82, -0.15, 0.88, -0.05, 0.8, 0.04, 0.66, 0.06, 0.54, 0.1, 0.4,
      0.1,
    ],
  );
  for (const [x, y, r] of [
    [0.66, -0.12, 0.03],
    [0.73, -0.13, 0.026],
    [0.6, -0.06, 0.026],
    [0.55, 0, 0.024],
    [0.67, -0.03, 0.03],
  ] as const)
    oval(context, paint.light(scale(skin, 0.55), 0.5), { x, y, rx: r, ry: r * 0.8 });
  line(context, paint.light(scale(skin, 0.4), 0.3), 0.01, curve([0.87, -0.02, 0.8, 0, 0.74, -0.005]));
  oval(context, paint.light([14, 16, 16], 0.2), { x: 0.775, y: -0.075, rx: 0.024, ry: 0.024 });
  oval(context, paint.light([255, 255, 255], 1), { x: 0.783, y: -0.083, rx: 0.008, ry: 0.008 });
}

function carapace(context: Context, paint: SubjectPaint, shell: Rgb): void {
  context.save();
  const fill = context.createLinearGradient(-0.1, -0.34, 0.06, 0.18);
  fill.addColorStop(0, paint.light(paler(shell), 0.95));
  fill.addColorStop(0.4, paint.light(shell, 0.7));
  fill.addColorStop(1, paint.light(darker(shell), 0.2));
  blob(
    context,
    fill,
    [-0.66, 0.12, -0.5, -0.16, -0.16, -0.36, 0.22, -0.33, 0.5, -0.12, 0.56, 0.06, 0.2, 0.18, -0.3, 0.2],
  );
  context.clip();
  const seam = paint.light(mix(shell, [255, 232, 170], 0.65), 0.8);
  for (const row of [
    [-0.62, 0.02, -0.3, -0.09, 0, -0.13, 0.3, -0.09, 0.56, 0],
    [-0.6, 0.13, -0.3, 0.08, 0, 0.06, 0.3, 0.08, 0.56, 0.1],
  ])
    line(context, seam, 0.014, curve(row));
  for (let i = 0; i < 5; i += 1) {
    const x = -0.4 + i * 0.2;
    line(context, seam, 0.013, [x * 0.72, -0.4, x * 0.9, -0.23, x, -0.1]);
    line(context, seam, 0.013, [x + 0.09, -0.11, x + 0.1, 0, x + 0.1, 0.07]);
    line(context, seam, 0.011, [x + 0.02, 0.07, x + 0.02, 0.2]);
    blob(context, paint.light(darker(shell), 0.4, 0.45), [
      x + 0.02,
      -0.08,
      x + 0.08,
      -0.05,
      x + 0.06,
      0.04,
      x - 0.02,
      0.04,
      x - 0.06,
      -0.02,
    ]);
  }
  blob(
    context,
    paint.light([255, 252, 236], 1, 0.26),
    [-0.42, -0.16, -0.14, -0.32, 0.2, -0.3, 0.36, -0.18, 0.1, -0.24, -0.16, -0.24],
  );
  context.restore();
}

function flipper(
  context: Context,
  paint: SubjectPaint,
  at: { x: number; y: number; long: number; turn: number; skin: Rgb; side: number },
): void {
  context.save();
  context.translate(at.x, at.y);
  context.rotate(at.turn);
  context.scale(at.long, at.long);
  blob(
    context,
    paint.light(mix(at.skin, [250, 240, 200], 0.4), at.side),
    [-0.05, -0.17, 0.3, -0.22, 0.7, -0.17, 1.04, 0.1, 0.7, 0.08, 0.36, 0.14, -0.05, 0.18],
  );
  blob(
    context,
    paint.light(at.skin, at.side),
    [-0.05, -0.14, 0.3, -0.18, 0.68, -0.13, 0.98, 0.08, 0.68, 0.04, 0.36, 0.09, -0.05, 0.14],
  );
  for (const [x, y, r] of [
    [0.14, -0.04, 0.08],
    [0.32, -0.06, 0.08],
    [0.5, -0.05, 0.07],
    [0.66, -0.02, 0.055],
    [0.24, 0.05, 0.05],
    [0.8, 0.02, 0.04],
  ] as const)
    oval(context, paint.light(scale(at.skin, 0.55), at.side * 0.8), { x, y, rx: r, ry: r * 0.62 });
  context.restore();
}
