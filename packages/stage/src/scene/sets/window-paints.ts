import type { Node } from 'three/webgpu';
import { clamp, float, floor, fract, mix, sin, smoothstep, vec2, vec3 } from 'three/tsl';
import type { SkyPlan } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import { tone } from './set-pieces.js';

type Value = Node<'float'>;
type At = Node<'vec2'>;

const hash = (cell: At, salt: number): Value =>
  fract(
    sin(
      cell.x
        .mul(127.1)
        .add(cell.y.mul(311.7))
        .add(salt * 17.3),
    ).mul(43758.5),
  );

/** Sky above and what is far below it, as colours from the bottom to the top. */
const AIRS: Readonly<Record<'day' | 'low' | 'night' | 'dusk' | 'grey', readonly [Hex, Hex, Hex]>> = {
  day: ['#dfe9ea', '#cfe3f4', '#8fbfe8'],
  low: ['#ffb27a', '#f7c48f', '#9d8fc0'],
  night: ['#1f2b4d', '#141d3a', '#0a1026'],
  dusk: ['#5c6c9c', '#3f4f86', '#26315e'],
  grey: ['#98a5ae', '#7b8a95', '#5f6e7a'],
};

function airOf({ time, airs }: SkyPlan, isDusk: boolean): readonly [Hex, Hex, Hex] {
  if (time === 'night') return AIRS.night;
  if (isDusk) return AIRS.dusk;
  if (airs.some((air) => ['rain', 'storm', 'snow', 'fog'].includes(air))) return AIRS.grey;
  return time === 'day' ? AIRS.day : AIRS.low;
}

const isDull = ({ airs }: SkyPlan): boolean => airs.some((air) => air === 'rain' || air === 'storm');

/** Which garden is out there. */
function hourOf(sky: SkyPlan, isDusk: boolean): keyof typeof GARDENS {
  if (isDusk) return 'dusk';
  return isDull(sky) ? 'dull' : 'day';
}

/** A place out of focus, 0 to 1 each way. */
export function viewPaint(sky: SkyPlan, isNight: boolean): (at: At) => Node<'vec3'> {
  const isDusk = isNight && sky.time !== 'night';
  const [low, middle, high] = airOf(sky, isDusk);
  const isDark = sky.time === 'night';
  const isWhite = sky.airs.includes('snow') || sky.season === 'winter';
  return (at) => {
    const air = mix(
      mix(tone(low), tone(middle), smoothstep(0.3, 0.6, at.y)),
      tone(high),
      smoothstep(0.5, 1, at.y),
    );
    if (sky.view === 'city' || isDark) return lights(towers(air, at, isDark), at, isDark ? 1.5 : 0.25);
    return garden(air, at, GARDENS[hourOf(sky, isDusk)][isWhite ? 'white' : 'green']);
  };
}

/** The lawn, and dark and light crowns. */
const GARDENS = {
  day: { white: ['#e6edf2', '#7f938c', '#c7d3d8'], green: ['#8fae5e', '#4f7a45', '#6f9a4f'] },
  dull: { white: ['#c3cace', '#6d7a78', '#a3adb0'], green: ['#64765f', '#375044', '#4e6854'] },
  dusk: { white: ['#8f9fc9', '#2f3c63', '#5a6a9a'], green: ['#2f4a4a', '#1d3038', '#27403f'] },
} as const;

/** A lawn, and crowns of trees behind it. */
function garden(air: Node<'vec3'>, at: At, [lawn, dark, light]: readonly [Hex, Hex, Hex]): Node<'vec3'> {
  let view = air;
  for (const [x, y, radius, hex] of [
    [0.1, 0.42, 0.2, dark],
    [0.34, 0.36, 0.15, light],
    [0.62, 0.4, 0.18, dark],
    [0.88, 0.45, 0.24, light],
    [0.48, 0.3, 0.12, dark],
  ] as const)
    view = mix(
      view,
      tone(hex),
      smoothstep(radius * 1.35, radius * 0.2, at.sub(vec2(x, y)).mul(vec2(1.25, 1)).length()),
    );
  return mix(view, tone(lawn), smoothstep(0.3, 0.18, at.y));
}

