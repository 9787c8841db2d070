import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { beat, blob, body, curve, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const jellyfish = {
  noun: 'jellyfish',
  words: 'jelly fish, medusa',
  habitat: 'underwater',
  home: 'underwater',
  verb: 'float',
  heightMetres: 1,
  width: 1,
  sinks: 0,
  several: 6,
  isSamePlural: true,
  bake: { as: 'strokes', looks: 3, steps: 30, hertz: 0.5, half: 0.5, above: 1.12, below: 0.3 },
  shine: () => ({ up: 0.7, reach: 1.1, colour: [0.72, 0.5, 0.95], strength: 0.3 }),
  draw,
} as const satisfies Subject;

const JELLIES: readonly Rgb[] = ['#d98cf0', '#8fb6ff', '#ff9cc6'].map(hex);

/** A jellyfish: a bell of glass that closes and opens, frilled arms and long threads that follow it. */
function draw(context: Context, paint: SubjectPaint): void {
  const colour = body(paint, JELLIES[Math.floor(paint.phase * 31) % JELLIES.length]!);
  const pulse = beat(paint);
  const wide = 0.36 - pulse * 0.035;
  const top = -1.0 - pulse * 0.03;
  const rim = -0.62 + pulse * 0.015;
  for (let i = 0; i < 9; i += 1)
    line(
      context,
      css(mix(colour, [255, 255, 255], 0.45), 0.5),
      0.009 + (i % 3) * 0.003,
      thread(paint, {
        x: (i - 4) * wide * 0.21,
        from: rim,
        long: 0.5 + ((i * 0.37) % 1) * 0.26,
        sway: 0.05,
        i,
      }),
    );
  for (const [i, x] of [-0.12, -0.04, 0.05, 0.13].entries())
    frilledArm(context, paint, { x, rim, colour, i });
  bell(context, { colour, wide, top, rim });
}

function thread(
  paint: SubjectPaint,
  at: { x: number; from: number; long: number; sway: number; i: number },
): number[] {
  const turns = (paint.seconds * Math.max(0.5, paint.pace) + paint.phase) * Math.PI * 2;
  const points = Array.from({ length: 9 }, (_, k) => {
    const t = k / 8;
    return [
      at.x * (1 + t * 0.5) +
        Math.sin(turns - t * 4.2 + at.i * 0.9) * at.sway * t * 1.6 +
        Math.sin(t * 5 + at.i * 2) * 0.02 * t,
      at.from + at.long * t,
    ];
  });
  return curve(points.flat());
}

function frilledArm(
  context: Context,
  paint: SubjectPaint,
  at: { x: number; rim: number; colour: Rgb; i: number },
): void {
  const middle = thread(paint, { x: at.x, from: at.rim - 0.06, long: 0.42, sway: 0.07, i: at.i * 1.7 });
  const count = middle.length / 2;
  const edge = (side: number): number[] =>
    Array.from({ length: count }, (_, k) => {
      const t = k / (count - 1);
      return [
        middle[k * 2]! + side * (0.042 * (1 - t) + 0.008) * (1 + 0.45 * Math.sin(k * 1.5 + at.i + side)),
        middle[k * 2 + 1]!,
      ];
    }).flat();
  const back = edge(1);
  const reversed = Array.from({ length: count }, (_, k) => [
    back[(count - 1 - k) * 2]!,
    back[(count - 1 - k) * 2 + 1]!,
  ]).flat();
  blob(context, css(mix(at.colour, [255, 240, 250], 0.35), 0.42), [...edge(-1), ...reversed]);
  line(context, css([255, 250, 255], 0.34), 0.008, middle);
}

function bell(context: Context, at: { colour: Rgb; wide: number; top: number; rim: number }): void {
  const { colour, wide, top, rim } = at;
  const scallops = Array.from({ length: 13 }, (_, k) => [
    wide - (k / 12) * wide * 2,
    rim + (k % 2 === 0 ? 0.035 : -0.01) * (1 - (k / 6 - 1) ** 2 * 0.4),
  ]).flat();
  const outline = [
    -wide,
    rim,
    -wide * 1.06,
    rim - 0.16,
    -wide * 0.7,
    top + 0.06,
    0,
    top - 0.03,
    wide * 0.7,
    top + 0.06,
    wide * 1.06,
    rim - 0.16,
    ...scallops,
  ];
  const fill = context.createRadialGradient(-wide * 0.15, top + 0.1, 0.02, 0, rim - 0.12, wide * 1.2);
  fill.addColorStop(0, css(mix(colour, [255, 255, 255], 0.75), 0.72));
  fill.addColorStop(0.45, css(mix(colour, [255, 235, 255], 0.2), 0.55));
  fill.addColorStop(0.85, css(colour, 0.62));
  fill.addColorStop(1, css(mix(colour, [255, 255, 255], 0.5), 0.85));
  blob(context, fill, outline);
  for (let i = -3; i <= 3; i += 1)
    line(
      context,
      css([255, 246, 255], 0.28),
      0.009,
      curve([i * wide * 0.07, top + 0.05, i * wide * 0.23, top + 0.17, i * wide * 0.3, rim - 0.03]),
    );
  for (let i = 0; i < 4; i += 1)
    oval(context, css(mix(colour, [255, 220, 240], 0.5), 0.55), {
      x: (i - 1.5) * wide * 0.3,
      y: rim - 0.17 + Math.abs(i - 1.5) * 0.012,
      rx: wide * 0.12,
      ry: 0.05,
    });
  oval(context, css([255, 255, 255], 0.55), {
    x: -wide * 0.38,
    y: top + 0.12,
    rx: wide * 0.2,
    ry: 0.036,
    turn: -0.75,
  });
  line(context, css(mix(colour, [255, 255, 255], 0.7), 0.75), 0.012, curve(scallops));
}
