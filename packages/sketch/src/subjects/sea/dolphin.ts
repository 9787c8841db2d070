import { hex, mix, type Rgb, scale } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, curve, darker, line, oval, paler, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const dolphin = {
  noun: 'dolphin',
  words: 'porpoise, orca:black, killer whale:black',
  habitat: 'underwater',
  home: 'sea',
  verb: 'jump',
  heightMetres: 1.6,
  width: 1.6,
  sinks: 0.25,
  several: 3,
  keepsPose: 'leaping',
  bake: { as: 'strokes', looks: 1, steps: 22, hertz: 0.8, half: 1.05, above: 0.95, below: 0 },
  draw,
} as const satisfies Subject;

/** Half the body's thickness along it, from the tail (0) to the beak's root (1). */
const GIRTH = [0.03, 0.05, 0.095, 0.15, 0.192, 0.21, 0.208, 0.19, 0.155, 0.095] as const;
const [TAIL, BROW] = [-0.72, 0.58];

/**
 * A dolphin: a smooth grey back over a pale belly, a beak, a curved fin; it arches in its leap and beats its
 * flukes in the water.
 */
function draw(context: Context, paint: SubjectPaint): void {
  const back = body(paint, hex('#6f8799'));
  const belly = mix(back, [250, 250, 248], 0.86);
  const beat = Math.sin((paint.seconds * Math.max(0.5, paint.pace) + paint.phase) * Math.PI * 2);
  const spine = spineOf(paint.verb === 'jump' ? 0.34 : 0.06, paint.verb === 'jump' ? 0.02 : beat * 0.09);
  context.translate(0, -0.5);
  flukes(context, paint, { spine, back });
  flipper(context, paint, { spine, back: darker(back), at: 0.5, side: 0.25 });
  fin(context, paint, { spine, back });
  beak(context, paint, { spine, back, belly });
  trunk(context, paint, { spine, back, belly });
  flipper(context, paint, { spine, back, at: 0.44, side: 0.5 });
}

/**
 * From the share of the way between tail (0) and brow (1) to a place, `aside` in units across, up negative.
 */
type Spine = (t: number, aside: number) => [number, number];

function spineOf(arch: number, wag: number): Spine {
  const y = (t: number): number => arch * ((2 * t - 1.04) ** 2 - 0.3) + wag * (1 - t) ** 3 * 2.2;
  return (t, aside) => {
    const x = TAIL + (BROW - TAIL) * t;
    const slope = (y(t + 0.01) - y(t - 0.01)) / 0.02 / (BROW - TAIL);
    const long = Math.hypot(1, slope);
    return [x - (aside * slope) / long, y(t) + aside / long];
  };
}

function along(spine: Spine, points: readonly (readonly [number, number])[]): number[] {
  return points.flatMap(([t, aside]) => spine(t, aside));
}

function trunk(context: Context, paint: SubjectPaint, at: { spine: Spine; back: Rgb; belly: Rgb }): void {
  const { spine, back } = at;
  const last = GIRTH.length - 1;
  const upper = GIRTH.map((girth, i) => [i / last, -girth * 0.94] as const);
  const lower = GIRTH.map((girth, i) => [i / last, girth * 1.02] as const).reverse();
  context.save();
  const fill = context.createLinearGradient(0, -0.24, 0, 0.2);
  fill.addColorStop(0, paint.light(mix(back, [235, 245, 250], 0.4), 0.95));
  fill.addColorStop(0.3, paint.light(back, 0.75));
  fill.addColorStop(1, paint.light(darker(back), 0.3));
  blob(context, fill, along(spine, [...upper, [1.035, -0.05], [1.02, 0.03], ...lower]));
  context.clip();
  flanks(context, paint, at);
  context.restore();
  const [x, y] = spine(0.875, 0.0);
  oval(context, paint.light(scale(back, 0.4), 0.3, 0.6), { x, y, rx: 0.032, ry: 0.022 });
  oval(context, paint.light([12, 14, 18], 0.2), { x, y, rx: 0.018, ry: 0.017 });
  oval(context, paint.light([255, 255, 255], 1), { x: x + 0.006, y: y - 0.006, rx: 0.005, ry: 0.005 });
}

