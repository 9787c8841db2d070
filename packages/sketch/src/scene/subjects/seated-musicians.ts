import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../part.js';
import { arm, head, lookOf, torso, type Look } from './musician-figure.js';
import {
  blob,
  box,
  darker,
  line,
  oval,
  poly,
  rounded,
  tube,
  type Drawer,
  type SubjectPaint,
} from './shapes.js';

/** Somebody on a stool, facing right: thighs forward, feet on the ground. */
function seated(
  c: Context,
  p: SubjectPaint,
  look: Look,
  at: { x: number; seat: number; lean: number; nod: number },
): void {
  const { x, seat } = at;
  for (const aside of [-0.09, 0.09])
    line(c, p.light([26, 24, 26], 0.3), 0.02, [x + aside * 0.7, seat + 0.05, x + aside, 0]);
  blob(c, p.light(hex('#3a2420'), 0.5), [
    x - 0.13,
    seat + 0.04,
    x - 0.12,
    seat,
    x + 0.12,
    seat,
    x + 0.13,
    seat + 0.04,
    x,
    seat + 0.07,
  ]);
  for (const [aside, side] of [
    [0.02, 0.2],
    [-0.01, 0.55],
  ] as const) {
    tube(c, p.light(look.trousers, side), [
      x,
      seat - 0.03,
      0.075,
      x + 0.22 + aside,
      seat - 0.035,
      0.055,
      x + 0.26 + aside,
      seat + 0.02,
      0.05,
      x + 0.25 + aside * 3,
      -0.05,
      0.034,
    ]);
    const foot = x + 0.25 + aside * 3;
    blob(c, p.light(hex('#241c18'), side), [
      foot - 0.045,
      0.004,
      foot - 0.04,
      -0.055,
      foot + 0.02,
      -0.06,
      foot + 0.105,
      -0.022,
      foot + 0.1,
      0.006,
    ]);
  }
  torso(c, p, look, { x, hips: seat - 0.05, lean: at.lean });
  head(c, p, look, { x: x + at.lean + 0.02, y: seat - 0.49, nod: at.nod });
}

const pianist: Drawer = (c, p) => {
  const look = lookOf(p);
  const beat = p.seconds * 3.6 + p.phase * 9;
  const lean = 0.03 + Math.sin(beat * 0.35) * 0.025;
  const key = (turn: number): [number, number] => [
    -0.13 + Math.sin(turn * 0.6) * 0.03,
    -0.52 - Math.max(0, Math.sin(turn * 2)) * 0.022,
  ];
  c.translate(-0.12, 0);
  arm(c, p, look, { from: [-0.4 + lean, -0.69], to: key(beat + 1.7), out: 1, side: 0.2 });
  grandPiano(c, p);
  seated(c, p, look, { x: -0.46, seat: -0.37, lean, nod: 0.16 + Math.sin(beat * 0.5) * 0.05 });
  arm(c, p, look, { from: [-0.45 + lean, -0.685], to: key(beat), out: 1, side: 0.65 });
};

/** A grand piano from its keys on the left to its tail, its lid propped open. */
function grandPiano(c: Context, p: SubjectPaint): void {
  const lacquer: Rgb = p.own ?? hex('#1d1c22');
  const shine = p.light(hex('#8a90a0'), 0.9);
  for (const [x, side] of [
    [0.02, 0.4],
    [0.86, 0.4],
    [0.5, 0.15],
  ] as const) {
    tube(c, p.light(lacquer, side), [x, -0.44, 0.04, x, -0.2, 0.022, x, -0.03, 0.028]);
    oval(c, p.light(hex('#c89a3a'), 0.7), { x, y: -0.012, rx: 0.022, ry: 0.014 });
  }
  poly(c, p.light(darker(lacquer), 0.1), [0, -0.62, 0.24, -1.02, 1.02, -0.86, 0.98, -0.6]);
  poly(c, p.light(lacquer, 0.9), [0, -0.62, 0.24, -1.02, 0.27, -1.015, 0.04, -0.62]);
  line(c, shine, 0.008, [0.25, -1.016, 1.02, -0.858]);
  poly(c, p.light(hex('#b8863a'), 0.5), [0.02, -0.61, 0.96, -0.6, 0.88, -0.66, 0.1, -0.68]);
  for (let i = 0; i < 9; i += 1)
    line(c, p.light(hex('#f0d890'), 0.7), 0.004, [0.1 + i * 0.05, -0.665, 0.3 + i * 0.07, -0.61]);
  line(c, p.light(lacquer, 0.6), 0.014, [0.62, -0.6, 0.5, -0.94]);
  const side = c.createLinearGradient(0, -0.62, 0, -0.42);
  for (const [stop, light] of [
    [0, 1],
    [0.25, 0.35],
    [1, 0.1],
  ] as const)
    side.addColorStop(stop, p.light(lacquer, light));
  blob(
    c,
    side,
    [-0.02, -0.62, 0.4, -0.62, 0.98, -0.62, 1.05, -0.56, 1.02, -0.46, 0.9, -0.43, 0.3, -0.42, -0.02, -0.42],
  );
  line(c, shine, 0.006, [0.02, -0.612, 0.94, -0.605]);
  box(c, p.light(lacquer, 0.5), { x: -0.19, y: -0.44, w: 0.22, h: 0.06 });
  poly(c, p.light([246, 242, 232], 0.8), [-0.19, -0.5, 0, -0.51, 0, -0.535, -0.17, -0.522]);
  for (let i = 0; i < 7; i += 1)
    line(c, p.light([24, 22, 24], 0.3), 0.006, [
      -0.16 + i * 0.023,
      -0.519 - i * 0.001,
      -0.15 + i * 0.023,
      -0.527,
    ]);
  poly(c, p.light([244, 240, 230], 0.7), [0.06, -0.63, 0.11, -0.78, 0.2, -0.76, 0.15, -0.63]);
}

