import { css, hex, mix, scale, type Rgb } from '../../paint/colour.js';
import type { Context } from '../part.js';
import { dolphin } from './dolphin.js';
import {
  beat,
  blob,
  body,
  curve,
  darker,
  line,
  oval,
  paler,
  poly,
  type Drawer,
  type SubjectPaint,
} from './shapes.js';
import { swan } from './swan.js';
import { whale } from './whale.js';

/** How a kind of fish is built and marked. All in its own heights, half ones for depths. */
interface FishBuild {
  readonly back: string;
  readonly belly: string;
  readonly depth: number;
  readonly fin: number;
  readonly marks: 'bands' | 'line' | 'mask' | 'none';
  readonly mark: string;
}

const FISHES: readonly FishBuild[] = [
  { back: '#ff8a2a', belly: '#ffd9a0', depth: 0.3, fin: 0.12, marks: 'bands', mark: '#fffaf0' },
  { back: '#2f6fe0', belly: '#7fd0ff', depth: 0.34, fin: 0.14, marks: 'mask', mark: '#ffd84a' },
  { back: '#ffd23a', belly: '#fff3b8', depth: 0.4, fin: 0.18, marks: 'bands', mark: '#2b2a3a' },
  { back: '#e84d7a', belly: '#ffc2cf', depth: 0.27, fin: 0.13, marks: 'line', mark: '#ffe3a0' },
  { back: '#27b6a6', belly: '#c8f7dc', depth: 0.29, fin: 0.12, marks: 'line', mark: '#ff9ac4' },
];

/**
 * A fish: the tail beats, the body follows. Among several, each is one of five kinds, unless a colour was
 * asked for.
 */
const fish: Drawer = (c, p) => {
  const kind = FISHES[p.own ? 0 : Math.floor(p.phase * FISHES.length) % FISHES.length]!;
  const back = body(p, hex(kind.back));
  const belly = p.own ? mix(back, [255, 246, 226], 0.62) : hex(kind.belly);
  const { depth } = kind;
  const swing = beat(p);
  c.translate(0, -0.5);
  tailFin(c, p, { colour: mix(back, hex(kind.mark), 0.25), depth, swing });
  fins(c, p, { colour: mix(back, hex(kind.mark), 0.2), depth, fin: kind.fin, swing });
  c.save();
  const outline = [
    -0.6,
    -0.05 + swing * 0.03,
    -0.34,
    -depth * 0.72,
    0.05,
    -depth * 1.16,
    0.4,
    -depth * 0.86,
    0.6,
    -depth * 0.16,
    0.62,
    depth * 0.16,
    0.38,
    depth * 0.82,
    0,
    depth * 1.1,
    -0.36,
    depth * 0.66,
    -0.6,
    0.05 + swing * 0.03,
  ];
  const fill = c.createLinearGradient(0, -depth, 0, depth);
  fill.addColorStop(0, p.light(darker(back), 0.75));
  fill.addColorStop(0.22, p.light(back, 0.95));
  fill.addColorStop(0.6, p.light(mix(back, belly, 0.45), 0.8));
  fill.addColorStop(1, p.light(belly, 0.62));
  blob(c, fill, outline);
  c.clip();
  marksOf(c, p, kind);
  scales(c, p, depth);
  blob(c, p.light([255, 255, 250], 1, 0.3), [
    -0.4,
    -depth * 0.62,
    0.02,
    -depth * 1.02,
    0.42,
    -depth * 0.62,
    0.3,
    -depth * 0.6,
    0,
    -depth * 0.82,
    -0.34,
    -depth * 0.5,
  ]);
  c.restore();
  face(c, p, { depth, back });
};

