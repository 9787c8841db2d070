import type { Node } from 'three/webgpu';
import { float, floor, fract, mix, sin, smoothstep, step, vec2 } from 'three/tsl';
import type { Hex } from '../mood.js';
import { tone } from './set-pieces.js';

/** A wall that is out of focus: its colour at a place, in metres from the left and from the floor. */
export type WallPaint = (at: Node<'vec2'>) => Node<'vec3'>;

type Value = Node<'float'>;

/** How soft what is far behind is, in metres. */
const SOFT = 0.022;

const hash = (a: Value, b: Value): Value =>
  fract(sin(a.mul(12.9898).add(b.mul(78.233)).add(1.7)).mul(43.758));

/** 1 within so far of nothing, 0 beyond. */
const within = (off: Value, half: number, soft = SOFT): Value =>
  smoothstep(half + soft, half - soft, off.abs());

const box = (at: Node<'vec2'>, [x, y, wide, tall]: readonly [number, number, number, number]): Value =>
  within(at.x.sub(x), wide / 2).mul(within(at.y.sub(y), tall / 2));

const disc = (at: Node<'vec2'>, [x, y, radius]: readonly [number, number, number], soft = SOFT): Value =>
  smoothstep(radius + soft, radius - soft, at.sub(vec2(x, y)).length());

/** Where a place is in columns so wide: which one, and how far from its middle. */
function column(x: Value, wide: number): { readonly index: Value; readonly off: Value } {
  const index = floor(x.div(wide));
  return { index, off: x.sub(index.add(0.5).mul(wide)) };
}

/** Light that falls off around lamps in a row. */
const lamps = (at: Node<'vec2'>, every: number, high: number, reach: number): Value => {
  const { off } = column(at.x, every);
  return smoothstep(reach, 0, vec2(off, at.y.sub(high)).length());
};

interface Row {
  readonly base: number;
  readonly wide: number;
  readonly tall: number;
}

/** Things side by side on a board, each of a height and colour of its own; they fill this share of their column. */
function row(
  at: Node<'vec2'>,
  wall: Node<'vec3'>,
  { base, wide, tall }: Row,
  { fill, paint }: { fill: number; paint: (pick: Value) => Node<'vec3'> },
): Node<'vec3'> {
  const { index, off } = column(at.x, wide);
  const pick = hash(index, float(base));
  const high = pick.mul(0.35).add(0.65).mul(tall);
  const up = at.y.sub(base);
  const is = within(off, wide * fill, wide * 0.12)
    .mul(smoothstep(-0.01, 0.01, up))
    .mul(smoothstep(high.add(0.015), high.sub(0.015), up));
  return mix(wall, paint(hash(index, float(base + 3))), is);
}

/** One of some colours, by a number from 0 to below 1. */
const among =
  (...hexes: readonly Hex[]) =>
  (pick: Value): Node<'vec3'> =>
    hexes
      .slice(1)
      .reduce(
        (colour, hex, index) => mix(colour, tone(hex), step(float((index + 1) / hexes.length), pick)),
        tone(hexes[0]!),
      );

/** Tiles, a board with jars, and pans that hang from a rail. */
export const kitchenWall: WallPaint = (at) => {
  const tile = column(at.x, 0.16);
  const line = column(at.y, 0.16);
  const tint = hash(tile.index, line.index).mul(0.1).add(0.9);
  const gap = within(tile.off, 0.076, 0.006).mul(within(line.off, 0.076, 0.006));
  const tiles = mix(tone('#b9ae9c'), tone('#e9e2d2').mul(tint), gap);
  let wall = mix(tone('#c9b899'), tiles, smoothstep(1.62, 1.58, at.y));
  wall = row(
    at,
    wall,
    { base: 1.66, wide: 0.2, tall: 0.26 },
    { fill: 0.34, paint: among('#b9894f', '#e4d7bd', '#8a4f32', '#6f7f5a', '#cfc6b4') },
  );
  wall = mix(wall, tone('#7a5230'), within(at.y.sub(1.63), 0.03));
  wall = mix(wall, tone('#3a3632'), within(at.y.sub(1.46), 0.012));
  for (const [x, radius, hex] of [
    [0.35, 0.13, '#a85f34'],
    [0.78, 0.1, '#33322f'],
    [1.12, 0.12, '#8d8a84'],
    [1.72, 0.15, '#3a3836'],
    [2.2, 0.1, '#b0683a'],
    [2.62, 0.13, '#4a4743'],
  ] as const) {
    wall = mix(wall, tone('#2c2a27'), box(at, [x, 1.36, 0.03, 0.2]));
    wall = mix(wall, tone(hex), disc(at, [x, 1.22 - radius, radius]));
  }
  return wall.mul(lamps(at, 1.6, 2.1, 2.2).mul(0.5).add(0.6));
};