const drummer: Drawer = (c, p) => {
  const look = lookOf(p);
  const beat = p.seconds * 6.6 + p.phase * 9;
  const hit = (turn: number): number => Math.max(0, Math.sin(turn)) ** 0.7;
  c.translate(-0.1, 0);
  cymbal(c, p, { x: -0.02, y: -0.9, tilt: -0.12 + hit(beat * 0.5) * 0.1 });
  stick(c, p, look, {
    from: [-0.2, -0.7],
    to: [0.04, -0.6 - hit(beat) * 0.12],
    side: 0.2,
    fall: 0.3 - hit(beat) * 0.8,
  });
  seated(c, p, look, { x: -0.27, seat: -0.36, lean: 0.03, nod: 0.1 + Math.sin(beat) * 0.08 });
  kit(c, p, beat);
  stick(c, p, look, {
    from: [-0.28, -0.7],
    to: [-0.02, -0.55 - hit(beat + Math.PI) * 0.14],
    side: 0.65,
    fall: 0.4 - hit(beat + Math.PI) * 0.9,
  });
  cymbal(c, p, { x: 0.56, y: -0.82, tilt: 0.2 + hit(beat * 0.25) * 0.08 });
};

function stick(
  c: Context,
  p: SubjectPaint,
  look: Look,
  at: { from: readonly [number, number]; to: readonly [number, number]; side: number; fall: number },
): void {
  const [x, y] = at.to;
  line(c, p.light(hex('#e2c48e'), 0.8), 0.014, [
    x - 0.02,
    y,
    x + Math.cos(at.fall) * 0.2,
    y + Math.sin(at.fall) * 0.2,
  ]);
  arm(c, p, look, { from: at.from, to: at.to, out: 1, side: at.side });
}

/** A bass drum that shows its skin, a snare, two toms and a floor tom. */
function kit(c: Context, p: SubjectPaint, beat: number): void {
  const shell = p.own ?? hex('#a32a30');
  for (const x of [0.1, 0.56]) line(c, p.light(hex('#a9afb8'), 0.6), 0.012, [x - 0.06, 0, x, -0.3]);
  drum(c, p, { x: 0.17, y: -0.56, w: 0.13, h: 0.13 });
  drum(c, p, { x: 0.42, y: -0.56, w: 0.14, h: 0.14 });
  drum(c, p, { x: 0.6, y: -0.36, w: 0.15, h: 0.24 });
  const kick = 0.004 * Math.max(0, Math.sin(beat));
  oval(c, p.light(darker(shell), 0.3), { x: 0.27, y: -0.225, rx: 0.235, ry: 0.235 });
  oval(c, p.light(shell, 0.7), { x: 0.285, y: -0.225, rx: 0.225, ry: 0.228 });
  oval(c, p.light([240, 234, 222], 0.75), { x: 0.292, y: -0.225, rx: 0.192 + kick, ry: 0.196 + kick });
  oval(c, p.light(shell, 0.6), { x: 0.292, y: -0.225, rx: 0.06, ry: 0.062 });
  drum(c, p, { x: 0.02, y: -0.42, w: 0.13, h: 0.09 });
  for (const side of [-1, 1])
    line(c, p.light(hex('#a9afb8'), 0.5), 0.012, [0.02, -0.28, 0.02 + side * 0.08, 0]);
}

function drum(c: Context, p: SubjectPaint, at: { x: number; y: number; w: number; h: number }): void {
  const shell = p.own ?? hex('#a32a30');
  c.fillStyle = rounded(c, p, shell, { left: at.x - at.w, right: at.x + at.w });
  c.beginPath();
  c.ellipse(at.x, at.y + at.h, at.w, at.w * 0.24, 0, 0, Math.PI);
  c.lineTo(at.x - at.w, at.y);
  c.lineTo(at.x + at.w, at.y);
  c.fill();
  oval(c, p.light(hex('#c9ced6'), 0.9), { x: at.x, y: at.y, rx: at.w * 1.03, ry: at.w * 0.27 });
  oval(c, p.light([244, 240, 230], 0.75), { x: at.x, y: at.y, rx: at.w * 0.95, ry: at.w * 0.22 });
}

function cymbal(c: Context, p: SubjectPaint, at: { x: number; y: number; tilt: number }): void {
  line(c, p.light(hex('#a9afb8'), 0.6), 0.014, [at.x, at.y, at.x + 0.01, 0]);
  oval(c, p.light(hex('#a87a24'), 0.4), { x: at.x, y: at.y + 0.008, rx: 0.2, ry: 0.034, turn: at.tilt });
  oval(c, p.light(hex('#e2b548'), 0.85), { x: at.x, y: at.y, rx: 0.2, ry: 0.03, turn: at.tilt });
  oval(c, p.light(hex('#fff0bc'), 1), {
    x: at.x + 0.05,
    y: at.y - 0.004 + at.tilt * 0.05,
    rx: 0.07,
    ry: 0.008,
    turn: at.tilt,
  });
}

/** Players who sit at theirs, by name. */
export const SEATED_MUSICIANS: Record<string, Drawer> = { pianist, drummer };
