import { hex, type Rgb } from '../../paint/colour.js';
import {
  blob,
  body,
  box,
  darker,
  lamp,
  limb,
  line,
  oval,
  poly,
  rounded,
  type Drawer,
  type SubjectPaint,
} from './shapes.js';
import type { Context } from '../part.js';

const lighthouse: Drawer = (c, p) => {
  const band = body(p, hex('#c23a30'));
  blob(
    c,
    p.light(hex('#6b625a'), 0.35),
    [-0.5, 0.05, -0.36, -0.08, -0.1, -0.12, 0.16, -0.1, 0.4, -0.05, 0.52, 0.05],
  );
  box(c, p.light(hex('#e9e2d4'), 0.6), { x: 0.1, y: -0.06, w: 0.22, h: 0.12 });
  poly(c, p.light(darker(band), 0.6), [0.07, -0.18, 0.21, -0.26, 0.35, -0.18]);
  for (let i = 0; i < 6; i += 1) {
    const y0 = -0.06 - i * 0.13;
    const w = (k: number): number => 0.105 - k * 0.0105;
    c.fillStyle = rounded(c, p, i % 2 === 0 ? hex('#f4f0e6') : band, { left: -0.1, right: 0.1 });
    c.beginPath();
    c.moveTo(-w(i), y0);
    c.lineTo(w(i), y0);
    c.lineTo(w(i + 1), y0 - 0.131);
    c.lineTo(-w(i + 1), y0 - 0.131);
    c.fill();
  }
  box(c, p.light([40, 42, 48], 0.5), { x: -0.07, y: -0.83, w: 0.14, h: 0.022 });
  box(c, p.lampsOn ? lamp([255, 240, 190]) : p.light(hex('#cfe0e6'), 0.8), {
    x: -0.038,
    y: -0.85,
    w: 0.076,
    h: 0.075,
  });
  poly(c, p.light(band, 0.5), [-0.055, -0.925, 0, -1, 0.055, -0.925]);
  for (const y of [-0.25, -0.5])
    box(c, p.lampsOn ? lamp([255, 214, 140]) : p.light(hex('#38424e'), 0.3), {
      x: -0.014,
      y,
      w: 0.028,
      h: 0.05,
    });
};

const house: Drawer = (c, p) => {
  const wall = body(
    p,
    hex(['#efe6d6', '#d9b48a', '#c9cdd0', '#b5715a'][Math.floor(p.phase * 4) % 4] ?? '#efe6d6'),
  );
  const roof = hex(['#8f3f32', '#4a4f59', '#7a5238'][Math.floor(p.phase * 9) % 3] ?? '#8f3f32');
  box(c, p.light(hex('#8a5a48'), 0.5), { x: 0.22, y: -0.72, w: 0.11, h: 0.28 });
  if (!p.still) smoke(c, p, 0.275, -1);
  box(c, p.light(wall, 0.35), { x: -0.6, y: 0.02, w: 0.72, h: 0.56 });
  box(c, p.light(wall, 0.85), { x: 0.1, y: 0.02, w: 0.46, h: 0.56 });
  poly(c, p.light(wall, 0.85), [0.1, -0.53, 0.33, -0.9, 0.56, -0.53]);
  poly(c, p.light(roof, 0.5), [-0.68, -0.5, -0.42, -0.92, 0.36, -0.93, 0.1, -0.5]);
  poly(c, p.light(roof, 0.9), [0.3, -0.93, 0.36, -0.97, 0.66, -0.5, 0.58, -0.48, 0.33, -0.88]);
  if (p.snowy) snowOnRoof(c, p);
  for (const x of [-0.48, -0.2]) windowPane(c, p, { x, y: -0.18, w: 0.15, h: 0.18 });
  windowPane(c, p, { x: 0.26, y: -0.24, w: 0.14, h: 0.18 });
  box(c, p.light(darker(roof), 0.4), { x: 0.27, y: 0.02, w: 0.13, h: 0.2 });
};

