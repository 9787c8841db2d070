import { hex } from '../../paint/colour.js';
import { blob, body, box, darker, lamp, line, oval, paler, poly, type Drawer } from './shapes.js';

const sailboat: Drawer = (c, p) => {
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

const boat: Drawer = (c, p) => {
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

const rowboat: Drawer = (c, p) => {
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

const ship: Drawer = (c, p) => {
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

const car: Drawer = (c, p) => {
  const paint = body(p, hex('#b8322c'));
  blob(c, p.light(paint, 0.45), [-0.78, -0.72, -0.56, -1, 0.2, -1.02, 0.62, -0.66, 0.3, -0.5, -0.7, -0.5]);
  poly(c, p.light(hex('#9fc0d2'), 0.7), [-0.6, -0.66, -0.44, -0.9, -0.06, -0.91, -0.06, -0.64]);
  poly(c, p.light(hex('#c6dde8'), 0.85), [0.02, -0.64, 0.02, -0.91, 0.2, -0.9, 0.48, -0.64]);
  blob(
    c,
    p.light(paint, 0.6),
    [-1.18, -0.26, -1.16, -0.62, -0.8, -0.7, 0.6, -0.68, 1.1, -0.56, 1.22, -0.24, 1.1, -0.16, -1.1, -0.16],
  );
  blob(c, p.light(paler(paint), 1), [-1, -0.56, -0.6, -0.64, 0.6, -0.63, 1, -0.52, 0.5, -0.55, -0.6, -0.56]);
  for (const x of [-0.66, 0.68]) wheel(c, p, x, 0.24);
  oval(c, p.lampsOn ? lamp([255, 246, 214]) : p.light([240, 240, 230], 0.9), {
    x: 1.12,
    y: -0.44,
    rx: 0.08,
    ry: 0.07,
  });
  oval(c, p.lampsOn ? lamp([255, 60, 40]) : p.light([170, 30, 26], 0.6), {
    x: -1.13,
    y: -0.48,
    rx: 0.05,
    ry: 0.07,
  });
};

function wheel(c: Parameters<Drawer>[0], p: Parameters<Drawer>[1], x: number, r: number): void {
  oval(c, p.light([24, 24, 27], 0.4), { x, y: -r, rx: r, ry: r });
  oval(c, p.light([190, 192, 196], 0.7), { x, y: -r, rx: r * 0.52, ry: r * 0.52 });
  const turn = p.seconds * p.pace * 5;
  for (let i = 0; i < 5; i += 1)
    line(c, p.light([70, 70, 74], 0.4), r * 0.1, [
      x,
      -r,
      x + Math.cos(turn + i * 1.257) * r * 0.5,
      -r + Math.sin(turn + i * 1.257) * r * 0.5,
    ]);
}

const bus: Drawer = (c, p) => {
  const paint = body(p, hex('#d99a2b'));
  c.fillStyle = p.light(paint, 0.5);
  c.beginPath();
  c.roundRect(-1.1, -1, 2.2, 0.84, 0.09);
  c.fill();
  box(c, p.light(paler(paint), 0.95), { x: -1.06, y: -0.92, w: 2.12, h: 0.05 });
  for (let i = 0; i < 6; i += 1)
    box(c, p.lampsOn ? lamp([255, 226, 164]) : p.light(hex('#a7c4d4'), 0.7), {
      x: -1 + i * 0.34,
      y: -0.54,
      w: 0.28,
      h: 0.3,
    });
  box(c, p.light(darker(paint), 0.4), { x: -1.1, y: -0.3, w: 2.2, h: 0.07 });
  for (const x of [-0.66, 0.66]) wheel(c, p, x, 0.19);
};

const train: Drawer = (c, p) => {
  const paint = body(p, hex('#2f4a45'));
  for (let i = 3; i >= 1; i -= 1) wagon(c, p, -i * 1.5 - 0.15, i % 2 === 0 ? hex('#8f3a2f') : hex('#b58a4a'));
  box(c, p.light(paint, 0.5), { x: -0.7, y: -0.2, w: 0.5, h: 0.72 });
  box(c, p.lampsOn ? lamp([255, 214, 140]) : p.light(hex('#8fb0c0'), 0.6), {
    x: -0.6,
    y: -0.56,
    w: 0.28,
    h: 0.24,
  });
  box(c, p.light(darker(paint), 0.4), { x: -0.78, y: -0.9, w: 0.66, h: 0.07 });
  box(c, p.light(paint, 0.45), { x: -0.2, y: -0.26, w: 0.95, h: 0.4 });
  box(c, p.light(paler(paint), 0.95), { x: -0.2, y: -0.58, w: 0.95, h: 0.06 });
  box(c, p.light([30, 30, 34], 0.5), { x: 0.46, y: -0.62, w: 0.13, h: 0.36 });
  oval(c, p.light(hex('#c79a4a'), 0.9), { x: 0.12, y: -0.68, rx: 0.09, ry: 0.09 });
  for (let i = 0; i < 9; i += 1) {
    const age = (p.seconds * 0.9 + i / 9) % 1;
    oval(c, p.light([226, 228, 230], 0.8, Number((0.6 * (1 - age)).toFixed(2))), {
      x: 0.5 - age * 1.9,
      y: -1.05 - age * 0.5 - Math.sin(i * 3) * 0.04,
      rx: 0.09 + age * 0.22,
      ry: 0.08 + age * 0.16,
    });
  }
  for (const x of [-0.5, -0.12, 0.26, 0.6]) wheel(c, p, x, 0.15);
  poly(c, p.light([60, 30, 26], 0.4), [0.72, -0.02, 0.95, -0.02, 0.74, -0.24]);
  oval(c, lamp([255, 240, 196], p.lampsOn ? 1 : 0.6), { x: 0.77, y: -0.5, rx: 0.05, ry: 0.06 });
};

function wagon(
  c: Parameters<Drawer>[0],
  p: Parameters<Drawer>[1],
  x: number,
  paint: ReturnType<typeof hex>,
): void {
  c.fillStyle = p.light(paint, 0.5);
  c.beginPath();
  c.roundRect(x, -0.8, 1.34, 0.6, 0.05);
  c.fill();
  box(c, p.light(darker(paint), 0.4), { x: x - 0.02, y: -0.78, w: 1.38, h: 0.07 });
  for (let i = 0; i < 5; i += 1)
    box(c, p.lampsOn ? lamp([255, 218, 146]) : p.light(hex('#9fc0d0'), 0.7), {
      x: x + 0.09 + i * 0.25,
      y: -0.48,
      w: 0.16,
      h: 0.19,
    });
  for (const dx of [0.22, 0.5, 0.86, 1.12]) wheel(c, p, x + dx, 0.1);
}

const bicycle: Drawer = (c, p) => {
  const frame = body(p, hex('#2f6f8f'));
  const turn = p.seconds * p.pace * 5;
  for (const x of [-0.42, 0.42]) {
    c.strokeStyle = p.light([30, 30, 34], 0.5);
    c.lineWidth = 0.035;
    c.beginPath();
    c.arc(x, -0.28, 0.26, 0, Math.PI * 2);
    c.stroke();
    for (let i = 0; i < 6; i += 1)
      line(c, p.light([170, 172, 176], 0.6), 0.006, [
        x,
        -0.28,
        x + Math.cos(turn + i) * 0.25,
        -0.28 + Math.sin(turn + i) * 0.25,
      ]);
  }
  line(c, p.light(frame, 0.6), 0.035, [-0.42, -0.28, -0.14, -0.66, 0.3, -0.68, -0.02, -0.28, -0.42, -0.28]);
  line(c, p.light(frame, 0.5), 0.035, [-0.14, -0.66, -0.02, -0.28]);
  line(c, p.light(frame, 0.8), 0.035, [0.42, -0.28, 0.28, -0.8, 0.36, -0.86]);
  line(c, p.light([40, 32, 28], 0.4), 0.05, [-0.24, -0.74, -0.06, -0.74]);
  if (p.pace > 0) rider(c, p, turn);
};

/** Whoever pedals: knees that go round with the cranks, hands on the bar. */
function rider(c: Parameters<Drawer>[0], p: Parameters<Drawer>[1], turn: number): void {
  const coat = hex(['#b5493a', '#3f6f9c', '#4f7a4a', '#c9973a'][Math.floor(p.phase * 4) % 4] ?? '#b5493a');
  for (const [side, half] of [
    [0.15, Math.PI],
    [0.6, 0],
  ] as const) {
    const footX = -0.02 + Math.cos(turn * 0.5 + half) * 0.12;
    const footY = -0.26 + Math.sin(turn * 0.5 + half) * 0.12;
    line(c, p.light(hex('#2f3648'), side), 0.085, [
      -0.14,
      -0.76,
      (footX - 0.14) / 2 + 0.17,
      (footY - 0.76) / 2 - 0.03,
      footX,
      footY,
    ]);
  }
  blob(
    c,
    p.light(coat, 0.5),
    [-0.24, -0.72, -0.22, -0.98, -0.02, -1.22, 0.1, -1.18, 0.08, -0.98, -0.04, -0.72],
  );
  line(c, p.light(coat, 0.8), 0.07, [0.02, -1.12, 0.18, -0.92, 0.34, -0.86]);
  oval(c, p.light(hex('#e0b08c'), 0.75), { x: 0.11, y: -1.32, rx: 0.085, ry: 0.1 });
  blob(c, p.light(hex('#3a4a6a'), 0.6), [0, -1.34, 0.02, -1.45, 0.13, -1.48, 0.22, -1.38, 0.12, -1.36]);
}

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
