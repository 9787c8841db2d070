import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { oval, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const fishbowl = {
  noun: 'fishbowl',
  words:
    'fish bowl, goldfish bowl, goldfish in a bowl, goldfish in a glass bowl, goldfish in a fishbowl, goldfish in a fish bowl, goldfish swimming in a bowl, goldfish swimming in a glass bowl, goldfish swimming in a fishbowl, fish in a bowl, fish in a glass bowl, fish swimming in a bowl, fish swimming in a glass bowl, fish in a fishbowl',
  habitat: 'table',
  home: 'room',
  verb: 'stand',
  heightMetres: 0.32,
  width: 1.15,
  sinks: 0,
  several: 2,
  stays: true,
  draw,
} as const satisfies Subject;

const CENTRE = -0.48;
const RX = 0.56;
const RY = 0.5;
const WATER = -0.74;
const HERTZ = 0.13;

/** Water in glass, pebbles, and two fish that swim their rounds. */
function draw(context: Context, paint: SubjectPaint): void {
  context.save();
  context.beginPath();
  context.rect(-RX, -0.86, RX * 2, 0.86);
  context.clip();
  context.beginPath();
  context.ellipse(0, CENTRE, RX, RY, 0, 0, Math.PI * 2);
  context.clip();
  context.fillStyle = paint.light([226, 240, 246], 0.8, 0.2);
  context.fillRect(-RX, -1, RX * 2, 1);
  fillWater(context, paint);
  pebbles(context, paint);
  // Who is behind is drawn first.
  const fishes = [0, 0.55].map((offset) => roundAt(paint.seconds * HERTZ + paint.phase + offset, offset));
  for (const fish of fishes.toSorted((one, other) => one.depth - other.depth)) goldfish(context, paint, fish);
  oval(context, paint.light([214, 240, 248], 0.9, 0.5), { x: 0, y: WATER, rx: 0.48, ry: 0.045 });
  glass(context, paint);
  context.restore();
  rim(context, paint);
}

function fillWater(context: Context, paint: SubjectPaint): void {
  const water = context.createLinearGradient(0, WATER, 0, 0);
  water.addColorStop(0, paint.light([164, 216, 232], 0.9, 0.55));
  water.addColorStop(1, paint.light([72, 148, 190], 0.7, 0.75));
  context.fillStyle = water;
  context.fillRect(-RX, WATER, RX * 2, -WATER);
}

const PEBBLES = ['#d9b48a', '#a97c5c', '#e8dcc6', '#8d9aa3', '#c89a6e'].map(hex);

function pebbles(context: Context, paint: SubjectPaint): void {
  for (let i = 0; i < 26; i += 1) {
    const x = -0.36 + ((i * 0.618) % 1) * 0.72;
    const y = -0.015 - ((i * 0.377) % 1) * 0.06;
    oval(context, paint.light(PEBBLES[i % PEBBLES.length]!, 0.4 + (i % 3) * 0.25), {
      x,
      y,
      rx: 0.05,
      ry: 0.032,
    });
  }
}

interface Swimmer {
  readonly x: number;
  readonly y: number;
  /** From -1, behind, to 1. */
  readonly depth: number;
  /** How much of its side is seen, and which way it looks. */
  readonly facing: number;
}

function roundAt(turns: number, offset: number): Swimmer {
  const angle = turns * Math.PI * 2;
  return {
    x: Math.cos(angle) * 0.29,
    y: CENTRE + 0.1 + Math.sin(angle * 2 + offset * 9) * 0.05 - offset * 0.16,
    depth: Math.sin(angle),
    facing: -Math.sin(angle),
  };
}

function goldfish(context: Context, paint: SubjectPaint, { x, y, depth, facing }: Swimmer): void {
  const gold = paint.own ?? hex('#ff8a1e');
  const tint = (colour: Rgb, side: number): string =>
    paint.light(mix(colour, [120, 180, 205], 0.18 - depth * 0.14), side);
  const size = 0.16 * (1 + depth * 0.16);
  const sway = Math.sin((paint.seconds * 2.2 + x) * Math.PI * 2) * 0.16;
  const side = Math.sign(facing) * Math.max(0.35, Math.abs(facing));
  context.save();
  context.translate(x, y);
  context.scale(size * side, size);
  poly(context, tint(gold, 0.65), [-0.7, 0, -1.45, -0.55 + sway, -1.2, sway * 0.6, -1.5, 0.5 + sway]);
  poly(context, tint(gold, 0.55), [-0.2, -0.45, -0.5, -0.85, 0.35, -0.5]);
  oval(context, tint(gold, 0.9), { x: 0, y: 0, rx: 0.86, ry: 0.5 });
  oval(context, tint(mix(gold, [255, 246, 214], 0.6), 0.95), { x: 0.05, y: 0.2, rx: 0.6, ry: 0.24 });
  poly(context, tint(gold, 0.5), [0.1, 0.14, -0.32, 0.5 + sway, -0.1, 0.05]);
  oval(context, paint.light([255, 255, 255], 1), { x: 0.5, y: -0.12, rx: 0.12, ry: 0.12 });
  oval(context, css([18, 16, 22], 1), { x: 0.53, y: -0.12, rx: 0.07, ry: 0.08 });
  context.restore();
}

function glass(context: Context, paint: SubjectPaint): void {
  const edge = context.createRadialGradient(0, CENTRE, 0.36, 0, CENTRE, RX);
  edge.addColorStop(0, css([10, 30, 44], 0));
  edge.addColorStop(0.86, css([10, 30, 44], 0.1));
  edge.addColorStop(1, paint.light([236, 248, 255], 1, 0.55));
  context.fillStyle = edge;
  context.fillRect(-RX, -1, RX * 2, 1);
  oval(context, paint.light([255, 255, 255], 1, 0.5), { x: 0.3, y: -0.62, rx: 0.05, ry: 0.13, turn: -0.5 });
  oval(context, paint.light([255, 255, 255], 1, 0.22), {
    x: -0.36,
    y: -0.34,
    rx: 0.03,
    ry: 0.16,
    turn: -0.35,
  });
}

/** The neck, which is open. */
function rim(context: Context, paint: SubjectPaint): void {
  context.strokeStyle = paint.light([236, 248, 255], 1, 0.75);
  context.lineWidth = 0.022;
  context.beginPath();
  context.ellipse(0, -0.86, 0.36, 0.04, 0, 0, Math.PI * 2);
  context.stroke();
}
