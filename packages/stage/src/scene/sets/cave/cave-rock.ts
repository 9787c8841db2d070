import {
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  Vector3,
} from 'three/webgpu';
import { merged, tinted } from '../../../props/kit/surface.js';
import type { Hex } from '../../mood.js';

/** Metres: where a cave ends before and behind what stands in it, how wide it is, and how wide its passage. */
export const [FRONT, END] = [8, -12];
const [WIDE, NARROW] = [3.5, 1.35];
/** Where it begins to become narrow, and by how much its passage goes aside. */
const [FROM, ASIDE] = [-2.2, 1.1];
const [ROUND, LONG] = [46, 40];

/** A place that glows: what is near it is lit in its colour. */
export interface Glow {
  readonly at: Vector3;
  readonly hue: Color;
  readonly reach: number;
}

const bumps = (a: number, b: number): number =>
  0.42 * Math.sin(a * 2.3 + b * 0.9) +
  0.28 * Math.sin(a * 4.7 - b * 1.7 + 1.3) +
  0.18 * Math.sin(a * 9.1 + b * 3.1 + 0.4) +
  0.12 * Math.sin(a * 15.3 - b * 6.7);

const soft = (t: number): number => {
  const at = Math.min(1, Math.max(0, t));
  return at * at * (3 - 2 * at);
};

/** Where the middle of a cave is at a depth, and how wide it is there. */
export function wayAt(z: number): { readonly x: number; readonly radius: number } {
  const deep = soft((FROM - z) / 6);
  return { x: ASIDE * deep * deep, radius: WIDE + (NARROW - WIDE) * deep };
}

/** Where the rock is at a turn about the way: 0 is right, a quarter of a circle up. */
export function rockAt(turn: number, z: number): Vector3 {
  const { x, radius } = wayAt(z);
  const far = radius * (1 + 0.2 * bumps(turn * 1.6, z * 1.1) + 0.05 * bumps(turn * 5, z * 4));
  const up = Math.sin(turn) * far * 0.95;
  // A floor that is trodden, with stones at its sides.
  const high = up < 0 ? 0.05 * bumps(turn * 7, z * 5) - 0.03 : up;
  return new Vector3(x + Math.cos(turn) * far, high, z);
}

const STONE = ['#40394a', '#5a5062', '#6f646e', '#4c4355'] as const;

function stoneAt(at: Vector3): Color {
  const layer = 0.5 + 0.5 * Math.sin(at.y * 5.2 + at.x * 0.9 + 1.6 * bumps(at.z, at.x));
  const rough = 0.5 + 0.5 * bumps(at.x * 3.3 + at.y * 2, at.z * 2.7);
  return new Color(STONE[0])
    .lerp(new Color(STONE[2]), layer * 0.6)
    .lerp(new Color(rough > 0.5 ? STONE[1] : STONE[3]), 0.5);
}

/** The colour of rock in the light of what glows; it is dark where it is far from all. */
export function litStone(at: Vector3, glows: readonly Glow[]): Color {
  const stone = stoneAt(at);
  const light = new Color(1.15, 1.1, 1.2);
  for (const { at: from, hue, reach } of glows) {
    const near = Math.max(0, 1 - at.distanceTo(from) / reach);
    light.add(hue.clone().multiplyScalar(near * near * 5));
  }
  return stone.multiply(light);
}

/** The walls all around, from within. */
export function tunnelShape(glows: readonly Glow[]): BufferGeometry {
  const tube = new CylinderGeometry(1, 1, 1, ROUND, LONG, true);
  const places = tube.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) {
    const turn = Math.atan2(places.getZ(at), places.getX(at));
    const spot = rockAt(turn, FRONT + (END - FRONT) * (0.5 - places.getY(at)));
    places.setXYZ(at, spot.x, spot.y, spot.z);
  }
  tube.computeVertexNormals();
  return tinted(tube, (x, y, z) => litStone(new Vector3(x, y, z), glows));
}

