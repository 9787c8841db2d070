import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import {
  blob,
  darker,
  line,
  oval,
  paler,
  poly,
  rounded,
  type SubjectPaint,
  tube,
} from '../drawing/shapes.js';

/** A violin from its button at 0, 0 along x to its scroll, 0.36 long. */
export function violin(context: Context, paint: SubjectPaint): void {
  const wood = hex('#a8521f');
  blob(
    context,
    paint.light(darker(wood), 0.3),
    [
      -0.006, 0.004, 0.002, -0.058, 0.07, -0.056, 0.1, -0.034, 0.13, -0.05, 0.196, -0.042, 0.206, 0.006,
      0.196, 0.052, 0.13, 0.058, 0.1, 0.042, 0.07, 0.066, 0.002, 0.064,
    ],
  );
  blob(
    context,
    paint.light(wood, 0.75),
    [
      0, -0.006, 0.006, -0.052, 0.07, -0.052, 0.1, -0.03, 0.13, -0.045, 0.19, -0.038, 0.2, 0, 0.19, 0.04,
      0.13, 0.046, 0.1, 0.032, 0.07, 0.053, 0.006, 0.053,
    ],
  );
  blob(context, paint.light(paler(wood), 0.9, 0.5), [0.02, -0.03, 0.08, -0.04, 0.15, -0.034, 0.08, -0.022]);
  poly(context, paint.light([26, 20, 18], 0.4), [0.01, -0.01, 0.06, -0.012, 0.06, 0.012, 0.01, 0.01]);
  for (const y of [-0.024, 0.024])
    line(context, paint.light([30, 16, 12], 0.2), 0.005, [0.07, y, 0.088, y * 1.1, 0.108, y * 0.8]);
  poly(context, paint.light([26, 20, 18], 0.5), [0.11, -0.011, 0.31, -0.008, 0.31, 0.008, 0.11, 0.011]);
  line(context, paint.light(hex('#e9d3a0'), 0.7), 0.008, [0.085, -0.017, 0.085, 0.017]);
  for (const y of [-0.005, 0.005])
    line(context, paint.light([226, 220, 206], 0.8), 0.0025, [0.05, y, 0.31, y * 0.8]);
  tube(context, paint.light(darker(wood), 0.5), [0.31, 0, 0.008, 0.345, 0.004, 0.01, 0.36, 0.012, 0.012]);
}

/** A guitar from the end of its body at 0, 0 along x to its head, 0.68 long. */
export function guitar(context: Context, paint: SubjectPaint): void {
  const wood = hex('#c07a34');
  const shape = (k: number): number[] => [
    0,
    0,
    0.01,
    -0.125 * k,
    0.1,
    -0.135 * k,
    0.165,
    -0.075 * k,
    0.23,
    -0.1 * k,
    0.3,
    -0.07 * k,
    0.31,
    0,
    0.3,
    0.07 * k,
    0.23,
    0.1 * k,
    0.165,
    0.075 * k,
    0.1,
    0.135 * k,
    0.01,
    0.125 * k,
  ];
  context.save();
  context.translate(-0.008, 0.016);
  blob(context, paint.light(hex('#5a2f18'), 0.2), shape(1.06));
  context.restore();
  blob(context, paint.light(hex('#6d3a1c'), 0.5), shape(1.02));
  context.fillStyle = rounded(context, paint, wood, { left: -0.05, right: 0.3 });
  blob(context, context.fillStyle, shape(0.95));
  oval(context, paint.light(hex('#5a2f18'), 0.3), { x: 0.205, y: 0, rx: 0.05, ry: 0.05 });
  oval(context, paint.light([24, 16, 12], 0.1), { x: 0.205, y: 0, rx: 0.042, ry: 0.042 });
  poly(context, paint.light(hex('#3a2216'), 0.4), [0.06, -0.05, 0.078, -0.05, 0.078, 0.05, 0.06, 0.05]);
  poly(context, paint.light(hex('#3b241a'), 0.6), [0.235, -0.022, 0.6, -0.017, 0.6, 0.017, 0.235, 0.022]);
  for (let i = 0; i < 7; i += 1)
    line(context, paint.light([206, 198, 180], 0.6), 0.0035, [
      0.3 + i * 0.044,
      -0.018,
      0.3 + i * 0.044,
      0.018,
    ]);
  blob(
    context,
    paint.light(hex('#6d3a1c'), 0.6),
    [0.59, -0.018, 0.61, -0.034, 0.68, -0.03, 0.685, 0, 0.68, 0.03, 0.61, 0.034, 0.59, 0.018],
  );
  for (const y of [-0.011, -0.004, 0.004, 0.011])
    line(context, paint.light([236, 230, 214], 0.8), 0.0026, [0.07, y * 1.4, 0.62, y]);
}

