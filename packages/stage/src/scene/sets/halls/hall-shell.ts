import { type Mesh, type Node, PlaneGeometry } from 'three/webgpu';
import { floor as down, float, fract, mix, positionLocal, sin, smoothstep, vec2 } from 'three/tsl';
import type { Hex } from '../../mood.js';
import { matt } from '../room/room-matter.js';
import { put, tone } from '../set-pieces.js';
import type { Floor, HallLook } from './hall-looks.js';

/** How far a hall goes on behind the camera, in metres. */
export const BEFORE = 8;
/** How high a wall is of what it is below, and how large a tile is. */
const [LOW, TILE, FLAG] = [1.15, 0.22, 0.6];

type Value = Node<'float'>;

const jointsOf = (at: Node<'vec2'>, size: number): Value => {
  const off = fract(at.div(size)).sub(0.5).abs();
  return smoothstep(0.46, 0.485, off.x.max(off.y));
};

const chance = (a: Value, b: Value): Value => fract(sin(a.mul(12.99).add(b.mul(78.23))).mul(437.58));

const FLOORS: Readonly<Record<Floor, (at: Node<'vec2'>, one: Hex, other: Hex) => Node<'vec3'>>> = {
  boards: (at, one, other) => {
    const row = down(at.x.div(0.16));
    const along = down(at.y.div(1.7).add(fract(row.mul(0.37))));
    const gap = smoothstep(0.44, 0.49, fract(at.x.div(0.16)).sub(0.5).abs());
    return mix(tone(one), tone(other), chance(row, along)).mul(gap.mul(-0.35).add(1));
  },
  tiles: (at, one, other) => {
    const place = down(at.div(FLAG));
    const is = fract(place.x.add(place.y).mul(0.5)).mul(2);
    return mix(tone(one), tone(other), is).mul(jointsOf(at, FLAG).mul(-0.2).add(1));
  },
  plain: (at, one, other) => mix(tone(one), tone(other), jointsOf(at, 2.4)),
  straw: (at, one, other) => {
    const blade = chance(down(at.x.mul(9).add(at.y.mul(3))), down(at.y.mul(4)));
    return mix(tone(one), tone(other), smoothstep(0.45, 0.75, blade));
  },
};

/** What a wall is of, at a place of it in metres from its foot: darker towards the ceiling and the floor. */
function wallPaint({ wall, low, isTiled, size: [, tall] }: HallLook, at: Node<'vec2'>): Node<'vec3'> {
  const rail = smoothstep(0.03, 0.02, at.y.sub(LOW).abs());
  const lower = low ? mix(tone(wall), tone(low), smoothstep(LOW + 0.003, LOW - 0.003, at.y)) : tone(wall);
  const tiles = isTiled ? jointsOf(at, TILE).mul(-0.16).add(1) : float(1);
  const shade = smoothstep(tall * 1.25, tall * 0.35, at.y)
    .mul(0.4)
    .add(0.6)
    .mul(smoothstep(-0.5, 0.5, at.y).mul(0.3).add(0.7));
  return mix(lower, lower.mul(0.55), low ? rail : float(0))
    .mul(tiles)
    .mul(shade);
}

export interface Shell {
  readonly look: HallLook;
  readonly wide: number;
  readonly back: number;
  readonly isNight: boolean;
}

/** A floor, three walls and a ceiling that are seen from within. */
export function shellOf({ look, wide, back, isNight }: Shell): Mesh[] {
  const [, tall] = look.size;
  const long = BEFORE - back;
  const middle = (BEFORE + back) / 2;
  const [kind, one, other] = look.floor;
  const place = vec2(positionLocal.x, positionLocal.y);
  const upright = vec2(positionLocal.x, positionLocal.y.add(tall / 2));
  const wall = matt(look.wall, isNight, wallPaint(look, upright));
  const floor = put(new PlaneGeometry(wide, long), matt(one, isNight, FLOORS[kind](place, one, other)), [
    0,
    0,
    middle,
  ]);
  floor.rotation.x = -Math.PI / 2;
  const ceiling = put(new PlaneGeometry(wide, long), ceilingMatter(look, isNight), [0, tall, middle]);
  ceiling.rotation.x = Math.PI / 2;
  const sides = [-1, 1].map((side) => {
    const mesh = put(new PlaneGeometry(long, tall), wall, [(side * wide) / 2, tall / 2, middle]);
    mesh.rotation.y = (-side * Math.PI) / 2;
    return mesh;
  });
  return [floor, ceiling, ...sides, put(new PlaneGeometry(wide, tall), wall, [0, tall / 2, back])];
}

/** A ceiling is lit by what the floor throws back, which no lamp here does: more of its own colour is seen. */
function ceilingMatter({ ceiling: [kind, hex] }: HallLook, isNight: boolean) {
  const material = matt(hex, isNight);
  const bars = jointsOf(vec2(positionLocal.x, positionLocal.y), kind === 'glass' ? 0.9 : 1.2);
  const share = isNight ? 0.16 : 0.62;
  material.emissiveNode = mix(tone(hex), tone(hex).mul(0.6), bars).mul(
    kind === 'glass' && !isNight ? 1.1 : share,
  );
  return material;
}
