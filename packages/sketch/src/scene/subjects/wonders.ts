import { hex, type Rgb } from '../../paint/colour.js';
import { random } from '../../paint/random.js';
import type { Context } from '../part.js';
import {
  blob,
  body,
  box,
  darker,
  lamp,
  line,
  oval,
  paler,
  poly,
  type Drawer,
  type SubjectPaint,
} from './shapes.js';

/** A square-rigged ship: three masts, bellied sails, a stern castle and a flag. */
const galleon: Drawer = (c, p) => {
  const hull = body(p, hex('#6b4327'));
  const cloth = p.own ? paler(paler(hull)) : hex('#e9dcc0');
  c.rotate(Math.sin(p.seconds * 0.9 + p.phase * 6) * 0.03);
  for (const [x, tall] of [
    [-0.36, 0.78],
    [0.02, 1],
    [0.38, 0.82],
  ] as const) {
    line(c, p.light(hex('#4a3626'), 0.4), 0.022, [x, -0.2, x, -tall]);
    for (let i = 0; i < 3; i += 1)
      squareSail(c, p, {
        x,
        y: -tall + 0.05 + i * tall * 0.235,
        wide: 0.11 + i * 0.035,
        tall: tall * 0.205,
        cloth,
      });
  }
  line(c, p.light(hex('#4a3626'), 0.4), 0.02, [0.5, -0.24, 0.84, -0.42]);
  poly(c, p.light(cloth, 0.6), [0.8, -0.4, 0.46, -0.66, 0.5, -0.27]);
  blob(
    c,
    p.light(hull, 0.45),
    [-0.66, -0.4, -0.5, -0.36, -0.4, -0.24, 0.3, -0.2, 0.62, -0.3, 0.5, 0.03, -0.46, 0.04, -0.64, -0.1],
  );
  poly(c, p.light(darker(hull), 0.3), [-0.58, -0.08, 0.54, -0.08, 0.5, 0.03, -0.5, 0.03]);
  line(c, p.light(hex('#c79a4a'), 0.8), 0.018, [-0.6, -0.3, -0.38, -0.19, 0.3, -0.16, 0.58, -0.24]);
  for (let i = 0; i < 6; i += 1)
    box(c, p.light([24, 18, 16], 0.2), { x: -0.34 + i * 0.12, y: -0.1, w: 0.04, h: 0.035 });
  for (const x of [-0.57, -0.5])
    box(c, p.lampsOn ? lamp([255, 206, 122]) : p.light(hex('#caa863'), 0.6), {
      x,
      y: -0.24,
      w: 0.04,
      h: 0.05,
    });
  const wave = Math.sin(p.seconds * 4 + p.phase) * 0.02;
  poly(c, p.light([30, 28, 32], 0.6), [0.02, -1.09, 0.02, -1, -0.15, -1.02 + wave, -0.15, -1.08 + wave]);
};

function squareSail(
  c: Context,
  p: SubjectPaint,
  at: { x: number; y: number; wide: number; tall: number; cloth: Rgb },
): void {
  const { x, y, wide, tall } = at;
  const belly = 0.035 + Math.sin(p.seconds * 1.3 + x * 4) * 0.008;
  const fill = c.createLinearGradient(x - wide, 0, x + wide + belly, 0);
  fill.addColorStop(0, p.light(at.cloth, 0.35));
  fill.addColorStop(1, p.light(at.cloth, 0.95));
  c.fillStyle = fill;
  c.beginPath();
  c.moveTo(x - wide * 0.86, y);
  c.quadraticCurveTo(x, y - 0.012, x + wide * 0.86, y);
  c.quadraticCurveTo(x + wide + belly * 2, y + tall * 0.6, x + wide, y + tall);
  c.quadraticCurveTo(x, y + tall - belly, x - wide, y + tall);
  c.quadraticCurveTo(x - wide * 0.8 + belly, y + tall * 0.5, x - wide * 0.86, y);
  c.fill();
  line(c, p.light(hex('#4a3626'), 0.4), 0.012, [x - wide * 0.95, y, x + wide * 0.95, y]);
}