/** From the dark back to the white belly, within its outline. */
function flanks(context: Context, paint: SubjectPaint, at: { spine: Spine; back: Rgb; belly: Rgb }): void {
  const { spine, back, belly } = at;
  blob(
    context,
    paint.light(mix(back, belly, 0.5), 0.6),
    along(spine, [
      [0.12, 0.04],
      [0.34, 0.03],
      [0.55, 0.0],
      [0.72, 0.05],
      [0.86, 0.045],
      [1.1, 0.03],
      [1.1, 0.3],
      [0.5, 0.32],
      [0.12, 0.2],
    ]),
  );
  blob(
    context,
    paint.light(belly, 0.78),
    along(spine, [
      [0.2, 0.09],
      [0.4, 0.085],
      [0.58, 0.07],
      [0.74, 0.1],
      [0.9, 0.065],
      [1.12, 0.045],
      [1.1, 0.3],
      [0.5, 0.32],
      [0.2, 0.2],
    ]),
  );
  blob(
    context,
    paint.light(darker(back), 0.2, 0.3),
    along(spine, [
      [0.3, 0.2],
      [0.5, 0.17],
      [0.75, 0.165],
      [0.95, 0.12],
      [0.9, 0.3],
      [0.4, 0.3],
    ]),
  );
  blob(
    context,
    paint.light([250, 253, 255], 1, 0.34),
    along(spine, [
      [0.34, -0.13],
      [0.55, -0.175],
      [0.78, -0.16],
      [0.9, -0.115],
      [0.76, -0.135],
      [0.55, -0.148],
    ]),
  );
}

function beak(context: Context, paint: SubjectPaint, at: { spine: Spine; back: Rgb; belly: Rgb }): void {
  const { spine, back, belly } = at;
  blob(
    context,
    paint.light(belly, 0.6),
    along(spine, [
      [0.88, 0.115],
      [1.0, 0.1],
      [1.1, 0.074],
      [1.135, 0.055],
      [1.1, 0.04],
      [0.98, 0.03],
      [0.88, 0.04],
    ]),
  );
  blob(
    context,
    paint.light(back, 0.65),
    along(spine, [
      [0.92, -0.1],
      [0.99, -0.07],
      [1.03, -0.02],
      [1.08, 0.004],
      [1.145, 0.02],
      [1.165, 0.042],
      [1.12, 0.06],
      [0.98, 0.066],
      [0.9, 0.04],
    ]),
  );
  line(
    context,
    paint.light(scale(back, 0.35), 0.3),
    0.011,
    curve(
      along(spine, [
        [1.155, 0.052],
        [1.08, 0.06],
        [0.99, 0.07],
      ]),
    ),
  );
}

function fin(context: Context, paint: SubjectPaint, { spine, back }: { spine: Spine; back: Rgb }): void {
  blob(
    context,
    paint.light(scale(back, 0.86), 0.6),
    along(spine, [
      [0.6, -0.15],
      [0.54, -0.25],
      [0.44, -0.335],
      [0.375, -0.355],
      [0.415, -0.27],
      [0.405, -0.15],
      [0.5, -0.1],
    ]),
  );
  line(
    context,
    paint.light(paler(back), 0.95, 0.5),
    0.01,
    curve(
      along(spine, [
        [0.585, -0.17],
        [0.53, -0.25],
        [0.45, -0.32],
      ]),
    ),
  );
}

function flipper(
  context: Context,
  paint: SubjectPaint,
  at: { spine: Spine; back: Rgb; at: number; side: number },
): void {
  const t = at.at;
  blob(
    context,
    paint.light(scale(at.back, 0.82), at.side),
    along(at.spine, [
      [t + 0.27, 0.07],
      [t + 0.2, 0.19],
      [t + 0.08, 0.3],
      [t - 0.02, 0.33],
      [t + 0.06, 0.22],
      [t + 0.13, 0.1],
    ]),
  );
}

/** Two blades side by side, seen from a little behind. */
function flukes(context: Context, paint: SubjectPaint, { spine, back }: { spine: Spine; back: Rgb }): void {
  blob(
    context,
    paint.light(darker(back), 0.35),
    along(spine, [
      [0.05, -0.02],
      [-0.03, -0.07],
      [-0.13, -0.15],
      [-0.2, -0.155],
      [-0.13, -0.06],
      [-0.06, 0.0],
      [0.05, 0.02],
    ]),
  );
  blob(
    context,
    paint.light(back, 0.6),
    along(spine, [
      [0.06, -0.03],
      [-0.05, -0.02],
      [-0.16, 0.06],
      [-0.22, 0.13],
      [-0.14, 0.1],
      [-0.04, 0.05],
      [0.06, 0.03],
    ]),
  );
}