function snowOnRoof(c: Context, p: SubjectPaint): void {
  blob(
    c,
    p.light([244, 247, 252], 0.75),
    [-0.7, -0.5, -0.66, -0.62, -0.44, -0.95, 0.34, -0.97, 0.2, -0.74, 0.06, -0.6, -0.2, -0.66, -0.5, -0.56],
  );
  poly(c, p.light([244, 247, 252], 0.95), [0.31, -0.95, 0.36, -1, 0.68, -0.51, 0.6, -0.55, 0.36, -0.9]);
}

function windowPane(c: Context, p: SubjectPaint, at: { x: number; y: number; w: number; h: number }): void {
  box(c, p.light([236, 232, 222], 0.6), {
    x: at.x - 0.014,
    y: at.y + 0.014,
    w: at.w + 0.028,
    h: at.h + 0.028,
  });
  box(c, p.lampsOn ? lamp([255, 206, 122]) : p.light(hex('#5f7f92'), 0.55), at);
  line(c, p.light([236, 232, 222], 0.6), 0.012, [at.x + at.w / 2, at.y, at.x + at.w / 2, at.y - at.h]);
}

function smoke(c: Context, p: SubjectPaint, x: number, y: number): void {
  for (let i = 0; i < 7; i += 1) {
    const age = (p.seconds * 0.16 + i / 7 + p.phase) % 1;
    const size = 0.035 + age * 0.1;
    oval(c, p.light([214, 214, 218], 0.6, 0.34 * (1 - age) * Math.min(1, age * 8)), {
      x: x + age * 0.26 + Math.sin(p.seconds * 0.9 + i) * 0.02 * age,
      y: y - age * 0.62,
      rx: size,
      ry: size * 0.85,
    });
  }
}

const castle: Drawer = (c, p) => {
  const stone = body(p, hex('#a39a8c'));
  const tower = (x: number, w: number, h: number, roof: boolean): void => {
    c.fillStyle = rounded(c, p, stone, { left: x - w, right: x + w });
    c.fillRect(x - w, -h, w * 2, h + 0.02);
    for (let i = 0; i < 4; i += 1)
      box(c, p.light(stone, 0.6), { x: x - w * 1.12 + i * w * 0.62, y: -h + 0.005, w: w * 0.4, h: 0.045 });
    if (roof) poly(c, p.light(hex('#4a5a86'), 0.6), [x - w * 1.25, -h, x, -h - w * 2.6, x + w * 1.25, -h]);
    for (let i = 0; i < 2; i += 1)
      box(c, p.lampsOn ? lamp([255, 206, 130]) : p.light([40, 36, 34], 0.2), {
        x: x - w * 0.14,
        y: -h * (0.55 + i * 0.24),
        w: w * 0.28,
        h: 0.05,
      });
  };
  tower(-0.1, 0.12, 0.74, true);
  tower(0.26, 0.09, 0.6, true);
  box(c, p.light(stone, 0.45), { x: -0.62, y: 0.02, w: 1.24, h: 0.4 });
  for (let i = 0; i < 13; i += 1)
    box(c, p.light(stone, 0.5), { x: -0.62 + i * 0.1, y: -0.37, w: 0.055, h: 0.05 });
  tower(-0.6, 0.11, 0.54, true);
  tower(0.6, 0.11, 0.5, false);
  blob(c, p.light([36, 28, 24], 0.2), [-0.12, 0.02, -0.12, -0.2, 0, -0.3, 0.12, -0.2, 0.12, 0.02]);
  const wave = Math.sin(p.seconds * 4 + p.phase) * 0.02;
  poly(c, p.light(hex('#c8332b'), 0.7), [-0.1, -1.06, 0.06, -1.03 + wave, -0.1, -0.99]);
};