function tailFin(c: Context, p: SubjectPaint, at: { colour: Rgb; depth: number; swing: number }): void {
  const { depth, swing } = at;
  const short = 1 - Math.abs(swing) * 0.22;
  const tip = (x: number): number => -0.5 - (x * 0.36 + 0.04) * short;
  const spread = depth * 0.98;
  const y = swing * 0.05;
  blob(c, p.light(at.colour, 0.55), [
    -0.46,
    -0.05 + y * 0.4,
    tip(0.5),
    -spread * 0.55 + y,
    tip(1.06),
    -spread + y,
    tip(0.98),
    -spread * 0.6 + y,
    tip(0.66),
    y,
    tip(0.98),
    spread * 0.6 + y,
    tip(1.06),
    spread + y,
    tip(0.5),
    spread * 0.55 + y,
    -0.46,
    0.05 + y * 0.4,
  ]);
  for (const k of [-0.75, -0.4, 0, 0.4, 0.75])
    line(c, p.light(paler(at.colour), 0.8, 0.5), 0.012, [
      -0.52,
      y * 0.5,
      tip(0.55),
      spread * k * 0.5 + y,
      tip(0.86),
      spread * k * 0.9 + y,
    ]);
}

function fins(
  c: Context,
  p: SubjectPaint,
  at: { colour: Rgb; depth: number; fin: number; swing: number },
): void {
  const { depth, fin, swing } = at;
  const ripple = swing * 0.015;
  blob(c, p.light(at.colour, 0.7), [
    -0.4,
    -depth * 0.5,
    -0.44,
    -depth * 0.86 - fin * 0.7 + ripple,
    -0.1,
    -depth - fin + ripple,
    0.24,
    -depth - fin * 0.4,
    0.36,
    -depth * 0.8,
    0,
    -depth * 0.7,
  ]);
  blob(c, p.light(at.colour, 0.35), [
    -0.38,
    depth * 0.4,
    -0.42,
    depth * 0.8 + fin * 0.7 - ripple,
    -0.2,
    depth + fin * 0.7 - ripple,
    0.02,
    depth * 0.9,
    -0.1,
    depth * 0.6,
  ]);
}

function marksOf(c: Context, p: SubjectPaint, { marks, mark, depth }: FishBuild): void {
  const colour = p.own ? mix(p.own, [255, 252, 240], 0.82) : hex(mark);
  if (marks === 'bands')
    for (const [x, wide] of [
      [0.3, 0.075],
      [-0.02, 0.09],
      [-0.38, 0.05],
    ] as const)
      blob(c, p.light(colour, 0.85), [
        x - wide,
        -depth * 1.3,
        x + wide,
        -depth * 1.3,
        x + wide * 1.35,
        0,
        x + wide,
        depth * 1.3,
        x - wide,
        depth * 1.3,
        x - wide * 0.65,
        0,
      ]);
  if (marks === 'line')
    line(
      c,
      p.light(colour, 0.9),
      depth * 0.17,
      curve([-0.6, 0, -0.2, -depth * 0.24, 0.2, -depth * 0.2, 0.44, -depth * 0.02]),
    );
  if (marks !== 'mask') return;
  blob(c, p.light(darker(darker(hex('#2f4fb0'))), 0.5), [
    -0.5,
    -depth * 0.1,
    -0.2,
    -depth * 0.9,
    0.26,
    -depth * 0.7,
    0.14,
    -depth * 0.3,
    -0.14,
    -depth * 0.36,
    -0.36,
    depth * 0.24,
  ]);
  poly(c, p.light(colour, 0.9), [-0.7, 0, -0.4, -depth * 0.34, -0.4, depth * 0.34]);
}

/** Rows of small arcs that catch the light. */
function scales(c: Context, p: SubjectPaint, depth: number): void {
  c.strokeStyle = p.light([255, 255, 250], 0.9, 0.2);
  c.lineWidth = 0.01;
  c.beginPath();
  for (let row = -2; row <= 2; row += 1) {
    for (let column = 0; column < 7; column += 1) {
      const [x, y] = [-0.4 + column * 0.1 + (row % 2) * 0.05, row * depth * 0.34];
      c.moveTo(x - 0.022, y - depth * 0.12);
      c.quadraticCurveTo(x - 0.06, y, x - 0.022, y + depth * 0.12);
    }
  }
  c.stroke();
}