/** A dragon in flight: leather wings that beat, a tail that follows. */
const dragon: Drawer = (c, p) => {
  const skin = body(p, hex('#8c3a2c'));
  const beat = Math.sin((p.seconds * 0.75 + p.phase) * Math.PI * 2);
  c.translate(0, -0.42 + beat * 0.05);
  dragonWing(c, p, { x: 0.1, beat: beat * 0.9 + 0.12, skin: darker(skin), side: 0.1 });
  dragonTail(c, p, skin);
  for (const [x, dy] of [
    [-0.16, 0.3],
    [0.16, 0.26],
  ] as const)
    line(c, p.light(darker(skin), 0.4), 0.06, [x, 0.1, x - 0.09, dy, x - 0.02, dy + 0.05]);
  blob(c, p.light(skin, 0.5), [-0.34, 0.06, -0.2, -0.12, 0.16, -0.14, 0.36, -0.04, 0.28, 0.14, -0.1, 0.2]);
  blob(c, p.light(paler(skin), 0.6), [-0.2, 0.12, 0.12, 0.08, 0.32, 0.02, 0.24, 0.14, -0.06, 0.19]);
  blob(
    c,
    p.light(skin, 0.6),
    [0.2, -0.1, 0.44, -0.22, 0.56, -0.36, 0.68, -0.34, 0.62, -0.2, 0.4, 0.03, 0.26, 0.08],
  );
  blob(c, p.light(skin, 0.75), [0.54, -0.42, 0.7, -0.46, 0.95, -0.34, 0.93, -0.28, 0.72, -0.25, 0.56, -0.28]);
  poly(c, p.light(darker(skin), 0.4), [0.72, -0.27, 0.92, -0.25, 0.74, -0.21]);
  for (const dx of [0, 0.07])
    poly(c, p.light(hex('#d9c79a'), 0.7), [0.58 + dx, -0.42, 0.4 + dx, -0.56, 0.65 + dx, -0.45]);
  for (let i = 0; i < 9; i += 1)
    poly(c, p.light(darker(skin), 0.2), [
      -0.5 + i * 0.11,
      0.07 - i * 0.024,
      -0.47 + i * 0.11,
      -0.04 - i * 0.026,
      -0.4 + i * 0.11,
      0.05 - i * 0.025,
    ]);
  oval(c, lamp([255, 214, 90]), { x: 0.72, y: -0.38, rx: 0.02, ry: 0.016 });
  if (p.pace > 0 && p.burns) fireBreath(c, p);
  dragonWing(c, p, { x: 0, beat, skin, side: 0.6 });
};

function dragonTail(c: Context, p: SubjectPaint, skin: Rgb): void {
  const sway = Math.sin(p.seconds * 1.4 + p.phase * 6);
  blob(c, p.light(skin, 0.35), [
    -0.24,
    0.02,
    -0.6,
    0.12 + sway * 0.04,
    -0.98,
    0.02 + sway * 0.1,
    -1.2,
    -0.1 + sway * 0.14,
    -0.96,
    0.12 + sway * 0.1,
    -0.56,
    0.24 + sway * 0.03,
    -0.2,
    0.14,
  ]);
  poly(c, p.light(darker(skin), 0.4), [
    -1.1,
    -0.04 + sway * 0.13,
    -1.36,
    -0.2 + sway * 0.16,
    -1.24,
    0.03 + sway * 0.15,
    -1.32,
    0.12 + sway * 0.16,
  ]);
}

function fireBreath(c: Context, p: SubjectPaint): void {
  for (let i = 0; i < 14; i += 1) {
    const age = (p.seconds * 1.6 + i / 14) % 1;
    const fire: Rgb = age < 0.3 ? [255, 240, 170] : [255, 150 - age * 70, 40];
    oval(c, lamp(fire, 0.8 * (1 - age)), {
      x: 0.96 + age * 0.75,
      y: -0.28 + age * 0.2 + Math.sin(i * 2.3 + p.seconds * 9) * 0.05 * age,
      rx: 0.04 + age * 0.13,
      ry: 0.03 + age * 0.1,
    });
  }
}

