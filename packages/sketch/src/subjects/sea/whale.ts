import { css, hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, darker, line, oval, paler, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const whale = {
  noun: 'whale',
  words: 'humpback whale, blue whale, humpback, sperm whale, beluga:white',
  habitat: 'water',
  home: 'sea',
  verb: 'swim',
  heightMetres: 6,
  width: 2.8,
  sinks: 0.02,
  several: 2,
  leapsPerSecond: 0.3,
  draw,
} as const satisfies Subject;

/** Seconds from one breath to the next. */
const BREATH = 4.6;

/** Points of the body, bent along its length. */
function bent(points: readonly number[], bend: number): number[] {
  return points.map((value, i) => (i % 2 === 0 ? value : value + bend * (points[i - 1]! * 0.9) ** 2));
}

/**
 * A humpback: its back rolls through the surface, it breathes, and its flukes follow; breaching, it shows its
 * throat.
 */
function draw(context: Context, paint: SubjectPaint): void {
  const skin = body(paint, hex('#3d5164'));
  const breaches = paint.verb === 'jump';
  const way = (paint.seconds / BREATH + paint.phase) % 1;
  const swell = Math.sin(way * Math.PI * 2);
  context.save();
  // The waterline is y = 0: head up while it breathes, then the back arches and the tail comes up.
  if (!breaches) {
    context.translate(0, -0.1 - 0.05 * swell);
    context.rotate(-0.06 - 0.075 * swell);
  }
  const bend = breaches ? -0.04 : 0.09 - 0.08 * swell;
  flukes(context, paint, { skin, bend, up: breaches ? 0.1 : 0.3 - 0.34 * swell });
  trunk(context, paint, skin, bend);
  throat(context, paint, bend);
  head(context, paint, skin, bend);
  context.restore();
  if (!breaches) spout(context, way);
}

function trunk(context: Context, paint: SubjectPaint, skin: Rgb, bend: number): void {
  const back = [
    -1.5, -0.1, -1.2, -0.14, -0.85, -0.27, -0.35, -0.44, 0.2, -0.5, 0.75, -0.44, 1.15, -0.3, 1.38, -0.12,
    1.42, 0.02, 1.2, 0.2, 0.6, 0.34, 0, 0.3, -0.7, 0.14, -1.3, 0,
  ];
  const fill = context.createLinearGradient(0, -0.5, 0, 0.36);
  fill.addColorStop(0, paint.light(paler(skin), 0.85));
  fill.addColorStop(0.16, paint.light(skin, 0.75));
  fill.addColorStop(0.55, paint.light(skin, 0.3));
  fill.addColorStop(1, paint.light(darker(skin), 0.15));
  blob(context, fill, bent(back, bend));
  // Its small back fin, and the wet light along the back.
  blob(
    context,
    paint.light(darker(skin), 0.4),
    bent([-0.72, -0.3, -0.56, -0.4, -0.6, -0.5, -0.42, -0.44, -0.3, -0.42, -0.5, -0.3], bend),
  );
  for (const [x, y, wide, thick] of [
    [0.3, -0.425, 0.34, 0.018],
    [0.78, -0.365, 0.14, 0.014],
    [-0.2, -0.375, 0.16, 0.014],
    [-0.95, -0.2, 0.12, 0.011],
  ] as const) {
    const at = bent([x, y], bend);
    oval(context, paint.light([244, 250, 255], 1, 0.42), {
      x: at[0]!,
      y: at[1]!,
      rx: wide,
      ry: thick,
      turn: x > 0.5 ? 0.26 : x * -0.28 - 0.02,
    });
  }
}

/** The pale throat with its pleats. */
function throat(context: Context, paint: SubjectPaint, bend: number): void {
  blob(
    context,
    paint.light(hex('#c9d2d6'), 0.5),
    bent(
      [1.4, 0.02, 1.36, 0.1, 1.1, 0.23, 0.6, 0.335, 0.1, 0.31, -0.15, 0.24, 0.3, 0.17, 0.8, 0.09, 1.2, 0.0],
      bend,
    ),
  );
  for (let i = 0; i < 7; i += 1) {
    const k = i / 7;
    const from = 1.32 - k * 0.06;
    line(
      context,
      paint.light(hex('#4f6170'), 0.3, 0.75),
      0.012,
      bent(
        [
          from,
          0.045 + k * 0.11,
          0.85,
          0.12 + k * 0.17,
          0.35,
          0.19 + k * 0.125,
          -0.02 + k * 0.06,
          0.22 + k * 0.08,
        ],
        bend,
      ),
    );
  }
}

/** Mouth, eye, knobs and the long flipper. */
function head(context: Context, paint: SubjectPaint, skin: Rgb, bend: number): void {
  line(
    context,
    paint.light([18, 22, 30], 0.2),
    0.02,
    bent([1.41, -0.02, 1.2, -0.015, 0.95, 0.02, 0.78, 0.1], bend),
  );
  const [ex, ey] = bent([0.74, 0.03], bend);
  oval(context, paint.light(paler(skin), 0.6), { x: ex!, y: ey!, rx: 0.036, ry: 0.028 });
  oval(context, paint.light([10, 12, 16], 0.2), { x: ex! + 0.004, y: ey!, rx: 0.02, ry: 0.018 });
  for (let i = 0; i < 6; i += 1) {
    const [x, y] = bent([0.92 + i * 0.08, -0.3 + i * 0.036 + (i % 2) * 0.05], bend);
    oval(context, paint.light(skin, 0.8), { x: x!, y: y!, rx: 0.017, ry: 0.013 });
  }
  const sweep = Math.sin(paint.seconds * 1.2 + paint.phase * 6) * 0.06;
  blob(
    context,
    paint.light(darker(skin), 0.5),
    bent(
      [
        0.52,
        0.14,
        0.3,
        0.3 + sweep,
        -0.06,
        0.56 + sweep * 2,
        -0.2,
        0.6 + sweep * 2,
        0.06,
        0.36 + sweep,
        0.26,
        0.18,
      ],
      bend,
    ),
  );
  line(
    context,
    paint.light([226, 232, 236], 0.7),
    0.016,
    bent([0.4, 0.22 + sweep * 0.6, 0.14, 0.4 + sweep, -0.12, 0.56 + sweep * 2], bend),
  );
}

function flukes(context: Context, paint: SubjectPaint, at: { skin: Rgb; bend: number; up: number }): void {
  const [x, y] = bent([-1.38, -0.05], at.bend);
  context.save();
  context.translate(x!, y!);
  context.rotate(-at.up * 0.9);
  context.scale(1, 0.35 + Math.abs(at.up) * 1.9);
  blob(
    context,
    paint.light(darker(at.skin), 0.25),
    [0.16, -0.06, 0, -0.1, -0.22, -0.34, -0.5, -0.42, -0.34, -0.16, -0.2, 0.02, 0.16, 0.06],
  );
  blob(
    context,
    paint.light(at.skin, 0.7),
    [0.16, 0.02, -0.04, 0.03, -0.24, 0.16, -0.54, 0.14, -0.3, -0.08, -0.12, -0.1, 0.14, -0.07],
  );
  context.restore();
}

/** A breath: drops thrown up in two columns that spread, hang and drift away. */
function spout(context: Context, way: number): void {
  const age = (way - 0.06) * BREATH;
  if (age < 0 || age > 2.4) return;
  for (let i = 0; i < 60; i += 1) {
    const own = age - (i % 15) * 0.05;
    if (own <= 0) continue;
    const side = (i % 2 === 0 ? 1 : -1) * (0.02 + ((i * 0.618) % 1) * 0.17);
    const thrown = 0.3 + ((i * 0.377) % 1) * 0.62;
    const up = thrown * (1 - Math.exp(-own * 3.4)) - own * own * 0.1;
    const fade = Math.max(0, 1 - own / 1.9) ** 1.3 * Math.min(1, own * 9);
    const size = 0.012 + own * 0.034;
    oval(context, css([240, 247, 252], 0.3 * fade), {
      x: 0.66 + side * (1 - Math.exp(-own * 2)) * (0.4 + thrown) - own * 0.08,
      y: -0.56 - up,
      rx: size,
      ry: size * 1.3,
    });
  }
}