/** Houses as dark columns of several heights. */
function towers(air: Node<'vec3'>, at: At, isDark: boolean): Node<'vec3'> {
  const column = floor(at.x.mul(9));
  const tall = hash(vec2(column, 1), 3).mul(0.42).add(0.2);
  const off = fract(at.x.mul(9)).sub(0.5).abs();
  const is = smoothstep(tall.add(0.03), tall.sub(0.03), at.y).mul(smoothstep(0.52, 0.4, off));
  const shade = hash(vec2(column, 2), 5).mul(0.5).add(0.6);
  return mix(air, tone(isDark ? '#1a2138' : '#8d949b').mul(shade), is.mul(0.9));
}

/** Lamps as discs, as a lens has them that is focused on what is near. */
function lights(view: Node<'vec3'>, at: At, power: number): Node<'vec3'> {
  let lit = view;
  for (const [cells, salt] of [
    [7, 1],
    [11, 2],
    [16, 3],
  ] as const) {
    const place = at.mul(vec2(cells, cells * 0.75));
    const cell = floor(place);
    const middle = vec2(
      hash(cell, salt).mul(0.5).add(0.25),
      hash(cell, salt + 9)
        .mul(0.5)
        .add(0.25),
    );
    const far = fract(place).sub(middle).length();
    const is = smoothstep(0.24, 0.19, far).mul(smoothstep(0.55, 0.75, hash(cell, salt + 20)));
    const colour = mix(
      tone('#ffb765'),
      mix(tone('#ff6a8a'), tone('#7fc4ff'), hash(cell, salt + 40)),
      hash(cell, salt + 30).pow(2),
    );
    lit = lit.add(
      colour
        .mul(is)
        .mul(smoothstep(0.8, 0.3, at.y))
        .mul(0.22 * power),
    );
  }
  return lit;
}

/** Drops on a pane: how much of one is there, and how light it is. */
export function dropsPaint(at: At): Node<'vec3'> {
  let [is, light]: [Value, Value] = [float(0), float(0)];
  for (const [cells, salt, share] of [
    [16, 1, 0.62],
    [30, 2, 0.5],
    [52, 3, 0.45],
  ] as const) {
    const place = at.mul(cells);
    const cell = floor(place);
    const radius = hash(cell, salt).mul(0.2).add(0.12);
    const middle = vec2(
      hash(cell, salt + 5)
        .mul(0.4)
        .add(0.3),
      hash(cell, salt + 6)
        .mul(0.4)
        .add(0.3),
    );
    const off = fract(place).sub(middle).mul(vec2(1.15, 1)).div(radius);
    const one = smoothstep(1, 0.7, off.length()).mul(smoothstep(share, share + 0.02, hash(cell, salt + 7)));
    is = is.max(one);
    // What is above is seen below in a drop.
    light = mix(light, clamp(off.y.mul(-0.5).add(0.5), 0, 1), one);
  }
  return vec3(is, light, 0);
}

/** Drops that run down, each with what it leaves behind. */
export function runsPaint(at: At): Node<'vec3'> {
  const place = at.mul(vec2(14, 2));
  const column = floor(place.x);
  const shifted = vec2(place.x, place.y.add(hash(vec2(column, 0), 4).mul(2)));
  const cell = vec2(column, floor(shifted.y));
  const up = fract(shifted.y);
  const bend = up.mul(9).add(hash(cell, 3).mul(6)).sin().mul(0.06);
  const off = fract(place.x).sub(hash(cell, 1).mul(0.4).add(0.3)).add(bend).abs();
  const there = smoothstep(0.45, 0.5, hash(cell, 2));
  const trail = smoothstep(0.06, 0.02, off)
    .mul(smoothstep(0.1, 0.16, up))
    .mul(smoothstep(0.75, 0.3, up))
    .mul(0.6);
  const head = smoothstep(0.1, 0.06, vec2(off, up.sub(0.12).mul(0.5)).length());
  return vec3(trail.max(head).mul(there), smoothstep(0.2, 0.06, up), 0);
}

/** Flakes before a window. */
export function flakesPaint(at: At): Node<'vec3'> {
  let is: Value = float(0);
  for (const [cells, salt] of [
    [14, 1],
    [24, 2],
  ] as const) {
    const place = at.mul(cells);
    const cell = floor(place);
    const middle = vec2(
      hash(cell, salt).mul(0.6).add(0.2),
      hash(cell, salt + 5)
        .mul(0.6)
        .add(0.2),
    );
    const there = smoothstep(0.5, 0.52, hash(cell, salt + 7));
    is = is.max(smoothstep(0.16, 0.06, fract(place).sub(middle).length()).mul(there));
  }
  return vec3(is, 0, 0);
}
