import { hex } from '../../paint/colour.js';
import { blob, body, box, darker, type Drawer, lamp, line, oval, paler, poly } from './shapes.js';

export const car: Drawer = (c, p) => {
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

export const bus: Drawer = (c, p) => {
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

export const train: Drawer = (c, p) => {
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

export const bicycle: Drawer = (c, p) => {
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
