import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { darker, line, oval, rounded, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { arm, type Look, lookOf } from './musician-figure.js';
import { seated } from './seated-player.js';

export const drummer = {
  noun: 'drummer',
  words: 'drum player, percussionist',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 1.5,
  width: 1.5,
  sinks: 0,
  several: 3,
  plays: 'drum, drum kit, long drum, snare drum',
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const look = lookOf(paint);
  const beat = paint.seconds * 6.6 + paint.phase * 9;
  const hit = (turn: number): number => Math.max(0, Math.sin(turn)) ** 0.7;
  context.translate(-0.1, 0);
  cymbal(context, paint, { x: -0.02, y: -0.9, tilt: -0.12 + hit(beat * 0.5) * 0.1 });
  stick(context, paint, look, {
    from: [-0.2, -0.7],
    to: [0.04, -0.6 - hit(beat) * 0.12],
    side: 0.2,
    fall: 0.3 - hit(beat) * 0.8,
  });
  seated(context, paint, look, { x: -0.27, seat: -0.36, lean: 0.03, nod: 0.1 + Math.sin(beat) * 0.08 });
  kit(context, paint, beat);
  stick(context, paint, look, {
    from: [-0.28, -0.7],
    to: [-0.02, -0.55 - hit(beat + Math.PI) * 0.14],
    side: 0.65,
    fall: 0.4 - hit(beat + Math.PI) * 0.9,
  });
  cymbal(context, paint, { x: 0.56, y: -0.82, tilt: 0.2 + hit(beat * 0.25) * 0.08 });
}

function stick(
  context: Context,
  paint: SubjectPaint,
  look: Look,
  at: { from: readonly [number, number]; to: readonly [number, number]; side: number; fall: number },
): void {
  const [x, y] = at.to;
  line(context, paint.light(hex('#e2c48e'), 0.8), 0.014, [
    x - 0.02,
    y,
    x + Math.cos(at.fall) * 0.2,
    y + Math.sin(at.fall) * 0.2,
  ]);
  arm(context, paint, look, { from: at.from, to: at.to, out: 1, side: at.side });
}

/** A bass drum that shows its skin, a snare, two toms and a floor tom. */
function kit(context: Context, paint: SubjectPaint, beat: number): void {
  const shell = paint.own ?? hex('#a32a30');
  for (const x of [0.1, 0.56]) line(context, paint.light(hex('#a9afb8'), 0.6), 0.012, [x - 0.06, 0, x, -0.3]);
  drum(context, paint, { x: 0.17, y: -0.56, w: 0.13, h: 0.13 });
  drum(context, paint, { x: 0.42, y: -0.56, w: 0.14, h: 0.14 });
  drum(context, paint, { x: 0.6, y: -0.36, w: 0.15, h: 0.24 });
  const kick = 0.004 * Math.max(0, Math.sin(beat));
  oval(context, paint.light(darker(shell), 0.3), { x: 0.27, y: -0.225, rx: 0.235, ry: 0.235 });
  oval(context, paint.light(shell, 0.7), { x: 0.285, y: -0.225, rx: 0.225, ry: 0.228 });
  oval(context, paint.light([240, 234, 222], 0.75), {
    x: 0.292,
    y: -0.225,
    rx: 0.192 + kick,
    ry: 0.196 + kick,
  });
  oval(context, paint.light(shell, 0.6), { x: 0.292, y: -0.225, rx: 0.06, ry: 0.062 });
  drum(context, paint, { x: 0.02, y: -0.42, w: 0.13, h: 0.09 });
  for (const side of [-1, 1])
    line(context, paint.light(hex('#a9afb8'), 0.5), 0.012, [0.02, -0.28, 0.02 + side * 0.08, 0]);
}

function drum(
  context: Context,
  paint: SubjectPaint,
  at: { x: number; y: number; w: number; h: number },
): void {
  const shell = paint.own ?? hex('#a32a30');
  context.fillStyle = rounded(context, paint, shell, { left: at.x - at.w, right: at.x + at.w });
  context.beginPath();
  context.ellipse(at.x, at.y + at.h, at.w, at.w * 0.24, 0, 0, Math.PI);
  context.lineTo(at.x - at.w, at.y);
  context.lineTo(at.x + at.w, at.y);
  context.fill();
  oval(context, paint.light(hex('#c9ced6'), 0.9), { x: at.x, y: at.y, rx: at.w * 1.03, ry: at.w * 0.27 });
  oval(context, paint.light([244, 240, 230], 0.75), { x: at.x, y: at.y, rx: at.w * 0.95, ry: at.w * 0.22 });
}

function cymbal(context: Context, paint: SubjectPaint, at: { x: number; y: number; tilt: number }): void {
  line(context, paint.light(hex('#a9afb8'), 0.6), 0.014, [at.x, at.y, at.x + 0.01, 0]);
  oval(context, paint.light(hex('#a87a24'), 0.4), {
    x: at.x,
    y: at.y + 0.008,
    rx: 0.2,
    ry: 0.034,
    turn: at.tilt,
  });
  oval(context, paint.light(hex('#e2b548'), 0.85), { x: at.x, y: at.y, rx: 0.2, ry: 0.03, turn: at.tilt });
  oval(context, paint.light(hex('#fff0bc'), 1), {
    x: at.x + 0.05,
    y: at.y - 0.004 + at.tilt * 0.05,
    rx: 0.07,
    ry: 0.008,
    turn: at.tilt,
  });
}
