import { hex } from '../../paint/colour.js';
import { tree } from './broadleaf.js';
import { blob, body, box, darker, lamp, line, oval, paler, poly, rounded, type Drawer } from './shapes.js';

const flower: Drawer = (c, p) => {
  const petal = body(
    p,
    hex(['#e2556f', '#f2c14a', '#c98be0', '#f4f0ea'][Math.floor(p.phase * 4) % 4] ?? '#e2556f'),
  );
  const sway = Math.sin(p.seconds * 1.4 + p.phase * 9) * 0.05;
  line(c, p.light(hex('#4f7a3a'), 0.5), 0.05, [0, 0.02, sway * 0.3, -0.4, sway, -0.78]);
  for (const side of [-1, 1])
    blob(c, p.light(hex('#5f8f42'), side > 0 ? 0.8 : 0.3), [
      0,
      -0.2,
      side * 0.2,
      -0.4,
      side * 0.3,
      -0.36,
      side * 0.14,
      -0.2,
    ]);
  for (let i = 0; i < 8; i += 1) {
    const angle = (i / 8) * Math.PI * 2;
    oval(c, p.light(petal, 0.55 + Math.cos(angle - 0.8) * 0.4), {
      x: sway + Math.cos(angle) * 0.13,
      y: -0.82 + Math.sin(angle) * 0.12,
      rx: 0.11,
      ry: 0.055,
      turn: angle,
    });
  }
  oval(c, p.light(hex('#d9a52f'), 0.8), { x: sway, y: -0.82, rx: 0.075, ry: 0.07 });
};

const cactus: Drawer = (c, p) => {
  const skin = body(p, hex('#4f7a4a'));
  const arm = (points: number[], w: number, side: number): void => line(c, p.light(skin, side), w, points);
  arm([0, 0.02, 0, -0.92], 0.2, 0.3);
  arm([0.03, 0.02, 0.03, -0.92], 0.11, 0.9);
  arm([0, -0.36, -0.26, -0.38, -0.28, -0.66], 0.13, 0.35);
  arm([0, -0.5, 0.25, -0.52, 0.27, -0.8], 0.12, 0.75);
  for (let i = 0; i < 5; i += 1)
    line(c, p.light(darker(skin), 0.3), 0.008, [-0.07 + i * 0.035, 0, -0.07 + i * 0.035, -0.9]);
};

const mushroom: Drawer = (c, p) => {
  const cap = body(p, hex('#c23a2f'));
  blob(
    c,
    p.light(hex('#f0e6d2'), 0.6),
    [-0.14, 0.03, -0.1, -0.4, -0.12, -0.56, 0.12, -0.56, 0.1, -0.4, 0.15, 0.03],
  );
  blob(c, p.light(cap, 0.5), [-0.52, -0.46, -0.44, -0.8, 0, -1.04, 0.44, -0.8, 0.52, -0.46, 0, -0.52]);
  blob(c, p.light(paler(cap), 0.95), [0.05, -0.9, 0.3, -0.78, 0.36, -0.64, 0.12, -0.78]);
  for (const [x, y, r] of [
    [-0.25, -0.66, 0.07],
    [0.05, -0.76, 0.08],
    [0.3, -0.58, 0.05],
    [-0.08, -0.58, 0.05],
  ] as const)
    oval(c, p.light([246, 240, 226], 0.8), { x, y, rx: r, ry: r * 0.8 });
};

const campfire: Drawer = (c, p) => {
  for (const [a, b] of [
    [-0.5, 0.34],
    [0.5, -0.34],
    [-0.3, 0.5],
  ] as const)
    line(c, p.light(hex('#4f3524'), 0.4), 0.13, [a, 0, b, -0.16]);
  const flames = [
    [255, 120, 30],
    [255, 176, 60],
    [255, 236, 160],
  ] as const;
  flames.forEach((fire, layer) => {
    for (let i = 0; i < 5 - layer; i += 1) {
      const x = (i - (4 - layer) / 2) * 0.15;
      const tall =
        (0.95 - layer * 0.27 - Math.abs(x) * 0.9) *
        (0.82 + 0.18 * Math.sin(p.seconds * (8 + i) + i * 2 + p.phase * 9));
      const lean = Math.sin(p.seconds * 5 + i * 1.7) * 0.06;
      blob(c, lamp(fire, 0.85), [
        x - 0.13,
        -0.06,
        x - 0.1,
        -tall * 0.45,
        x + lean,
        -tall,
        x + lean,
        -tall,
        x + 0.1,
        -tall * 0.4,
        x + 0.13,
        -0.06,
      ]);
    }
  });
  for (let i = 0; i < 14; i += 1) {
    const age = (p.seconds * 0.5 + i / 14) % 1;
    oval(c, lamp([255, 190, 90], 0.9 * (1 - age)), {
      x: Math.sin(i * 2.4 + p.seconds) * 0.3 * age + Math.sin(i) * 0.1,
      y: -0.5 - age * 1.3,
      rx: 0.014,
      ry: 0.014,
    });
  }
};

