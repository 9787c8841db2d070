import { hex } from '../../paint/colour.js';
import { boat, rowboat, sailboat, ship } from './boats.js';
import { blob, body, box, darker, type Drawer, lamp, line, oval, paler, poly } from './shapes.js';
import { bicycle, bus, car, train } from './wheels.js';

const rocket: Drawer = (c, p) => {
  const skin = body(p, hex('#eceae6'));
  const flying = p.pace > 0;
  for (let i = 0; flying && i < 7; i += 1) {
    const flick = 1 + 0.2 * Math.sin(p.seconds * 31 + i * 2);
    const fire = [
      [255, 246, 200],
      [255, 214, 110],
      [255, 160, 60],
      [244, 106, 40],
    ] as const;
    oval(c, lamp(fire[Math.min(3, Math.floor(i / 2))] ?? [255, 160, 60], 0.75 - i * 0.08), {
      x: 0,
      y: 0.02 + i * 0.075 * flick,
      rx: 0.075 - i * 0.007,
      ry: 0.1 * flick,
    });
  }
  for (const side of [-1, 1])
    poly(c, p.light(hex('#b8322c'), side > 0 ? 0.8 : 0.3), [
      side * 0.09,
      -0.36,
      side * 0.24,
      -0.03,
      side * 0.09,
      -0.1,
    ]);
  const fill = c.createLinearGradient(-0.13, 0, 0.13, 0);
  fill.addColorStop(0, p.light(skin, 0.1));
  fill.addColorStop(0.65, p.light(skin, 0.75));
  fill.addColorStop(1, p.light(skin, 1));
  c.fillStyle = fill;
  c.beginPath();
  c.moveTo(0, -1);
  c.bezierCurveTo(0.17, -0.8, 0.15, -0.3, 0.09, -0.06);
  c.lineTo(-0.09, -0.06);
  c.bezierCurveTo(-0.15, -0.3, -0.17, -0.8, 0, -1);
  c.fill();
  poly(c, p.light(hex('#b8322c'), 0.6), [0, -1, 0.078, -0.86, -0.078, -0.86]);
  oval(c, p.light(hex('#8a8f98'), 0.6), { x: 0, y: -0.62, rx: 0.06, ry: 0.06 });
  oval(c, p.light(hex('#7fc4e6'), 0.9), { x: 0, y: -0.62, rx: 0.042, ry: 0.042 });
};

const airplane: Drawer = (c, p) => {
  const skin = body(p, hex('#eef0f2'));
  c.translate(0, -0.5);
  c.rotate(-0.06 + Math.sin(p.seconds * 0.9 + p.phase) * 0.02);
  poly(c, p.light(darker(skin), 0.3), [-0.1, 0, -0.5, -0.46, -0.3, -0.46, 0.26, 0]);
  poly(c, p.light(p.own ?? hex('#2f5f9c'), 0.6), [-1.14, -0.05, -1.34, -0.5, -1.1, -0.5, -0.8, -0.06]);
  blob(
    c,
    p.light(skin, 0.55),
    [-1.34, -0.08, -0.9, -0.17, 0.7, -0.17, 1.16, -0.06, 1.12, 0.06, 0.6, 0.15, -0.7, 0.13],
  );
  blob(c, p.light(skin, 1), [-1, -0.12, 0.7, -0.16, 1, -0.07, 0.5, -0.06, -0.9, -0.06]);
  for (let i = 0; i < 14; i += 1)
    oval(c, p.lampsOn ? lamp([255, 228, 170]) : p.light(hex('#3f5566'), 0.4), {
      x: -0.7 + i * 0.1,
      y: -0.05,
      rx: 0.022,
      ry: 0.028,
    });
  poly(c, p.light(skin, 0.75), [0.2, 0.06, -0.62, 0.6, -0.4, 0.62, 0.5, 0.08]);
};

