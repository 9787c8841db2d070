import { hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
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
  type SubjectPaint,
} from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const fish = {
  noun: 'fish',
  words:
    'goldfish:orange, clownfish:orange, salmon fish:salmon, koi:coral, trout:olive, tuna:navy, tropical fish, angelfish:yellow, carp:gold',
  habitat: 'underwater',
  home: 'underwater',
  verb: 'swim',
  heightMetres: 0.6,
  width: 1.5,
  sinks: 0.3,
  several: 8,
  isSamePlural: true,
  bake: { as: 'strokes', looks: 4, steps: 15, hertz: 1.25, half: 0.94, above: 1.1, below: 0.1 },
  draw,
} as const satisfies Subject;

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
function draw(context: Context, paint: SubjectPaint): void {
  const kind = FISHES[paint.own ? 0 : Math.floor(paint.phase * FISHES.length) % FISHES.length]!;
  const back = body(paint, hex(kind.back));
  const belly = paint.own ? mix(back, [255, 246, 226], 0.62) : hex(kind.belly);
  const { depth } = kind;
  const swing = beat(paint);
  context.translate(0, -0.5);
  tailFin(context, paint, { colour: mix(back, hex(kind.mark), 0.25), depth, swing });
  fins(context, paint, { colour: mix(back, hex(kind.mark), 0.2), depth, fin: kind.fin, swing });
  context.save();
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
  const fill = context.createLinearGradient(0, -depth, 0, depth);
  fill.addColorStop(0, paint.light(darker(back), 0.75));
  fill.addColorStop(0.22, paint.light(back, 0.95));
  fill.addColorStop(0.6, paint.light(mix(back, belly, 0.45), 0.8));
  fill.addColorStop(1, paint.light(belly, 0.62));
  blob(context, fill, outline);
  context.clip();
  marksOf(context, paint, kind);
  scales(context, paint, depth);
  blob(context, paint.light([255, 255, 250], 1, 0.3), [
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
  context.restore();
  face(context, paint, { depth, back });
}

function tailFin(
  context: Context,
  paint: SubjectPaint,
  at: { colour: Rgb; depth: number; swing: number },
): void {
  const { depth, swing } = at;
  const short = 1 - Math.abs(swing) * 0.22;
  const tip = (x: number): number => -0.5 - (x * 0.36 + 0.04) * short;
  const spread = depth * 0.98;
  const y = swing * 0.05;
  blob(context, paint.light(at.colour, 0.55), [
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
    line(context, paint.light(paler(at.colour), 0.8, 0.5), 0.012, [
      -0.52,
      y * 0.5,
      tip(0.55),
      spread * k * 0.5 + y,
      tip(0.86),
      spread * k * 0.9 + y,
    ]);
}

function fins(
  context: Context,
  paint: SubjectPaint,
  at: { colour: Rgb; depth: number; fin: number; swing: number },
): void {
  const { depth, fin, swing } = at;
  const ripple = swing * 0.015;
  blob(context, paint.light(at.colour, 0.7), [
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
  blob(context, paint.light(at.colour, 0.35), [
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

function marksOf(context: Context, paint: SubjectPaint, { marks, mark, depth }: FishBuild): void {
  const colour = paint.own ? mix(paint.own, [255, 252, 240], 0.82) : hex(mark);
  if (marks === 'bands')
    for (const [x, wide] of [
      [0.3, 0.075],
      [-0.02, 0.09],
      [-0.38, 0.05],
    ] as const)
      blob(context, paint.light(colour, 0.85), [
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
      context,
      paint.light(colour, 0.9),
      depth * 0.17,
      curve([-0.6, 0, -0.2, -depth * 0.24, 0.2, -depth * 0.2, 0.44, -depth * 0.02]),
    );
  if (marks !== 'mask') return;
  blob(context, paint.light(darker(darker(hex('#2f4fb0'))), 0.5), [
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
  poly(context, paint.light(colour, 0.9), [-0.7, 0, -0.4, -depth * 0.34, -0.4, depth * 0.34]);
}

/** Rows of small arcs that catch the light. */
function scales(context: Context, paint: SubjectPaint, depth: number): void {
  context.strokeStyle = paint.light([255, 255, 250], 0.9, 0.2);
  context.lineWidth = 0.01;
  context.beginPath();
  for (let row = -2; row <= 2; row += 1) {
    for (let column = 0; column < 7; column += 1) {
      const [x, y] = [-0.4 + column * 0.1 + (row % 2) * 0.05, row * depth * 0.34];
      context.moveTo(x - 0.022, y - depth * 0.12);
      context.quadraticCurveTo(x - 0.06, y, x - 0.022, y + depth * 0.12);
    }
  }
  context.stroke();
}

function face(context: Context, paint: SubjectPaint, { depth, back }: { depth: number; back: Rgb }): void {
  const wave = beat({ ...paint, seconds: paint.seconds * 2 }) * 0.03;
  line(
    context,
    paint.light(darker(back), 0.4, 0.6),
    0.014,
    curve([0.31, -depth * 0.5, 0.25, -depth * 0.05, 0.32, depth * 0.42]),
  );
  blob(context, paint.light(mix(paler(back), back, 0.4), 0.8), [
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
  line(context, paint.light(darker(back), 0.3), 0.014, [0.6, depth * 0.12, 0.53, depth * 0.2]);
  const eye = { x: 0.45, y: -depth * 0.2 };
  oval(context, paint.light([255, 252, 240], 1), { ...eye, rx: 0.05, ry: 0.05 });
  oval(context, paint.light([14, 14, 20], 0.3), { x: eye.x + 0.006, y: eye.y, rx: 0.03, ry: 0.031 });
  oval(context, paint.light([255, 255, 255], 1), { x: eye.x + 0.018, y: eye.y - 0.014, rx: 0.01, ry: 0.01 });
}