const snowman: Drawer = (c, p) => {
  const snow = hex('#f2f5fa');
  for (const [y, r] of [
    [-0.24, 0.27],
    [-0.58, 0.2],
    [-0.84, 0.14],
  ] as const) {
    c.fillStyle = rounded(c, p, snow, { left: -r, right: r });
    c.beginPath();
    c.arc(0, y, r, 0, Math.PI * 2);
    c.fill();
  }
  poly(c, p.light(hex('#e8812a'), 0.7), [0.06, -0.85, 0.24, -0.82, 0.06, -0.8]);
  for (const x of [0.01, 0.09]) oval(c, p.light([20, 20, 22], 0.3), { x, y: -0.89, rx: 0.018, ry: 0.02 });
  line(c, p.light(body(p, hex('#b8322c')), 0.6), 0.07, [-0.13, -0.71, 0.13, -0.71, 0.16, -0.52]);
  box(c, p.light([34, 34, 40], 0.5), { x: -0.16, y: -0.95, w: 0.32, h: 0.03 });
  box(c, p.light([34, 34, 40], 0.5), { x: -0.1, y: -0.97, w: 0.2, h: 0.14 });
  for (const side of [-1, 1])
    line(c, p.light(hex('#5a4030'), 0.4), 0.018, [
      side * 0.18,
      -0.6,
      side * 0.42,
      -0.74 + Math.sin(p.seconds * 2) * 0.02,
    ]);
};

const lantern: Drawer = (c, p) => {
  const paper = body(p, hex('#ff8a30'));
  const flick = 0.9 + 0.1 * Math.sin(p.seconds * 6 + p.phase * 20);
  const glow = c.createLinearGradient(0, 0, 0, -0.98);
  glow.addColorStop(0, lamp([255, 236, 168]));
  glow.addColorStop(
    0.22,
    lamp([
      Math.min(255, paper[0] * 1.1) * flick,
      Math.min(255, paper[1] * 1.35) * flick,
      Math.min(255, paper[2] * 1.6) * flick,
    ]),
  );
  glow.addColorStop(0.7, lamp([paper[0] * 0.94 * flick, paper[1] * 0.86 * flick, paper[2] * 0.8 * flick]));
  glow.addColorStop(1, lamp([paper[0] * 0.66, paper[1] * 0.5, paper[2] * 0.5]));
  blob(
    c,
    glow,
    [-0.24, -0.02, -0.34, -0.3, -0.37, -0.7, -0.22, -0.98, 0.22, -0.98, 0.37, -0.7, 0.34, -0.3, 0.24, -0.02],
  );
  for (const x of [-0.17, 0.17])
    line(c, lamp([150, 62, 20], 0.28), 0.012, [x * 1.15, -0.06, x * 1.7, -0.5, x * 1.2, -0.9]);
  oval(c, lamp([255, 246, 205], 0.85 * flick), { x: 0, y: -0.1, rx: 0.12, ry: 0.1 });
  oval(c, lamp([128, 66, 30], 0.8), { x: 0, y: -0.015, rx: 0.16, ry: 0.016 });
};

const kite: Drawer = (c, p) => {
  const cloth = body(p, hex('#d9453a'));
  const sway = Math.sin(p.seconds * 1.8 + p.phase * 5);
  c.translate(0, -0.5);
  c.rotate(0.35 + sway * 0.12);
  poly(c, p.light(cloth, 0.4), [0, -0.5, -0.34, 0, 0, 0.5]);
  poly(c, p.light(paler(cloth), 0.9), [0, -0.5, 0.34, 0, 0, 0.5]);
  line(c, p.light([250, 246, 236], 0.7), 0.016, [
    0,
    0.5,
    sway * 0.1,
    0.8,
    -sway * 0.12,
    1.1,
    sway * 0.14,
    1.4,
  ]);
};

// Planes of broken ice: light, and the corners of each.
const FACETS: readonly (readonly [number, readonly number[]])[] = [
  [0.2, [-0.95, 0.03, -0.7, -0.4, -0.5, -0.16, -0.56, 0.03]],
  [0.65, [-0.7, -0.4, -0.42, -0.5, -0.32, -0.2, -0.5, -0.16]],
  [0.5, [-0.42, -0.5, -0.2, -0.96, -0.16, -0.42, -0.32, -0.2]],
  [0.3, [-0.32, -0.2, -0.16, -0.42, 0, 0.03, -0.3, 0.03]],
  [1, [0.02, -0.7, 0.22, -0.84, 0.2, -0.44, 0.08, -0.3]],
  [0.8, [0.2, -0.44, 0.5, -0.38, 0.46, -0.12, 0.24, -0.1]],
  [0.6, [0.46, -0.12, 0.7, -0.3, 0.98, 0.03, 0.5, 0.03]],
  [0.7, [0.08, -0.3, 0.24, -0.1, 0.3, 0.03, 0, 0.03]],
];

const iceberg: Drawer = (c, p) => {
  const ice = hex('#e3f1f8');
  poly(c, p.light(ice, 0.4), [-0.95, 0.03, -0.7, -0.4, -0.42, -0.5, -0.2, -0.96, 0.02, -0.7, 0, 0.03]);
  poly(c, p.light(ice, 0.95), [0, 0.03, 0.02, -0.7, 0.22, -0.84, 0.5, -0.38, 0.7, -0.3, 0.98, 0.03]);
  for (const [tone, points] of FACETS) poly(c, p.light(ice, tone), points);
  poly(c, p.light(hex('#9fd0e6'), 0.6), [-0.98, 0.04, -0.9, -0.06, 0.9, -0.06, 1, 0.04]);
};

/** Plants and things by name. */
export const PLANTS_AND_THINGS: Record<string, Drawer> = {
  tree,
  flower,
  cactus,
  mushroom,
  campfire,
  snowman,
  lantern,
  kite,
  iceberg,
};
