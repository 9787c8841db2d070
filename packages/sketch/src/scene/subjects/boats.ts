import { hex } from '../../paint/colour.js';
import { blob, body, box, darker, type Drawer, lamp, line, oval, paler, poly } from './shapes.js';

export const sailboat: Drawer = (c, p) => {
  const hull = body(p, hex('#f1ece2'));
  const sail = p.own ? paler(paler(hull)) : hex('#fbf7ee');
  c.rotate(Math.sin(p.seconds * 1.1 + p.phase * 6) * 0.035);
  line(c, p.light(hex('#5a4634'), 0.5), 0.014, [0, -0.1, 0, -1]);
  const fill = c.createLinearGradient(-0.1, 0, 0.42, 0);
  fill.addColorStop(0, p.light(sail, 0.95));
  fill.addColorStop(1, p.light(sail, 0.45));
  c.fillStyle = fill;
  c.beginPath();
  c.moveTo(0.015, -0.98);
  c.quadraticCurveTo(0.34, -0.5, 0.42, -0.19);
  c.lineTo(0.015, -0.17);
  c.fill();
  c.fillStyle = p.light(sail, 0.75);
  c.beginPath();
  c.moveTo(-0.015, -0.9);
  c.quadraticCurveTo(-0.2, -0.5, -0.34, -0.18);
  c.lineTo(-0.015, -0.17);
  c.fill();
  blob(c, p.light(hull, 0.5), [-0.46, -0.12, -0.36, -0.13, 0.4, -0.13, 0.54, -0.13, 0.4, 0.02, -0.3, 0.02]);
  poly(c, p.light(darker(hull), 0.4), [-0.4, -0.035, 0.46, -0.035, 0.38, 0.015, -0.34, 0.015]);
  line(c, p.light(paler(hull), 1), 0.012, [-0.42, -0.118, 0.48, -0.118]);
};

export const boat: Drawer = (c, p) => {
  const hull = body(p, hex('#9c4a34'));
  c.rotate(Math.sin(p.seconds * 1.2 + p.phase * 6) * 0.04);
  const cabin = hex('#efe8da');
  box(c, p.light(cabin, 0.55), { x: -0.3, y: -0.28, w: 0.42, h: 0.34 });
  box(c, p.light(cabin, 0.95), { x: -0.04, y: -0.28, w: 0.16, h: 0.34 });
  box(c, p.light(darker(hull), 0.6), { x: -0.35, y: -0.6, w: 0.53, h: 0.05 });
  for (const x of [-0.24, -0.09, 0.03])
    box(c, p.lampsOn ? lamp([255, 214, 138]) : p.light(hex('#3f5566'), 0.4), {
      x,
      y: -0.42,
      w: 0.08,
      h: 0.11,
    });
  line(c, p.light(hex('#4a3a2c'), 0.5), 0.018, [0.26, -0.28, 0.26, -1]);
  line(c, p.light(hex('#4a3a2c'), 0.4), 0.007, [0.26, -0.97, 0.72, -0.3]);
  line(c, p.light(hex('#4a3a2c'), 0.4), 0.007, [0.26, -0.97, -0.6, -0.3]);
  blob(c, p.light(hull, 0.5), [-0.7, -0.3, -0.5, -0.3, 0.5, -0.3, 0.86, -0.36, 0.62, 0.03, -0.5, 0.03]);
  poly(c, p.light(paler(hull), 0.7), [-0.64, -0.25, 0.74, -0.27, 0.71, -0.22, -0.63, -0.2]);
  poly(c, p.light(darker(hull), 0.2), [-0.58, -0.07, 0.62, -0.07, 0.54, 0.02, -0.52, 0.02]);
};

export const rowboat: Drawer = (c, p) => {
  const wood = body(p, hex('#8a5a36'));
  c.rotate(Math.sin(p.seconds * 1.4 + p.phase * 6) * 0.045);
  const stroke = Math.sin(p.seconds * 1.7 + p.phase * 6) * 0.35;
  blob(c, p.light(hex('#37475c'), 0.5), [-0.16, -0.42, -0.1, -0.86, 0.08, -0.9, 0.16, -0.42]);
  oval(c, p.light(hex('#c79a7a'), 0.75), { x: 0.02, y: -1, rx: 0.1, ry: 0.12 });
  blob(c, p.light(wood, 0.5), [-1.1, -0.5, -0.8, -0.42, 0.8, -0.42, 1.15, -0.5, 0.8, 0.04, -0.75, 0.04]);
  line(c, p.light(paler(wood), 0.9), 0.05, [-1.02, -0.45, -0.6, -0.4, 0.6, -0.4, 1.06, -0.45]);
  line(c, p.light(hex('#d9c09a'), 0.6), 0.04, [
    0.02,
    -0.6,
    0.5 + stroke * 0.4,
    -0.02 + Math.abs(stroke) * 0.1,
  ]);
};

export const ship: Drawer = (c, p) => {
  const hull = body(p, hex('#2f3d52'));
  for (const [x, h] of [
    [-0.3, 0.36],
    [-0.02, 0.3],
    [0.3, 0.22],
  ] as const)
    box(c, p.light(hex('#eeebe4'), x > 0 ? 0.9 : 0.6), { x: x - 0.32, y: -0.3, w: 0.5, h });
  for (const x of [-0.36, 0.02]) {
    box(c, p.light(hex('#b3402f'), 0.6), { x, y: -0.6, w: 0.13, h: 0.4 });
    for (let i = 0; i < 5; i += 1)
      oval(c, p.light([120, 120, 124], 0.4, 0.3 - i * 0.055), {
        x: x - i * 0.14,
        y: -1.04 - i * 0.06 - Math.sin(p.seconds + i) * 0.02,
        rx: 0.07 + i * 0.035,
        ry: 0.06 + i * 0.02,
      });
  }
  for (let i = 0; i < 20; i += 1)
    box(c, p.lampsOn ? lamp([255, 220, 150]) : p.light(hex('#425266'), 0.4), {
      x: -0.56 + i * 0.05,
      y: -0.4,
      w: 0.026,
      h: 0.035,
    });
  poly(c, p.light(hull, 0.5), [-1.05, -0.32, 1.2, -0.36, 1, 0.03, -0.92, 0.03]);
  poly(c, p.light(hex('#9c3a35'), 0.4), [-0.96, -0.06, 1.05, -0.06, 1, 0.03, -0.92, 0.03]);
  line(c, p.light(hex('#f0ebe0'), 0.9), 0.02, [-1.04, -0.3, 1.16, -0.33]);
};
