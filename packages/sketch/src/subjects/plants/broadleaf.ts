import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { random } from '../../paint/random.js';
import { line, poly, type SubjectPaint } from '../drawing/shapes.js';

interface Limb {
  readonly points: readonly number[];
  readonly width: number;
}

/** A handful of leaves round one place of the crown. */
interface Clump {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 0 behind, 1 in the middle, 2 in front. */
  readonly layer: number;
  readonly tone: number;
}

/** A broad-leaved tree, one unit high from y = 0 up. */
export interface TreeShape {
  readonly limbs: readonly Limb[];
  readonly clumps: readonly Clump[];
}

/** How many layers of leaves a tree has: each stirs on its own. */
export const LEAF_LAYERS = 3;
const CROWN = { y: -0.63, rx: 0.5, ry: 0.34 };
const TONES = ['#5f8238', '#6f9440', '#4c6d33', '#84a04a'].map((code) => hex(code));

interface Shoot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly rank: number;
}

/** Grows a tree: the same seed gives the same tree. */
export function growTree(seed: number): TreeShape {
  const next = random(seed);
  const limbs: Limb[] = [];
  const clumps: Clump[] = [];
  const shoots: Shoot[] = [
    { x: 0, y: -0.03, angle: (next() - 0.5) * 0.14, length: 0.27, width: 0.088, rank: 0 },
  ];
  for (let shoot = shoots.shift(); shoot; shoot = shoots.shift()) {
    const end = grow(shoot, next, limbs);
    if (shoot.rank >= 2)
      clumps.push({
        ...end,
        radius: 0.075 + next() * 0.05,
        layer: Math.floor(next() * LEAF_LAYERS),
        tone: next(),
      });
    if (shoot.rank < 4) shoots.push(...forks(shoot, end, next));
  }
  for (let i = 0; i < 22; i += 1) {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * 0.86];
    clumps.push({
      x: Math.cos(angle) * far * CROWN.rx * 0.86,
      y: CROWN.y + Math.sin(angle) * far * CROWN.ry * 0.9,
      radius: 0.07 + next() * 0.05,
      layer: i % LEAF_LAYERS,
      tone: next(),
    });
  }
  return { limbs, clumps };
}

function grow(shoot: Shoot, next: () => number, limbs: Limb[]): { x: number; y: number } {
  const bow = (next() - 0.5) * 0.24;
  const middle = [
    shoot.x + Math.sin(shoot.angle + bow) * shoot.length * 0.55,
    shoot.y - Math.cos(shoot.angle + bow) * shoot.length * 0.55,
  ];
  const end = {
    x: shoot.x + Math.sin(shoot.angle) * shoot.length,
    y: shoot.y - Math.cos(shoot.angle) * shoot.length,
  };
  limbs.push({ points: [shoot.x, shoot.y, ...middle, end.x, end.y], width: shoot.width });
  return end;
}

function forks(from: Shoot, end: { x: number; y: number }, next: () => number): Shoot[] {
  const count = from.rank === 0 ? 5 : 2 + Math.floor(next() * 1.4);
  return Array.from({ length: count }, (_, i) => {
    const across = count === 1 ? 0 : i / (count - 1) - 0.5;
    const open = from.rank === 0 ? 2.1 : 0.95;
    const angle = from.angle * 0.75 + across * open + (next() - 0.5) * 0.35;
    // What reaches out sideways is heavy and stays shorter.
    const length = from.length * (from.rank === 0 ? 0.76 : 0.7) * (0.8 + next() * 0.35);
    return {
      ...end,
      angle: Math.max(-1.75, Math.min(1.75, angle)),
      length,
      width: from.width * (from.rank === 0 ? 0.5 : 0.6),
      rank: from.rank + 1,
    };
  });
}

/** The shadow on the ground, the roots, the trunk and its boughs. */
export function drawWood(context: Context, paint: SubjectPaint, tree: TreeShape): void {
  const bark = hex('#6f5843');
  poly(
    context,
    paint.light(bark, 0.24),
    [
      -0.13, 0.012, -0.07, -0.03, -0.046, -0.12, 0.046, -0.12, 0.07, -0.035, 0.14, 0.014, 0.06, 0.006, 0.015,
      0.02, -0.05, 0.006,
    ],
  );
  for (const limb of tree.limbs) {
    line(context, paint.light(bark, 0.16), limb.width, limb.points);
  }
  for (const limb of tree.limbs) {
    const aside = limb.points.map((value, i) => (i % 2 === 0 ? value + limb.width * 0.2 : value));
    line(context, paint.light(bark, 0.8, 0.75), limb.width * 0.42, aside);
  }
  for (let i = 0; i < 26; i += 1) {
    const x = -0.034 + ((i * 0.618) % 1) * 0.068;
    const y = -0.02 - ((i * 0.377) % 1) * 0.24;
    line(context, paint.light(bark, i % 3 === 0 ? 0.9 : 0, 0.4), 0.005, [
      x,
      y,
      x + 0.003,
      y - 0.03 - (i % 4) * 0.008,
    ]);
  }
}

/** One layer of leaves: `count` to a clump, lit from the right and above. */
export function drawLeaves(
  context: Context,
  paint: SubjectPaint,
  tree: TreeShape,
  at: { layer: number; count: number; tones: readonly Rgb[] },
): void {
  const next = random(at.layer * 977 + 13);
  const size = 0.1 / Math.sqrt(at.count);
  for (const clump of tree.clumps) {
    if (clump.layer !== at.layer) continue;
    const tone = at.tones[Math.floor(clump.tone * at.tones.length)] ?? at.tones[0]!;
    const place =
      0.42 + (clump.x / CROWN.rx) * 0.3 - ((clump.y - CROWN.y) / CROWN.ry) * 0.3 + (at.layer - 1) * 0.12;
    for (let i = 0; i < at.count; i += 1) {
      const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next())];
      const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
      const side = place + dx * 0.26 - dy * 0.36 + (next() - 0.5) * 0.26;
      leaf(context, {
        x: clump.x + dx * clump.radius * 1.2,
        y: clump.y + dy * clump.radius * 0.86,
        size: size * (0.6 + next() * 0.7),
        turn: next() * 3,
        fill: paint.light(
          mix(tone, [255, 246, 150], Math.min(0.3, Math.max(0, side - 0.72) * 0.5)),
          Math.max(0, Math.min(1, side)),
        ),
      });
    }
  }
}

function leaf(
  context: Context,
  at: { x: number; y: number; size: number; turn: number; fill: string },
): void {
  context.fillStyle = at.fill;
  context.beginPath();
  context.ellipse(at.x, at.y, at.size, at.size * 0.56, at.turn, 0, Math.PI * 2);
  context.fill();
}

/** Tones of leaves round the asked colour, or a summer's. */
export function leafTones(own: Rgb | null, season: readonly Rgb[] = TONES): Rgb[] {
  return own
    ? [own, mix(own, [255, 250, 235], 0.22), mix(own, [40, 20, 24], 0.2), mix(own, [255, 240, 220], 0.36)]
    : [...season];
}

/** Dapples of shade below the crown. */
export function drawTreeShade(context: Context, at: { aside: number; dark: number }): void {
  const next = random(71);
  for (let i = 0; i < 60; i += 1) {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next())];
    context.fillStyle = css([10, 16, 14], at.dark * 0.16 * (1.2 - far));
    context.beginPath();
    context.ellipse(
      at.aside + Math.cos(angle) * far * 0.46,
      0.012 + Math.sin(angle) * far * 0.045,
      0.1 + next() * 0.08,
      0.012 + next() * 0.012,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