const balloon: Drawer = (c, p) => {
  const first = body(p, hex('#cf4a36'));
  const second = p.own ? paler(first) : hex('#f2c14a');
  const sway = Math.sin(p.seconds * 0.7 + p.phase * 6) * 0.02;
  c.translate(sway, 0);
  for (const x of [-0.07, 0.07]) line(c, p.light([70, 56, 44], 0.4), 0.006, [x, -0.13, x * 2.2, -0.34]);
  const stripes = 8;
  for (let i = 0; i < stripes; i += 1) {
    const from = Math.cos((i / stripes) * Math.PI) * -0.36;
    const to = Math.cos(((i + 1) / stripes) * Math.PI) * -0.36;
    c.fillStyle = p.light(i % 2 === 0 ? first : second, 0.12 + (i / stripes) * 0.85);
    c.beginPath();
    c.moveTo(0, -1);
    c.bezierCurveTo(from * 1.35, -0.98, from * 1.35, -0.55, from * 0.34, -0.3);
    c.lineTo(to * 0.34, -0.3);
    c.bezierCurveTo(to * 1.35, -0.55, to * 1.35, -0.98, 0, -1);
    c.fill();
  }
  if (p.lampsOn)
    oval(c, lamp([255, 190, 90], 0.5 + 0.3 * Math.sin(p.seconds * 9 + p.phase * 5)), {
      x: 0,
      y: -0.33,
      rx: 0.07,
      ry: 0.05,
    });
  box(c, p.light(hex('#7a5232'), 0.5), { x: -0.075, y: -0.02, w: 0.15, h: 0.11 });
  box(c, p.light(hex('#a9754a'), 0.9), { x: -0.085, y: -0.11, w: 0.17, h: 0.025 });
};

const ufo: Drawer = (c, p) => {
  const skin = body(p, hex('#a9b2bd'));
  c.translate(0, -0.5 + Math.sin(p.seconds * 2 + p.phase) * 0.05);
  poly(c, lamp([150, 255, 210], 0.16), [-0.3, 0.1, 0.3, 0.1, 0.7, 1.2, -0.7, 1.2]);
  oval(c, p.light(hex('#8fe0d6'), 0.9), { x: 0, y: -0.18, rx: 0.32, ry: 0.3 });
  oval(c, p.light(skin, 0.5), { x: 0, y: 0, rx: 0.9, ry: 0.22 });
  oval(c, p.light(paler(skin), 1), { x: 0.1, y: -0.07, rx: 0.62, ry: 0.08 });
  for (let i = 0; i < 7; i += 1)
    oval(c, lamp(i % 2 === Math.floor(p.seconds * 4) % 2 ? [255, 236, 130] : [120, 230, 255]), {
      x: -0.66 + i * 0.22,
      y: 0.08 - Math.abs(i - 3) * 0.014,
      rx: 0.045,
      ry: 0.035,
    });
};

const satellite: Drawer = (c, p) => {
  c.translate(0, -0.5);
  c.rotate(0.3 + p.seconds * 0.1);
  for (const side of [-1, 1]) {
    box(c, p.light(hex('#2a4fa0'), side > 0 ? 0.8 : 0.4), {
      x: side > 0 ? 0.24 : -0.94,
      y: 0.17,
      w: 0.7,
      h: 0.34,
    });
    for (let i = 1; i < 5; i += 1)
      line(c, p.light([200, 210, 230], 0.6), 0.01, [
        side * (0.24 + i * 0.14),
        -0.17,
        side * (0.24 + i * 0.14),
        0.17,
      ]);
    line(c, p.light([180, 180, 186], 0.6), 0.03, [side * 0.16, 0, side * 0.24, 0]);
  }
  box(c, p.light(body(p, hex('#c9a24a')), 0.6), { x: -0.17, y: 0.22, w: 0.34, h: 0.44 });
  oval(c, p.light([235, 235, 240], 0.9), { x: 0.02, y: -0.32, rx: 0.17, ry: 0.08, turn: 0.3 });
};

/** Boats, cars, trains and what flies by engine, by name. */
export const VESSELS_AND_VEHICLES: Record<string, Drawer> = {
  sailboat,
  boat,
  rowboat,
  ship,
  car,
  bus,
  train,
  bicycle,
  rocket,
  airplane,
  balloon,
  ufo,
  satellite,
};
