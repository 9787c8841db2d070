import {
  BoxGeometry,
  type BufferGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  type Material,
  MeshLambertNodeMaterial,
  Shape,
  SphereGeometry,
} from 'three/webgpu';
import { positionGeometry, positionLocal, sign, vec3 } from 'three/tsl';
import type { Hex } from '../mood.js';
import { clock } from '../sets/ground.js';
import { joined, lampMatter, painted } from './decor.js';
import { type Scattered, scattered } from './scatter.js';

/** A street's traffic and who walks beside it. */
export interface TrafficPlan {
  /** How far from the way's middle the lane beyond it is, and the pavements. */
  readonly lane: number;
  readonly pavement: number;
  /** How far before and behind they go. */
  readonly long: number;
  readonly size: number;
  readonly seed: number;
  readonly isDark: boolean;
  readonly isFull: boolean;
  readonly hasCars: boolean;
}

/** Something that goes along a way by itself. */
export interface Passing {
  readonly row: Scattered;
  /** Units a second; less than 0 comes along with the way. */
  readonly speed: number;
}

const COATS: readonly Hex[] = ['#b8433c', '#e7e4dc', '#3a5f8a', '#8a9096'];
const CLOTHES: readonly (readonly [coat: Hex, legs: Hex, skin: Hex])[] = [
  ['#5b7fa8', '#2f3440', '#e3b48f'],
  ['#b5654a', '#3b4a5e', '#8a5a3c'],
  ['#d8c7a3', '#4a3f38', '#f0c9a6'],
  ['#46654f', '#20242c', '#c48f66'],
  ['#8c5f86', '#39424e', '#e3b48f'],
];
/** How many of them walk where it is not busy. */
const FEW = 3;
/** Metres a second. */
const [DRIVEN, WALKED] = [7, 1.2];

/** Cars that come the other way on the far lane, and people on the pavement beyond it who go either way. */
export function trafficOf({
  lane,
  pavement,
  long,
  size,
  seed,
  isDark,
  isFull,
  hasCars,
}: TrafficPlan): Passing[] {
  const rows = { long, size: [size, size] as const, isRow: true, isFarOnly: true };
  const spaced = (index: number, of: number): number => (index * 2 * long) / of / 2;
  const cars = (hasCars ? COATS : []).flatMap((hex, index) => {
    const { body, lights } = carShape(hex);
    const row = {
      ...rows,
      count: CARS,
      near: [0, 0] as const,
      far: [lane, 0] as const,
      seed: seed + index,
      shift: spaced(index, COATS.length) * 2 + (index % 2) * 2 * size,
      facing: Math.PI,
    };
    const matter = new MeshLambertNodeMaterial({ vertexColors: true });
    return [
      scattered({ ...row, geometry: body, material: matter }),
      scattered({ ...row, geometry: lights, material: lampMatter(isDark ? 3 : 0.3) }),
    ].map((one) => ({ row: one, speed: DRIVEN * size }));
  });
  const people = CLOTHES.slice(0, isFull ? CLOTHES.length : FEW).map((clothes, index) => {
    const isBack = index % 2 === 0;
    return {
      row: scattered({
        ...rows,
        count: WALKERS,
        near: [0, 0],
        far: [pavement + (index % 3) * 0.6 * size, 0],
        seed: seed + 40 + index,
        shift: spaced(index, CLOTHES.length) * 0.4 + index * 0.7 * size,
        facing: isBack ? Math.PI : 0,
        geometry: walkerShape(...clothes),
        material: walking(size, index),
      }),
      speed: (isBack ? 1 : -1) * WALKED * size * (1 + index * 0.06),
    };
  });
  return [...cars, ...people];
}

/** How many of each are on the far side; the camera's side of a street is kept free. */
const [CARS, WALKERS] = [2, 5];