const windmill: Drawer = (c, p) => {
  const wall = body(p, hex('#efe7d8'));
  c.fillStyle = rounded(c, p, wall, { left: -0.17, right: 0.17 });
  c.beginPath();
  c.moveTo(-0.17, 0.02);
  c.lineTo(0.17, 0.02);
  c.lineTo(0.1, -0.62);
  c.lineTo(-0.1, -0.62);
  c.fill();
  blob(c, p.light(hex('#7a4a34'), 0.6), [-0.15, -0.6, -0.1, -0.72, 0, -0.78, 0.1, -0.72, 0.15, -0.6]);
  box(c, p.light(hex('#5a3f2c'), 0.4), { x: -0.04, y: 0.02, w: 0.08, h: 0.15 });
  windowPane(c, p, { x: -0.03, y: -0.3, w: 0.06, h: 0.07 });
  for (let i = 0; i < 4; i += 1) {
    c.save();
    c.translate(0, -0.64);
    c.rotate(p.seconds * 0.85 + p.phase * 3 + (i * Math.PI) / 2);
    line(c, p.light(hex('#4a3626'), 0.4), 0.014, [0, 0, 0, -0.46]);
    poly(c, p.light(hex('#f3ecdd'), 0.75), [0.01, -0.1, 0.1, -0.11, 0.1, -0.45, 0.01, -0.45]);
    for (let k = 0; k < 5; k += 1)
      line(c, p.light(hex('#7a5f46'), 0.4), 0.006, [0.01, -0.13 - k * 0.075, 0.1, -0.135 - k * 0.075]);
    c.restore();
  }
  oval(c, p.light(hex('#4a3626'), 0.6), { x: 0, y: -0.64, rx: 0.026, ry: 0.026 });
};

const tower: Drawer = (c, p) => {
  const steel = p.light(body(p, hex('#6b5a4c')), 0.5);
  for (const side of [-1, 1]) {
    c.strokeStyle = steel;
    c.lineWidth = 0.026;
    c.beginPath();
    c.moveTo(side * 0.24, 0.02);
    c.quadraticCurveTo(side * 0.06, -0.34, 0, -0.98);
    c.stroke();
  }
  for (let i = 1; i < 13; i += 1) {
    const t = i / 13;
    const w = 0.24 * (1 - t) ** 2.1 + 0.004;
    line(c, steel, 0.009, [-w, -t * 0.96, w, -(t + 0.05) * 0.96]);
    line(c, steel, 0.009, [w, -t * 0.96, -w, -(t + 0.05) * 0.96]);
  }
  box(c, steel, { x: -0.16, y: -0.2, w: 0.32, h: 0.03 });
  box(c, steel, { x: -0.085, y: -0.44, w: 0.17, h: 0.024 });
  if (!p.lampsOn) return;
  for (let i = 0; i < 30; i += 1)
    oval(c, lamp([255, 218, 140], 0.4 + 0.5 * Math.abs(Math.sin(p.seconds * 2 + i))), {
      x: (i % 2 ? 1 : -1) * 0.23 * (1 - i / 30) ** 2.1,
      y: -(i / 30) * 0.95,
      rx: 0.011,
      ry: 0.011,
    });
};

const bridge: Drawer = (c, p) => {
  const steel = body(p, hex('#b5442f'));
  line(c, p.light(steel, 0.5), 0.05, [-2.1, -0.22, 2.1, -0.22]);
  for (const x of [-0.9, 0.9]) {
    box(c, p.light(steel, 0.35), { x: x - 0.06, y: 0.05, w: 0.05, h: 1.05 });
    box(c, p.light(steel, 0.9), { x: x + 0.01, y: 0.05, w: 0.05, h: 1.05 });
    for (const y of [-0.5, -0.75, -0.98]) box(c, p.light(steel, 0.6), { x: x - 0.06, y, w: 0.12, h: 0.04 });
  }
  const cable = (x: number): number =>
    Math.abs(x) < 0.9 ? -0.3 - 0.68 * (x / 0.9) ** 2 : -0.98 + ((Math.abs(x) - 0.9) / 1.2) * 0.74;
  const points: number[] = [];
  for (let i = 0; i <= 60; i += 1) points.push(-2.1 + i * 0.07, cable(-2.1 + i * 0.07));
  line(c, p.light(steel, 0.6), 0.018, points);
  for (let x = -2; x <= 2; x += 0.11) line(c, p.light(steel, 0.4), 0.005, [x, -0.22, x, cable(x)]);
};