/** Stones that hang, and such as grow from the floor below them. */
export function dripstones(chance: () => number, glows: readonly Glow[]): BufferGeometry {
  const parts: BufferGeometry[] = [];
  for (let index = 0; index < 46; index += 1) {
    const z = 1 - chance() * 10;
    const turn = Math.PI * (0.16 + 0.68 * chance());
    const roof = rockAt(turn, z);
    const long = (0.3 + 1.1 * chance() ** 2) * (Math.abs(roof.x) < 0.9 && z > -2 ? 0.4 : 1);
    parts.push(spike(roof.clone().setY(roof.y + 0.12), -long, 0.09 + 0.1 * chance()));
    const { x: middle, radius } = wayAt(z);
    const isAside = Math.abs(roof.x - middle) > radius * 0.45;
    if (isAside && chance() < 0.75)
      parts.push(spike(roof.clone().setY(-0.1), 0.3 + 0.8 * chance(), 0.13 + 0.1 * chance()));
  }
  for (let index = 0; index < 26; index += 1) {
    const z = 1.2 - chance() * 9;
    const { x, radius } = wayAt(z);
    const side = chance() < 0.5 ? -1 : 1;
    const size = 0.16 + 0.4 * chance() ** 2;
    const stone = new IcosahedronGeometry(size, 1).scale(1.2, 0.75, 1).rotateY(chance() * 6);
    parts.push(stone.translate(x + side * radius * (0.62 + 0.3 * chance()), size * 0.25, z));
  }
  return tinted(merged(parts), (x, y, z) => litStone(new Vector3(x, y, z), glows));
}

/** A stone that becomes thin towards its end; a negative length hangs. */
function spike({ x, y, z }: Vector3, long: number, thick: number): BufferGeometry {
  const cone = new ConeGeometry(thick, Math.abs(long), 9, 5);
  const places = cone.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) {
    const up = places.getY(at) / Math.abs(long) + 0.5;
    const waist = 1 + 0.18 * Math.sin(up * 17 + x * 9) - 0.35 * up * (1 - up);
    places.setX(at, places.getX(at) * waist);
    places.setZ(at, places.getZ(at) * waist);
  }
  if (long < 0) cone.rotateX(Math.PI);
  return cone.translate(x, y + long / 2, z);
}

/** Six-sided crystals that stand together at a place, each its own way aslant. */
export function crystalsAt({ at }: Glow, hex: Hex, chance: () => number): BufferGeometry {
  const parts: BufferGeometry[] = [];
  for (let index = 0; index < 7; index += 1) {
    const high = (0.26 + 0.5 * chance()) * (index === 0 ? 1.5 : 1);
    const wide = 0.05 + 0.06 * chance();
    const column = new CylinderGeometry(wide * 0.9, wide, high, 6).translate(0, high / 2, 0);
    const tip = new ConeGeometry(wide * 0.9, wide * 2.2, 6).translate(0, high + wide * 1.1, 0);
    const lean = (chance() - 0.5) * 0.9;
    const one = merged([column, tip])
      .rotateZ(lean)
      .rotateY(index * 2.4);
    parts.push(one.translate(at.x + (chance() - 0.5) * 0.5, at.y - 0.12, at.z + (chance() - 0.5) * 0.5));
  }
  const [foot, end] = [new Color(hex).multiplyScalar(0.45), new Color(hex).lerp(new Color('#ffffff'), 0.45)];
  return tinted(merged(parts), (_x, y) => foot.clone().lerp(end, Math.min(1, Math.max(0, (y - at.y) / 0.9))));
}

/** Heaps of coins at both sides, flatter towards the middle. */
export function hoard(chance: () => number): BufferGeometry {
  const parts: BufferGeometry[] = [];
  for (const [x, z, wide, high] of [
    [-2.1, -1.6, 1.3, 0.7],
    [2.2, -1.9, 1.4, 0.8],
    [0.3, -3.6, 1.7, 0.9],
    [-1.9, 0.9, 0.8, 0.34],
    [2, 0.8, 0.9, 0.4],
  ] as const) {
    parts.push(new IcosahedronGeometry(1, 3).scale(wide, high * 0.9, wide * 0.8).translate(x, -0.06, z));
    for (let coin = 0; coin < 90; coin += 1) {
      const turn = coin * 2.399963;
      const far = Math.sqrt((coin + 0.5) / 90);
      const up = Math.sqrt(Math.max(0, 1 - far * far)) * high * 0.9;
      const disc = new CylinderGeometry(0.055, 0.055, 0.014, 10)
        .rotateX((chance() - 0.5) * 1.8)
        .rotateZ((chance() - 0.5) * 1.8);
      parts.push(
        disc.translate(x + Math.cos(turn) * far * wide, up - 0.04, z + Math.sin(turn) * far * wide * 0.8),
      );
    }
  }
  for (const part of parts) part.deleteAttribute('uv');
  return merged(parts);
}