/** A small car that looks towards +z, 4.2 m long: its body, and its lights before and behind. */
function carShape(coat: Hex): { readonly body: BufferGeometry; readonly lights: BufferGeometry } {
  const hull = profile(
    [-2.1, 0.35, -2.1, 0.85, -1.5, 0.95, -0.95, 1.42, 0.55, 1.45, 1.25, 0.95, 2, 0.82, 2.1, 0.4],
    1.4,
    0.17,
  );
  const glass = profile([-1.3, 1.0, -0.86, 1.44, 0.5, 1.46, 1.12, 1.0], 1.5, 0.13);
  const arch = (z: number): BufferGeometry =>
    painted(new CylinderGeometry(0.42, 0.42, 1.79, 18).rotateZ(Math.PI / 2).translate(0, 0.36, z), '#101114');
  const hub = (x: number, z: number): BufferGeometry =>
    painted(new CylinderGeometry(0.19, 0.19, 0.02, 12).rotateZ(Math.PI / 2).translate(x, 0.34, z), '#b9bdc2');
  const pillar = painted(new BoxGeometry(1.8, 0.5, 0.09).translate(0, 1.2, -0.2), coat);
  const roof = profile([-0.86, 1.44, -0.7, 1.5, 0.36, 1.52, 0.5, 1.46], 1.4, 0.12);
  const wheel = (x: number, z: number): BufferGeometry =>
    painted(new CylinderGeometry(0.34, 0.34, 0.24, 16).rotateZ(Math.PI / 2).translate(x, 0.34, z), '#191a1d');
  const light = (x: number, z: number): BufferGeometry =>
    painted(new SphereGeometry(0.12, 8, 6).scale(1.3, 1, 0.5).translate(x, 0.66, z), '#ffffff');
  return {
    body: joined([
      painted(hull, coat),
      painted(glass, '#232a33'),
      painted(roof, coat),
      pillar,
      ...[-1.32, 1.32].map(arch),
      ...[-0.93, 0.93].flatMap((x) => [hub(x, -1.32), hub(x, 1.32)]),
      ...[-0.79, 0.79].flatMap((x) => [wheel(x, -1.32), wheel(x, 1.32)]),
    ]),
    lights: joined([-0.6, 0.6].flatMap((x) => [light(x, 2.22), light(x, -2.24)])),
  };
}

/** A side view (z and y in turn) drawn out across. */
function profile(points: readonly number[], wide: number, bevel: number): BufferGeometry {
  const shape = new Shape();
  for (let at = 0; at < points.length; at += 2)
    shape[at === 0 ? 'moveTo' : 'lineTo'](points[at]!, points[at + 1]!);
  const drawn = new ExtrudeGeometry(shape, {
    depth: wide,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
  });
  return drawn.translate(0, 0, -wide / 2).rotateY(-Math.PI / 2);
}

const HIP = 0.86;

/** Somebody who walks towards +z, 1.75 m tall. */
function walkerShape(coat: Hex, legs: Hex, skin: Hex): BufferGeometry {
  const limb = (hex: Hex, radius: number, long: number, at: readonly [number, number, number]) =>
    painted(new CapsuleGeometry(radius, long, 3, 8).translate(...at), hex);
  return joined([
    ...[-0.11, 0.11].flatMap((x) => [
      limb(legs, 0.085, 0.62, [x, 0.44, 0]),
      painted(new BoxGeometry(0.13, 0.09, 0.27).translate(x, 0.045, 0.05), '#26221f'),
    ]),
    painted(new CapsuleGeometry(0.2, 0.36, 4, 12).scale(1, 1, 0.72).translate(0, 1.14, 0), coat),
    ...[-0.27, 0.27].map((x) => limb(coat, 0.065, 0.46, [x, 1.14, 0])),
    painted(new SphereGeometry(0.145, 14, 10).scale(0.92, 1.1, 1).translate(0, 1.62, 0), skin),
    painted(new SphereGeometry(0.155, 14, 8, 0, Math.PI * 2, 0, 1.5).translate(0, 1.65, -0.02), '#3a2a20'),
  ]);
}

/** Legs and arms swing along the way, one of each pair against the other. */
function walking(size: number, index: number): Material {
  const material = new MeshLambertNodeMaterial({ vertexColors: true });
  const { x, y } = positionGeometry;
  const step = clock
    .mul(6.4)
    .add(index * 1.7)
    .sin();
  // Arms go the other way than the leg below them.
  const leg = y.lessThan(HIP).select(
    y.sub(HIP).mul(sign(x)),
    y.greaterThan(1.45).select(
      0,
      y
        .sub(1.36)
        .mul(x.abs().greaterThan(0.21).select(sign(x), 0))
        .negate(),
    ),
  );
  material.positionNode = positionLocal.add(
    vec3(0, step.abs().mul(0.03 * size), leg.mul(step).mul(0.42 * size)),
  );
  return material;
}