function face(c: Context, p: SubjectPaint, { depth, back }: { depth: number; back: Rgb }): void {
  const wave = beat({ ...p, seconds: p.seconds * 2 }) * 0.03;
  line(
    c,
    p.light(darker(back), 0.4, 0.6),
    0.014,
    curve([0.31, -depth * 0.5, 0.25, -depth * 0.05, 0.32, depth * 0.42]),
  );
  blob(c, p.light(mix(paler(back), back, 0.4), 0.8), [
    0.2,
    depth * 0.12,
    0.02,
    depth * 0.1 - wave,
    -0.1,
    depth * 0.42 - wave,
    0.06,
    depth * 0.5,
    0.2,
    depth * 0.3,
  ]);
  line(c, p.light(darker(back), 0.3), 0.014, [0.6, depth * 0.12, 0.53, depth * 0.2]);
  const eye = { x: 0.45, y: -depth * 0.2 };
  oval(c, p.light([255, 252, 240], 1), { ...eye, rx: 0.05, ry: 0.05 });
  oval(c, p.light([14, 14, 20], 0.3), { x: eye.x + 0.006, y: eye.y, rx: 0.03, ry: 0.031 });
  oval(c, p.light([255, 255, 255], 1), { x: eye.x + 0.018, y: eye.y - 0.014, rx: 0.01, ry: 0.01 });
}

/** A shark: grey above, white below, gills and a tall fin; its tail sweeps. */
const shark: Drawer = (c, p) => {
  const back = body(p, hex('#6d8296'));
  const belly = mix(back, [244, 248, 250], 0.82);
  const sweep = beat(p);
  const tail = sweep * 0.05;
  c.translate(0, -0.5);
  poly(c, p.light(darker(back), 0.3), [0.16, 0.02, -0.1, 0.22, -0.16, 0.3, 0.06, 0.14]);
  const tip = tail * 2;
  blob(c, p.light(darker(back), 0.5), [
    -0.6,
    -0.07 + tail * 0.6,
    -0.76,
    -0.13 + tail,
    -0.98,
    -0.47 + tip,
    -1.02,
    -0.47 + tip,
    -0.89,
    -0.1 + tail,
    -0.84,
    0.02 + tail,
    -0.93,
    0.24 + tip,
    -0.9,
    0.26 + tip,
    -0.74,
    0.1 + tail,
    -0.6,
    0.05 + tail * 0.6,
  ]);
  blob(
    c,
    p.light(back, 0.55),
    [-0.14, -0.14, -0.1, -0.3, -0.14, -0.46, -0.1, -0.46, 0.08, -0.26, 0.2, -0.13],
  );
  c.save();
  const fill = c.createLinearGradient(0, -0.2, 0, 0.2);
  fill.addColorStop(0, p.light(paler(back), 0.9));
  fill.addColorStop(0.2, p.light(back, 0.75));
  fill.addColorStop(0.55, p.light(back, 0.4));
  fill.addColorStop(0.68, p.light(belly, 0.7));
  fill.addColorStop(1, p.light(belly, 0.35));
  blob(c, fill, [
    -0.84,
    tail,
    -0.5,
    -0.08 + tail * 0.3,
    -0.1,
    -0.19,
    0.35,
    -0.18,
    0.7,
    -0.08,
    0.86,
    0.01,
    0.66,
    0.07,
    0.3,
    0.16,
    -0.1,
    0.15,
    -0.5,
    0.06 + tail * 0.3,
  ]);
  c.restore();
  for (let i = 0; i < 5; i += 1)
    line(
      c,
      p.light(darker(darker(back)), 0.3, 0.7),
      0.009,
      curve([0.33 - i * 0.04, -0.07, 0.315 - i * 0.04, 0, 0.33 - i * 0.04, 0.06]),
    );
  line(c, p.light(darker(darker(back)), 0.2), 0.012, curve([0.76, 0.05, 0.68, 0.06, 0.58, 0.03]));
  oval(c, p.light([12, 14, 18], 0.2), { x: 0.62, y: -0.045, rx: 0.02, ry: 0.02 });
  oval(c, p.light([255, 255, 255], 1), { x: 0.627, y: -0.052, rx: 0.006, ry: 0.006 });
  blob(c, p.light(back, 0.35), [0.22, 0.06, 0.06, 0.16, -0.14, 0.36, -0.1, 0.36, 0.12, 0.24, 0.32, 0.1]);
};