/** A trumpet from its mouthpiece at 0, 0 along x to its bell, 0.38 long. */
export function trumpet(context: Context, paint: SubjectPaint, press: number): void {
  const brass: Rgb = hex('#d8a436');
  const [shade, mid, shine] = [
    paint.light(darker(brass), 0.35),
    paint.light(brass, 0.7),
    paint.light(hex('#fff0b8'), 1),
  ];
  line(context, mid, 0.014, [0, 0, 0.28, 0]);
  line(context, shade, 0.016, [0.07, 0.045, 0.24, 0.045]);
  for (const [x, from, to] of [
    [0.07, 0, 0.045],
    [0.255, 0, 0.045],
  ] as const)
    line(context, shade, 0.015, [x, from, x, to]);
  poly(
    context,
    mid,
    [
      0.24, -0.009, 0.31, -0.018, 0.355, -0.04, 0.38, -0.075, 0.38, 0.075, 0.355, 0.04, 0.31, 0.018, 0.24,
      0.009,
    ],
  );
  oval(context, paint.light(darker(darker(brass)), 0.3), { x: 0.38, y: 0, rx: 0.018, ry: 0.075 });
  line(context, shine, 0.006, [0.02, -0.004, 0.3, -0.008]);
  line(context, shine, 0.005, [0.31, -0.013, 0.365, -0.045]);
  for (let i = 0; i < 3; i += 1) {
    const down = Math.max(0, Math.sin(press + i * 2.1)) * 0.014;
    line(context, mid, 0.02, [0.135 + i * 0.03, -0.03, 0.135 + i * 0.03, 0.065]);
    line(context, shine, 0.008, [0.132 + i * 0.03, -0.05 + down, 0.132 + i * 0.03, 0.05]);
  }
  oval(context, shade, { x: 0, y: 0, rx: 0.012, ry: 0.018 });
}

/** A saxophone that hangs from its mouthpiece at 0, 0, 0.4 high. */
export function saxophone(context: Context, paint: SubjectPaint): void {
  const brass: Rgb = hex('#cf9a30');
  tube(context, paint.light([24, 22, 24], 0.4), [-0.01, 0.004, 0.011, 0.04, -0.004, 0.012]);
  tube(
    context,
    paint.light(darker(brass), 0.45),
    [
      0.04, -0.004, 0.01, 0.09, 0.0, 0.013, 0.1, 0.1, 0.019, 0.1, 0.26, 0.028, 0.13, 0.36, 0.036, 0.2, 0.35,
      0.04, 0.235, 0.27, 0.045, 0.25, 0.2, 0.066,
    ],
  );
  tube(
    context,
    paint.light(brass, 0.8),
    [
      0.045, -0.006, 0.006, 0.092, 0.0, 0.007, 0.105, 0.1, 0.01, 0.106, 0.26, 0.015, 0.135, 0.35, 0.02, 0.2,
      0.34, 0.022, 0.24, 0.27, 0.024, 0.256, 0.2, 0.034,
    ],
  );
  oval(context, paint.light(darker(darker(brass)), 0.2), {
    x: 0.253,
    y: 0.172,
    rx: 0.072,
    ry: 0.022,
    turn: 0.2,
  });
  for (let i = 0; i < 6; i += 1)
    oval(context, paint.light(hex('#fff0b8'), 1), {
      x: 0.09 + (i % 2) * 0.018,
      y: 0.07 + i * 0.036,
      rx: 0.011,
      ry: 0.009,
    });
}