function dragonWing(
  c: Context,
  p: SubjectPaint,
  at: { x: number; beat: number; skin: Rgb; side: number },
): void {
  const { x, skin } = at;
  const beat = 0.35 + at.beat * 0.75;
  const elbow = [x - 0.12, -0.22 - beat * 0.26] as const;
  const tips = [
    [x + 0.1, -0.5 - beat * 0.52],
    [x - 0.34, -0.44 - beat * 0.5],
    [x - 0.6, -0.24 - beat * 0.34],
    [x - 0.62, 0.02 - beat * 0.12],
  ] as const;
  const [a, b, d, e] = tips;
  c.fillStyle = p.light(paler(skin), at.side * 0.8);
  c.beginPath();
  c.moveTo(x + 0.14, -0.06);
  c.quadraticCurveTo(x + 0.1, elbow[1], a[0], a[1]);
  c.quadraticCurveTo(x - 0.12, elbow[1] - 0.06, b[0], b[1]);
  c.quadraticCurveTo(x - 0.34, elbow[1] + 0.1, d[0], d[1]);
  c.quadraticCurveTo(x - 0.4, elbow[1] + 0.2, e[0], e[1]);
  c.quadraticCurveTo(x - 0.3, 0.04, x - 0.16, 0.02);
  c.fill();
  for (const [tx, ty] of tips)
    line(c, p.light(darker(skin), at.side), 0.022, [x + 0.08, -0.06, elbow[0], elbow[1], tx, ty]);
}

/** A cone that smokes and glows, lava running down it. */
const volcano: Drawer = (c, p) => {
  const stone = body(p, hex('#5b4d48'));
  const next = random(Math.round(p.phase * 1e6) + 11);
  plume(c, p);
  blob(
    c,
    p.light(stone, 0.2),
    [-1.25, 0.05, -0.62, -0.34, -0.24, -0.84, -0.13, -0.92, 0.13, -0.92, 0.26, -0.82, 0.6, -0.36, 1.25, 0.05],
  );
  poly(c, p.light(stone, 0.85), [0.1, -0.9, 0.25, -0.8, 0.58, -0.38, 1.1, -0.02, 0.45, 0.02, 0.2, -0.4]);
  for (let i = 0; i < 46; i += 1) {
    const t = next();
    const x = (next() - 0.5) * 2 * (0.12 + t * 0.95);
    line(c, p.light(darker(stone), x > 0 ? 0.55 : 0.05), 0.008 + next() * 0.012, [
      x * 0.7,
      -0.88 + t * 0.72,
      x,
      -0.76 + t * 0.78,
    ]);
  }
  const glow = 0.8 + 0.2 * Math.sin(p.seconds * 3.1);
  for (const [x, reach] of [
    [-0.05, 0.62],
    [0.09, 0.44],
    [-0.16, 0.36],
  ] as const) {
    const flow = [
      x * 0.5,
      -0.91,
      x * 1.2 + 0.02,
      -0.91 + reach * 0.4,
      x * 2.6,
      -0.91 + reach * 0.75,
      x * 3.4 + 0.03,
      -0.91 + reach,
    ];
    line(c, lamp([255, 96, 24], 0.85 * glow), 0.034, flow);
    line(c, lamp([255, 206, 96], 0.9 * glow), 0.013, flow);
  }
  oval(c, lamp([255, 150, 50], glow), { x: 0, y: -0.915, rx: 0.13, ry: 0.024 });
  for (let i = 0; i < 22; i += 1) {
    const age = (p.seconds * 0.62 + i * 0.618) % 1;
    const out = Math.sin(i * 2.4) * 0.34 * age;
    oval(c, lamp([255, 190 - age * 90, 70], 1 - age), {
      x: out,
      y: -0.93 - 0.62 * age + 0.75 * age * age,
      rx: 0.012,
      ry: 0.014,
    });
  }
};