const JELLIES: readonly Rgb[] = ['#d98cf0', '#8fb6ff', '#ff9cc6'].map(hex);

/** A jellyfish: a bell of glass that closes and opens, frilled arms and long threads that follow it. */
const jellyfish: Drawer = (c, p) => {
  const colour = body(p, JELLIES[Math.floor(p.phase * 31) % JELLIES.length]!);
  const pulse = beat(p);
  const wide = 0.36 - pulse * 0.035;
  const top = -1.0 - pulse * 0.03;
  const rim = -0.62 + pulse * 0.015;
  for (let i = 0; i < 9; i += 1)
    line(
      c,
      css(mix(colour, [255, 255, 255], 0.45), 0.5),
      0.009 + (i % 3) * 0.003,
      thread(p, { x: (i - 4) * wide * 0.21, from: rim, long: 0.5 + ((i * 0.37) % 1) * 0.26, sway: 0.05, i }),
    );
  for (const [i, x] of [-0.12, -0.04, 0.05, 0.13].entries()) frilledArm(c, p, { x, rim, colour, i });
  bell(c, { colour, wide, top, rim });
};

function thread(
  p: SubjectPaint,
  at: { x: number; from: number; long: number; sway: number; i: number },
): number[] {
  const turns = (p.seconds * Math.max(0.5, p.pace) + p.phase) * Math.PI * 2;
  const points = Array.from({ length: 9 }, (_, k) => {
    const t = k / 8;
    return [
      at.x * (1 + t * 0.5) +
        Math.sin(turns - t * 4.2 + at.i * 0.9) * at.sway * t * 1.6 +
        Math.sin(t * 5 + at.i * 2) * 0.02 * t,
      at.from + at.long * t,
    ];
  });
  return curve(points.flat());
}

function frilledArm(
  c: Context,
  p: SubjectPaint,
  at: { x: number; rim: number; colour: Rgb; i: number },
): void {
  const middle = thread(p, { x: at.x, from: at.rim - 0.06, long: 0.42, sway: 0.07, i: at.i * 1.7 });
  const count = middle.length / 2;
  const edge = (side: number): number[] =>
    Array.from({ length: count }, (_, k) => {
      const t = k / (count - 1);
      return [
        middle[k * 2]! + side * (0.042 * (1 - t) + 0.008) * (1 + 0.45 * Math.sin(k * 1.5 + at.i + side)),
        middle[k * 2 + 1]!,
      ];
    }).flat();
  const back = edge(1);
  const reversed = Array.from({ length: count }, (_, k) => [
    back[(count - 1 - k) * 2]!,
    back[(count - 1 - k) * 2 + 1]!,
  ]).flat();
  blob(c, css(mix(at.colour, [255, 240, 250], 0.35), 0.42), [...edge(-1), ...reversed]);
  line(c, css([255, 250, 255], 0.34), 0.008, middle);
}