const pyramid: Drawer = (c, p) => {
  const stone = body(p, hex('#d9b274'));
  poly(c, p.light(stone, 0.9), [0, -1, 0.95, 0.02, -0.25, 0.02]);
  poly(c, p.light(stone, 0.1), [0, -1, -0.25, 0.02, -0.95, 0.02]);
  for (let i = 1; i < 16; i += 1) {
    const t = i / 16;
    line(c, p.light(darker(stone), 0.4, 0.28), 0.005, [-0.25 * t, -1 + t, 0.95 * t, -1 + t]);
  }
};

const tent: Drawer = (c, p) => {
  const cloth = body(p, hex('#d9822f'));
  poly(c, p.light(cloth, 0.4), [-0.2, -1, -0.95, 0.02, 0.3, 0.02]);
  poly(c, p.light(cloth, 0.85), [-0.2, -1, 0.3, 0.02, 0.95, -0.06, 0.3, -0.94]);
  poly(
    c,
    p.lampsOn ? lamp([255, 210, 120], 0.9) : p.light(darker(darker(cloth)), 0.2),
    [-0.2, -0.8, -0.48, 0.02, 0.06, 0.02],
  );
};

const person: Drawer = (c, p) => drawPerson(c, p, 1);
const child: Drawer = (c, p) => drawPerson(c, p, 1.35);

/** A figure that walks, stands or dances; the head is larger for a child. */
function drawPerson(c: Context, p: SubjectPaint, headSize: number): void {
  const coats = ['#9c3a35', '#2f4f7a', '#3f6b52', '#b58a3a', '#5a4a72', '#37393f'];
  const coat = body(p, hex(coats[Math.floor(p.phase * 6) % 6] ?? '#9c3a35'));
  const legs = hex(p.phase > 0.5 ? '#2b3040' : '#4a4038');
  const skin = hex(['#e0b08c', '#c68a62', '#8a5a3c', '#f0c9a8'][Math.floor(p.phase * 13) % 4] ?? '#e0b08c');
  const stride = (p.seconds * p.pace + p.phase) * Math.PI * 2;
  const swing = Math.min(0.62, p.pace * 0.4);
  const step = Math.sin(stride) * swing;
  c.translate(0, -Math.abs(Math.cos(stride)) * swing * 0.02);
  const limbOf = (
    colour: Rgb,
    at: { x: number; y: number; swing: number; length: number; width: number; side: number },
  ): void => limb(c, p.light(colour, at.side), { ...at, bend: Math.max(0, at.swing) * 0.7 });
  limbOf(coat, { x: 0.01, y: -0.78, swing: step * 0.9, length: 0.36, width: 0.06, side: 0.15 });
  limbOf(legs, { x: 0, y: -0.47, swing: -step, length: 0.47, width: 0.09, side: 0.15 });
  limbOf(legs, { x: 0, y: -0.47, swing: step, length: 0.47, width: 0.09, side: 0.55 });
  blob(
    c,
    p.light(coat, 0.5),
    [-0.09, -0.42, -0.11, -0.6, -0.09, -0.83, 0, -0.86, 0.09, -0.82, 0.1, -0.6, 0.09, -0.42],
  );
  blob(c, p.light(coat, 0.95), [0.02, -0.46, 0.03, -0.8, 0.08, -0.78, 0.09, -0.48]);
  limbOf(coat, { x: 0, y: -0.79, swing: -step * 0.9, length: 0.36, width: 0.062, side: 0.75 });
  line(c, p.light(skin, 0.5), 0.05, [0, -0.84, 0.005, -0.87]);
  oval(c, p.light(skin, 0.75), { x: 0.012, y: -0.925, rx: 0.058 * headSize, ry: 0.072 * headSize });
  blob(c, p.light(hex(p.phase > 0.4 ? '#3a281c' : '#6b4a2a'), 0.4), [
    -0.06 * headSize,
    -0.88,
    -0.065 * headSize,
    -0.98,
    0,
    -1.012,
    0.05 * headSize,
    -0.985,
    0.01,
    -0.95,
    -0.02,
    -0.9,
  ]);
}

/** Buildings and people by name. */
export const PLACES_AND_PEOPLE: Record<string, Drawer> = {
  lighthouse,
  house,
  castle,
  windmill,
  tower,
  bridge,
  pyramid,
  tent,
  person,
  child,
};
