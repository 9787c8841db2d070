import { hex, mix, type Rgb, scale } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, curve, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const swan = {
  noun: 'swan',
  words: '',
  habitat: 'water',
  home: 'lake',
  verb: 'swim',
  heightMetres: 1.2,
  width: 1,
  sinks: 0.05,
  several: 2,
  keepsPose: 'always',
  draw,
} as const satisfies Subject;

/** The middle of the neck, from the breast up to the back of the head. */
const NECK = curve([0.26, -0.16, 0.4, -0.25, 0.4, -0.42, 0.29, -0.58, 0.22, -0.73, 0.26, -0.88, 0.37, -0.94]);

/** A swan afloat: folded wings with raised feathers, a neck like an S, an orange bill with its black knob. */
function draw(context: Context, paint: SubjectPaint): void {
  const coat = body(paint, hex('#fffdf8'));
  // Snow white throws back more than other things, and its shade is blue.
  const white = (level: number): string =>
    paint.light(scale(mix(mix(coat, hex('#b9c8de'), 0.55), coat, level), 1.22), 0.45 + level * 0.7);
  trunk(context, white);
  neck(context, white);
  head(context, paint, white);
  wing(context, white);
}

function trunk(context: Context, white: (level: number) => string): void {
  const fill = context.createLinearGradient(0, -0.44, 0, 0.04);
  fill.addColorStop(0, white(1));
  fill.addColorStop(0.6, white(0.7));
  fill.addColorStop(1, white(0.12));
  blob(
    context,
    fill,
    [
      -0.78, -0.28, -0.66, -0.2, -0.5, -0.34, -0.1, -0.42, 0.22, -0.34, 0.42, -0.22, 0.4, -0.04, 0.22, 0.05,
      -0.3, 0.05, -0.54, -0.04, -0.68, -0.16,
    ],
  );
  for (let i = 0; i < 4; i += 1)
    blob(context, white(0.35 + i * 0.12), [
      -0.5,
      -0.1 - i * 0.035,
      -0.66,
      -0.16 - i * 0.035,
      -0.8,
      -0.26 - i * 0.03,
      -0.62,
      -0.22 - i * 0.035,
      -0.46,
      -0.2 - i * 0.03,
    ]);
}

/** Wider at the breast, and lit on the side of the sun. */
function neck(context: Context, white: (level: number) => string): void {
  const last = NECK.length / 2 - 1;
  const at = (i: number): [number, number] => [NECK[i * 2]!, NECK[i * 2 + 1]!];
  const edge = (side: number, share: number): number[] =>
    Array.from({ length: last + 1 }, (_, i) => {
      const [x, y] = at(i);
      const [bx, by] = at(Math.max(0, i - 1));
      const [ax, ay] = at(Math.min(last, i + 1));
      const long = Math.hypot(ax - bx, ay - by) || 1;
      const half = (0.135 * (1 - i / last) ** 2.2 + 0.047) * share * side;
      return [x - ((ay - by) / long) * half, y + ((ax - bx) / long) * half];
    }).flat();
  const reversed = (points: number[]): number[] =>
    Array.from({ length: points.length / 2 }, (_, i) => [
      points[points.length - 2 - i * 2]!,
      points[points.length - 1 - i * 2]!,
    ]).flat();
  blob(context, white(0.25), [...edge(1, 1), ...reversed(edge(-1, 1))]);
  blob(context, white(0.65), [...edge(1, 0.62), ...reversed(edge(-1, 1))]);
  blob(context, white(1), [...edge(1, -0.1), ...reversed(edge(-1, 0.92))]);
}

function head(context: Context, paint: SubjectPaint, white: (level: number) => string): void {
  const black: Rgb = [22, 20, 24];
  blob(
    context,
    white(0.95),
    [0.26, -0.94, 0.33, -1.0, 0.43, -1.0, 0.5, -0.94, 0.5, -0.89, 0.42, -0.86, 0.32, -0.85],
  );
  blob(
    context,
    paint.light(hex('#f08a24'), 0.85),
    [0.47, -0.95, 0.55, -0.92, 0.66, -0.86, 0.69, -0.83, 0.62, -0.83, 0.5, -0.865, 0.46, -0.88],
  );
  blob(
    context,
    paint.light(black, 0.5),
    [0.44, -0.96, 0.49, -0.975, 0.53, -0.94, 0.5, -0.92, 0.48, -0.87, 0.45, -0.88, 0.46, -0.92],
  );
  oval(context, paint.light(black, 0.4), { x: 0.425, y: -0.937, rx: 0.015, ry: 0.015 });
  oval(context, paint.light([255, 255, 255], 1), { x: 0.43, y: -0.942, rx: 0.005, ry: 0.005 });
}

/** The near wing: three rows of feathers, each with shade below it. */
function wing(context: Context, white: (level: number) => string): void {
  blob(
    context,
    white(0.38),
    [-0.72, -0.38, -0.5, -0.5, -0.12, -0.5, 0.14, -0.36, 0.18, -0.2, 0.02, -0.09, -0.26, -0.09, -0.54, -0.22],
  );
  for (let row = 0; row < 3; row += 1) {
    for (let i = 0; i < 6 - row; i += 1) {
      const x = -0.42 + i * 0.105 + row * 0.06;
      const y = -0.17 - row * 0.085 - i * 0.004;
      const long = 0.24 - row * 0.03;
      blob(context, white(0.3 + row * 0.16), [
        x + 0.07,
        y - 0.06,
        x - long * 0.5,
        y - 0.07,
        x - long,
        y - 0.115,
        x - long * 0.5,
        y + 0.02,
        x + 0.05,
        y + 0.035,
      ]);
      blob(context, white(0.62 + row * 0.18), [
        x + 0.07,
        y - 0.075,
        x - long * 0.5,
        y - 0.085,
        x - long * 0.97,
        y - 0.125,
        x - long * 0.5,
        y + 0.0,
        x + 0.05,
        y + 0.015,
      ]);
    }
  }
  blob(
    context,
    white(1),
    [-0.56, -0.42, -0.3, -0.51, -0.06, -0.5, 0.13, -0.38, 0.17, -0.24, 0.06, -0.2, -0.1, -0.32, -0.34, -0.36],
  );
}