function bell(c: Context, at: { colour: Rgb; wide: number; top: number; rim: number }): void {
  const { colour, wide, top, rim } = at;
  const scallops = Array.from({ length: 13 }, (_, k) => [
    wide - (k / 12) * wide * 2,
    rim + (k % 2 === 0 ? 0.035 : -0.01) * (1 - (k / 6 - 1) ** 2 * 0.4),
  ]).flat();
  const outline = [
    -wide,
    rim,
    -wide * 1.06,
    rim - 0.16,
    -wide * 0.7,
    top + 0.06,
    0,
    top - 0.03,
    wide * 0.7,
    top + 0.06,
    wide * 1.06,
    rim - 0.16,
    ...scallops,
  ];
  const fill = c.createRadialGradient(-wide * 0.15, top + 0.1, 0.02, 0, rim - 0.12, wide * 1.2);
  fill.addColorStop(0, css(mix(colour, [255, 255, 255], 0.75), 0.72));
  fill.addColorStop(0.45, css(mix(colour, [255, 235, 255], 0.2), 0.55));
  fill.addColorStop(0.85, css(colour, 0.62));
  fill.addColorStop(1, css(mix(colour, [255, 255, 255], 0.5), 0.85));
  blob(c, fill, outline);
  for (let i = -3; i <= 3; i += 1)
    line(
      c,
      css([255, 246, 255], 0.28),
      0.009,
      curve([i * wide * 0.07, top + 0.05, i * wide * 0.23, top + 0.17, i * wide * 0.3, rim - 0.03]),
    );
  for (let i = 0; i < 4; i += 1)
    oval(c, css(mix(colour, [255, 220, 240], 0.5), 0.55), {
      x: (i - 1.5) * wide * 0.3,
      y: rim - 0.17 + Math.abs(i - 1.5) * 0.012,
      rx: wide * 0.12,
      ry: 0.05,
    });
  oval(c, css([255, 255, 255], 0.55), {
    x: -wide * 0.38,
    y: top + 0.12,
    rx: wide * 0.2,
    ry: 0.036,
    turn: -0.75,
  });
  line(c, css(mix(colour, [255, 255, 255], 0.7), 0.75), 0.012, curve(scallops));
}

/** A sea turtle seen from the side and a little from above: it rows with long flippers. */
const turtle: Drawer = (c, p) => {
  const shell = body(p, hex('#8a6a34'));
  const skin = p.own ? mix(p.own, hex('#9fae6a'), 0.5) : hex('#9db36c');
  const row = beat(p);
  c.translate(0, -0.42);
  flipper(c, p, { x: 0.3, y: -0.02, long: 0.42, turn: -0.95 - row * 0.5, skin: darker(skin), side: 0.3 });
  flipper(c, p, { x: -0.46, y: 0.06, long: 0.26, turn: 2.75 - row * 0.15, skin: darker(skin), side: 0.3 });
  head(c, p, skin);
  blob(
    c,
    p.light(mix(skin, [250, 240, 200], 0.5), 0.35),
    [-0.54, 0.1, -0.2, 0.24, 0.26, 0.22, 0.52, 0.06, 0, 0],
  );
  carapace(c, p, shell);
  flipper(c, p, { x: -0.4, y: 0.14, long: 0.28, turn: 2.5 + row * 0.2, skin, side: 0.6 });
  flipper(c, p, { x: 0.34, y: 0.12, long: 0.56, turn: 1.9 + row * 0.55, skin, side: 0.75 });
};

function head(c: Context, p: SubjectPaint, skin: Rgb): void {
  const fill = c.createLinearGradient(0, -0.16, 0, 0.12);
  fill.addColorStop(0, p.light(skin, 0.95));
  fill.addColorStop(1, p.light(mix(skin, [250, 240, 200], 0.45), 0.45));
  blob(
    c,
    fill,
    [
      0.4, -0.1, 0.56, -0.11, 0.68, -0.18, 0.82, -0.15, 0.88, -0.05, 0.8, 0.04, 0.66, 0.06, 0.54, 0.1, 0.4,
      0.1,
    ],
  );
  for (const [x, y, r] of [
    [0.66, -0.12, 0.03],
    [0.73, -0.13, 0.026],
    [0.6, -0.06, 0.026],
    [0.55, 0, 0.024],
    [0.67, -0.03, 0.03],
  ] as const)
    oval(c, p.light(scale(skin, 0.55), 0.5), { x, y, rx: r, ry: r * 0.8 });
  line(c, p.light(scale(skin, 0.4), 0.3), 0.01, curve([0.87, -0.02, 0.8, 0, 0.74, -0.005]));
  oval(c, p.light([14, 16, 16], 0.2), { x: 0.775, y: -0.075, rx: 0.024, ry: 0.024 });
  oval(c, p.light([255, 255, 255], 1), { x: 0.783, y: -0.083, rx: 0.008, ry: 0.008 });
}