function plume(c: Context, p: SubjectPaint): void {
  for (let i = 17; i >= 0; i -= 1) {
    const age = (p.seconds * 0.07 + i / 18) % 1;
    const size = 0.07 + age * 0.24;
    const lit: Rgb = [96 + 40 * age, 84 + 46 * age, 84 + 50 * age];
    const fade = 0.75 * (1 - age) * Math.min(1, age * 10);
    oval(c, p.light(lit, 0.75, fade), {
      x: Math.sin(i * 1.9 + p.seconds * 0.3) * 0.07 + age * 0.42,
      y: -0.95 - age * 0.72,
      rx: size,
      ry: size * 0.8,
    });
  }
}

/** Water that falls from a cliff between bushes, into its own mist. */
const waterfall: Drawer = (c, p) => {
  const rock = hex('#6f685f');
  const next = random(Math.round(p.phase * 1e6) + 23);
  blob(
    c,
    p.light(rock, 0.25),
    [-0.95, 0.04, -0.86, -0.5, -0.62, -0.82, -0.3, -0.96, 0.3, -0.96, 0.62, -0.84, 0.84, -0.5, 0.98, 0.04],
  );
  for (let i = 0; i < 60; i += 1) {
    const x = (next() - 0.5) * 1.6;
    const y = -0.06 - next() * (0.86 - Math.abs(x) * 0.42);
    const w = 0.04 + next() * 0.1;
    poly(c, p.light(rock, next() * 0.9), [
      x - w,
      y,
      x - w * 0.4,
      y - 0.1 * next() - 0.04,
      x + w * 0.8,
      y - 0.06,
      x + w,
      y + 0.05,
    ]);
  }
  fallingWater(c, p);
  for (let i = 0; i < 34; i += 1) {
    const x = (next() - 0.5) * 1.7;
    const low = Math.abs(x) > 0.24 && next() > 0.4;
    const y = low ? -0.02 - next() * 0.12 : -0.92 + Math.abs(x) ** 2 * 0.75;
    if (Math.abs(x) < 0.2) continue;
    oval(c, p.light(hex('#4f7a3c'), 0.1 + next() * 0.8), {
      x,
      y,
      rx: 0.05 + next() * 0.06,
      ry: 0.035 + next() * 0.04,
    });
  }
  for (let i = 0; i < 12; i += 1) {
    const age = (p.seconds * 0.3 + i / 12) % 1;
    oval(c, p.light([244, 250, 252], 0.8, 0.3 * (1 - age)), {
      x: Math.sin(i * 2.1) * (0.14 + age * 0.3),
      y: -0.02 - age * 0.22,
      rx: 0.1 + age * 0.13,
      ry: 0.05 + age * 0.09,
    });
  }
};

function fallingWater(c: Context, p: SubjectPaint): void {
  const fill = c.createLinearGradient(0, -0.95, 0, 0.02);
  fill.addColorStop(0, p.light(hex('#a9cfe0'), 0.7));
  fill.addColorStop(0.25, p.light(hex('#dcecf3'), 0.8));
  fill.addColorStop(1, p.light(hex('#f4fafc'), 0.95));
  c.fillStyle = fill;
  c.beginPath();
  c.moveTo(-0.13, -0.955);
  c.bezierCurveTo(-0.15, -0.6, -0.16, -0.3, -0.2, 0.02);
  c.lineTo(0.2, 0.02);
  c.bezierCurveTo(0.16, -0.3, 0.15, -0.6, 0.13, -0.955);
  c.fill();
  for (let i = 0; i < 44; i += 1) {
    const x = ((i * 0.618) % 1) - 0.5;
    const age = (p.seconds * (0.7 + (i % 5) * 0.07) + i * 0.37) % 1;
    const y = -0.95 + age * 0.97;
    const spread = 0.27 + 0.12 * age;
    const tone: Rgb = i % 3 === 0 ? [120, 168, 190] : [255, 255, 255];
    line(c, p.light(tone, 0.9, 0.55 * Math.sin(Math.PI * age)), 0.009, [
      x * spread,
      y,
      x * (spread + 0.02),
      y + 0.12,
    ]);
  }
}

/** What people most like to see, by name. */
export const WONDERS: Record<string, Drawer> = { galleon, dragon, volcano, waterfall };
