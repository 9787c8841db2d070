import { hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, box, lamp, line, oval, paler, type SubjectPaint, tube } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const astronaut = {
  noun: 'astronaut',
  words: 'cosmonaut, spaceman',
  habitat: 'space',
  home: 'space',
  verb: 'float',
  heightMetres: 2,
  width: 1,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

/** An astronaut adrift: white suit, gold visor that mirrors a planet, life support on the back. */
function draw(context: Context, paint: SubjectPaint): void {
  const suit = body(paint, hex('#f6f7fa'));
  const drift = Math.sin(paint.seconds * 0.8 + paint.phase * 5);
  const slow = Math.sin(paint.seconds * 0.5 + paint.phase * 9);
  context.translate(0, -0.5);
  context.rotate(drift * 0.12);
  backpack(context, paint);
  limbOf(context, paint, suit, {
    shade: 0.12,
    spine: [0.0, 0.13, 0.078, -0.06 - drift * 0.02, 0.27, 0.07, -0.18, 0.39, 0.06],
    end: [-0.21, 0.43],
  });
  arm(context, paint, suit, {
    shade: 0.15,
    spine: [-0.12, -0.15, 0.062, -0.2, -0.02, 0.056, -0.13 + slow * 0.03, 0.1, 0.048],
    hand: [-0.11 + slow * 0.035, 0.14],
  });
  const chest = context.createLinearGradient(-0.18, 0, 0.2, 0);
  for (const [stop, side] of [
    [0, 0.1],
    [0.45, 0.6],
    [0.8, 1],
    [1, 0.85],
  ] as const)
    chest.addColorStop(stop, paint.light(suit, side));
  blob(
    context,
    chest,
    [
      -0.16, 0.17, -0.19, -0.02, -0.18, -0.2, -0.06, -0.26, 0.1, -0.26, 0.19, -0.16, 0.18, 0.02, 0.16, 0.17,
      0, 0.21,
    ],
  );
  line(context, paint.light(hex('#b9bfca'), 0.4), 0.014, [-0.155, 0.1, 0, 0.125, 0.155, 0.1]);
  limbOf(context, paint, suit, {
    shade: 0.5,
    spine: [0.08, 0.14, 0.082, 0.16 + drift * 0.02, 0.27, 0.072, 0.1 + drift * 0.03, 0.42, 0.06],
    end: [0.12 + drift * 0.03, 0.47],
  });
  controls(context, paint);
  helmet(context, paint, suit);
  arm(context, paint, suit, {
    shade: 0.6,
    spine: [0.15, -0.16, 0.066, 0.27, -0.1 + slow * 0.02, 0.058, 0.36, -0.21 + slow * 0.05, 0.05],
    hand: [0.385, -0.255 + slow * 0.06],
  });
}

function backpack(context: Context, paint: SubjectPaint): void {
  const shell = hex('#d6dae2');
  context.fillStyle = paint.light(shell, 0.08);
  context.beginPath();
  context.roundRect(-0.29, -0.27, 0.26, 0.46, 0.05);
  context.fill();
  context.fillStyle = paint.light(shell, 0.5);
  context.beginPath();
  context.roundRect(-0.275, -0.28, 0.2, 0.43, 0.045);
  context.fill();
  for (const y of [-0.16, -0.02, 0.1])
    line(context, paint.light(hex('#8d95a3'), 0.3), 0.01, [-0.265, y, -0.1, y]);
  box(context, paint.light(hex('#c8402f'), 0.7), { x: -0.255, y: -0.19, w: 0.05, h: 0.03 });
}

/** A leg of the suit: folds at the knee, a grey boot at its end. */
function limbOf(
  context: Context,
  paint: SubjectPaint,
  suit: Rgb,
  at: { shade: number; spine: readonly number[]; end: readonly [number, number] },
): void {
  tube(context, paint.light(suit, at.shade), at.spine);
  tube(
    context,
    paint.light(suit, Math.min(1, at.shade + 0.42)),
    at.spine.map((value, i) => (i % 3 === 0 ? value + 0.024 : value * (i % 3 === 2 ? 0.5 : 1))),
  );
  const [x, y] = [at.spine[3]!, at.spine[4]!];
  for (const down of [-0.02, 0.015])
    line(context, paint.light(hex('#a9b0bd'), at.shade), 0.009, [
      x - 0.055,
      y + down,
      x,
      y + down + 0.014,
      x + 0.055,
      y + down,
    ]);
  const [ex, ey] = at.end;
  blob(context, paint.light(hex('#9aa2b0'), at.shade + 0.15), [
    ex - 0.07,
    ey - 0.05,
    ex + 0.05,
    ey - 0.06,
    ex + 0.11,
    ey - 0.005,
    ex + 0.09,
    ey + 0.035,
    ex - 0.07,
    ey + 0.03,
  ]);
}

function arm(
  context: Context,
  paint: SubjectPaint,
  suit: Rgb,
  at: { shade: number; spine: readonly number[]; hand: readonly [number, number] },
): void {
  tube(context, paint.light(suit, at.shade), at.spine);
  tube(
    context,
    paint.light(suit, Math.min(1, at.shade + 0.4)),
    at.spine.map((value, i) => (i % 3 === 1 ? value - 0.018 : value * (i % 3 === 2 ? 0.5 : 1))),
  );
  const [hx, hy] = at.hand;
  const [x, y] = [at.spine[6]!, at.spine[7]!];
  line(context, paint.light(hex('#c8402f'), at.shade + 0.2), 0.026, [
    x - (hy - y) * 0.8,
    y + (hx - x) * 0.8,
    x + (hy - y) * 0.8,
    y - (hx - x) * 0.8,
  ]);
  oval(context, paint.light(hex('#c3c9d3'), at.shade + 0.3), { x: hx, y: hy, rx: 0.052, ry: 0.045 });
}

function controls(context: Context, paint: SubjectPaint): void {
  context.fillStyle = paint.light(hex('#c3c8d1'), 0.75);
  context.beginPath();
  context.roundRect(-0.03, -0.13, 0.17, 0.12, 0.018);
  context.fill();
  box(context, paint.light(hex('#39404d'), 0.5), { x: -0.01, y: -0.075, w: 0.07, h: 0.035 });
  const blink = 0.5 + 0.5 * Math.sin(paint.seconds * 3.4);
  for (const [x, colour] of [
    [0.08, [255, 90, 70]],
    [0.105, [110, 230, 130]],
  ] as const)
    oval(context, lamp(colour, 0.6 + 0.4 * blink), { x, y: -0.09, rx: 0.01, ry: 0.01 });
  for (let i = 0; i < 3; i += 1)
    oval(context, paint.light(hex('#3f6fb0'), 0.8), { x: 0.0 + i * 0.04, y: -0.04, rx: 0.011, ry: 0.011 });
  line(context, paint.light(hex('#8d95a3'), 0.4), 0.018, [-0.03, -0.06, -0.11, -0.02, -0.17, -0.07]);
  box(context, paint.light(hex('#3b63b0'), 0.9), { x: -0.1, y: -0.15, w: 0.05, h: 0.034 });
}

/** The helmet: in its visor the black sky, a blue planet's edge and the sun. */
function helmet(context: Context, paint: SubjectPaint, suit: Rgb): void {
  oval(context, paint.light(hex('#aeb5c1'), 0.4), { x: 0.01, y: -0.25, rx: 0.14, ry: 0.045 });
  const shell = context.createRadialGradient(0.08, -0.46, 0.02, 0, -0.39, 0.2);
  for (const [stop, side] of [
    [0, 1],
    [0.55, 0.7],
    [1, 0.05],
  ] as const)
    shell.addColorStop(stop, paint.light(suit, side));
  oval(context, shell, { x: 0.005, y: -0.39, rx: 0.172, ry: 0.176 });
  oval(context, paint.light(hex('#8d95a3'), 0.5), { x: 0.052, y: -0.385, rx: 0.13, ry: 0.122 });
  const gold = context.createLinearGradient(0, -0.5, 0.06, -0.27);
  for (const [stop, colour] of [
    [0, '#7a4a12'],
    [0.35, '#e3a53a'],
    [0.55, '#5a3712'],
    [1, '#20140c'],
  ] as const)
    gold.addColorStop(stop, paint.light(hex(colour), 0.85));
  oval(context, gold, { x: 0.056, y: -0.385, rx: 0.118, ry: 0.11 });
  blob(
    context,
    paint.light(hex('#5b9fe0'), 0.9, 0.75),
    [-0.035, -0.335, 0.03, -0.325, 0.1, -0.33, 0.155, -0.35, 0.12, -0.3, 0.06, -0.281, -0.01, -0.295],
  );
  blob(
    context,
    paint.light(paler(mix(suit, [255, 240, 200], 0.5)), 1, 0.85),
    [0.085, -0.46, 0.125, -0.45, 0.15, -0.405, 0.135, -0.4, 0.115, -0.435],
  );
  oval(context, lamp([255, 250, 226]), { x: 0.02, y: -0.43, rx: 0.014, ry: 0.012 });
  line(context, paint.light(suit, 0.9), 0.012, [-0.09, -0.5, -0.15, -0.44]);
}