/** Boards with bottles before a glow, and round lamps over them. */
export const barWall: WallPaint = (at) => {
  let wall = tone('#3a2418');
  const glass = among('#5a2c12', '#2f4a2a', '#c78a3a', '#23302a', '#8a2f1e', '#d9c9a0');
  for (const base of [0.96, 1.36, 1.76]) {
    const glow = smoothstep(0.36, 0, at.y.sub(base).abs()).mul(0.55);
    wall = wall.add(tone('#ff9d45').mul(glow));
    wall = row(at, wall, { base: base + 0.01, wide: 0.115, tall: 0.29 }, { fill: 0.14, paint: glass });
    wall = row(at, wall, { base: base + 0.01, wide: 0.115, tall: 0.19 }, { fill: 0.34, paint: glass });
    wall = mix(wall, tone('#2a170d'), within(at.y.sub(base), 0.022));
  }
  const { off } = column(at.x, 0.8);
  const far = vec2(off, at.y.sub(2.2)).length();
  const lamp = smoothstep(0.14, 0.09, far)
    .mul(1.5)
    .add(smoothstep(0.7, 0.05, far).mul(0.35));
  return wall.add(tone('#ffb566').mul(lamp));
};

/** Books from the floor to the ceiling. */
export const libraryWall: WallPaint = (at) => {
  let wall = tone('#2a1a10');
  const leather = among('#5a2119', '#2b3a33', '#6b4a2b', '#24344a', '#8a6a3e', '#3c2218', '#71302a');
  for (const base of [0.22, 0.6, 0.98, 1.36, 1.74, 2.12]) {
    wall = row(at, wall, { base: base + 0.02, wide: 0.062, tall: 0.31 }, { fill: 0.47, paint: leather });
    wall = mix(wall, tone('#6b4426'), within(at.y.sub(base), 0.026));
  }
  wall = mix(wall, tone('#5f3b20'), within(column(at.x, 1.06).off.abs().sub(0.53), 0.04));
  return wall.mul(1.5).mul(lamps(at, 1.6, 1.75, 1.7).mul(1.1).add(0.35));
};

/** A board with tools, and shelves with jars and flasks. */
export const workshopWall: WallPaint = (at) => {
  const hole = vec2(column(at.x, 0.08).off, column(at.y, 0.08).off).length();
  let wall = mix(tone('#7d8f92'), tone('#9fb0b0'), smoothstep(0.008, 0.02, hole));
  for (const [x, wide, tall, hex] of [
    [0.3, 0.06, 0.4, '#8c4a2a'],
    [0.3, 0.22, 0.09, '#4a4d50'],
    [0.75, 0.09, 0.46, '#c9a13c'],
    [1.2, 0.34, 0.14, '#5b5f63'],
    [1.62, 0.08, 0.42, '#9a3a2e'],
    [2, 0.07, 0.36, '#3f6a86'],
    [2.4, 0.28, 0.2, '#54585c'],
    [2.85, 0.07, 0.44, '#8c4a2a'],
  ] as const)
    wall = mix(wall, tone(hex), box(at, [x, 1.36 - tall / 2 + 0.12, wide, tall]));
  for (const base of [1.62, 2.02]) {
    wall = row(
      at,
      wall,
      { base, wide: 0.19, tall: 0.27 },
      { fill: 0.33, paint: among('#b86f3c', '#c9d2cf', '#4f7f86', '#d8b45a', '#7d8a5c') },
    );
    wall = mix(wall, tone('#6e5238'), within(at.y.sub(base), 0.026));
  }
  return wall.mul(lamps(at, 1.6, 2.2, 2.2).mul(0.6).add(0.55));
};