function carapace(c: Context, p: SubjectPaint, shell: Rgb): void {
  c.save();
  const fill = c.createLinearGradient(-0.1, -0.34, 0.06, 0.18);
  fill.addColorStop(0, p.light(paler(shell), 0.95));
  fill.addColorStop(0.4, p.light(shell, 0.7));
  fill.addColorStop(1, p.light(darker(shell), 0.2));
  blob(
    c,
    fill,
    [-0.66, 0.12, -0.5, -0.16, -0.16, -0.36, 0.22, -0.33, 0.5, -0.12, 0.56, 0.06, 0.2, 0.18, -0.3, 0.2],
  );
  c.clip();
  const seam = p.light(mix(shell, [255, 232, 170], 0.65), 0.8);
  for (const row of [
    [-0.62, 0.02, -0.3, -0.09, 0, -0.13, 0.3, -0.09, 0.56, 0],
    [-0.6, 0.13, -0.3, 0.08, 0, 0.06, 0.3, 0.08, 0.56, 0.1],
  ])
    line(c, seam, 0.014, curve(row));
  for (let i = 0; i < 5; i += 1) {
    const x = -0.4 + i * 0.2;
    line(c, seam, 0.013, [x * 0.72, -0.4, x * 0.9, -0.23, x, -0.1]);
    line(c, seam, 0.013, [x + 0.09, -0.11, x + 0.1, 0, x + 0.1, 0.07]);
    line(c, seam, 0.011, [x + 0.02, 0.07, x + 0.02, 0.2]);
    blob(c, p.light(darker(shell), 0.4, 0.45), [
      x + 0.02,
      -0.08,
      x + 0.08,
      -0.05,
      x + 0.06,
      0.04,
      x - 0.02,
      0.04,
      x - 0.06,
      -0.02,
    ]);
  }
  blob(
    c,
    p.light([255, 252, 236], 1, 0.26),
    [-0.42, -0.16, -0.14, -0.32, 0.2, -0.3, 0.36, -0.18, 0.1, -0.24, -0.16, -0.24],
  );
  c.restore();
}

function flipper(
  c: Context,
  p: SubjectPaint,
  at: { x: number; y: number; long: number; turn: number; skin: Rgb; side: number },
): void {
  c.save();
  c.translate(at.x, at.y);
  c.rotate(at.turn);
  c.scale(at.long, at.long);
  blob(
    c,
    p.light(mix(at.skin, [250, 240, 200], 0.4), at.side),
    [-0.05, -0.17, 0.3, -0.22, 0.7, -0.17, 1.04, 0.1, 0.7, 0.08, 0.36, 0.14, -0.05, 0.18],
  );
  blob(
    c,
    p.light(at.skin, at.side),
    [-0.05, -0.14, 0.3, -0.18, 0.68, -0.13, 0.98, 0.08, 0.68, 0.04, 0.36, 0.09, -0.05, 0.14],
  );
  for (const [x, y, r] of [
    [0.14, -0.04, 0.08],
    [0.32, -0.06, 0.08],
    [0.5, -0.05, 0.07],
    [0.66, -0.02, 0.055],
    [0.24, 0.05, 0.05],
    [0.8, 0.02, 0.04],
  ] as const)
    oval(c, p.light(scale(at.skin, 0.55), at.side * 0.8), { x, y, rx: r, ry: r * 0.62 });
  c.restore();
}

/** What lives in and on the water, by name. */
export const SEA_LIFE: Record<string, Drawer> = { fish, shark, dolphin, whale, jellyfish, turtle, swan };
