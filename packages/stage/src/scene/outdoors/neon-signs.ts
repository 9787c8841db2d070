import { random } from '@clipwright/sketch/clip';
import {
  AdditiveBlending,
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  type Material,
  MeshBasicNodeMaterial,
  PlaneGeometry,
  TorusGeometry,
} from 'three/webgpu';
import { attribute, float, smoothstep, uv, vec2 } from 'three/tsl';
import type { Hex } from '../mood.js';
import { joined, painted } from './decor.js';
import { type Scattered, scattered } from './scatter.js';

/** Tubes' colours: what frames a sign, and what is written in it. */
const TUBES: readonly (readonly [Hex, Hex])[] = [
  ['#ff2fa8', '#ffe14d'],
  ['#22d8ff', '#ffffff'],
  ['#9a5bff', '#7dffd0'],
  ['#ff5a2f', '#ffd7a8'],
  ['#35ff8a', '#ff6fd0'],
];
const DARK: Hex = '#140d22';
const [TUBE, DEEP] = [0.05, 0.2];

/** What signs are put along. */
export interface SignRows {
  /** How far from the way's middle the fronts are, and how far signs go on. */
  readonly off: number;
  readonly long: number;
  readonly size: number;
  readonly seed: number;
  /** What is wet shows the signs again. */
  readonly isWet: boolean;
}

/** Neon signs out from the fronts on both sides, and the light that they throw on the ground. */
export function signsAlong({ off, long, size, seed, isWet }: SignRows): Scattered[] {
  const pitch = (2 * long) / EACH / TUBES.length;
  return TUBES.flatMap(([frame, inside], index) => {
    const row = {
      count: 2 * EACH,
      long,
      size: [size, size] as const,
      seed: seed + index,
      isRow: true,
      facing: -Math.PI / 2,
      shift: index * pitch,
    };
    const glow = isWet ? 0.85 : 0.4;
    return [
      scattered({
        ...row,
        near: [off, off],
        far: [off, off],
        geometry: signShape(frame, inside, { seed: seed + index, isTall: index % 2 === 0 }),
        material: shining(),
      }),
      scattered({
        ...row,
        near: [off, off],
        far: [off, off],
        geometry: glowShape(isWet ? 9 : 6),
        material: glowing(frame, glow),
      }),
    ];
  });
}

/** How many of each sign stand on a side. */
const EACH = 6;

/** What shines by itself as it is painted. */
function shining(): Material {
  const material = new MeshBasicNodeMaterial();
  material.colorNode = attribute('color', 'vec3').mul(2.6);
  return material;
}

/** A board that stands out from a wall, or one that lies on it, framed by a tube and written on in no language. */
function signShape(
  frame: Hex,
  inside: Hex,
  { seed, isTall }: { readonly seed: number; readonly isTall: boolean },
): BufferGeometry {
  const chance = random(seed);
  const [wide, tall, rows, columns] = isTall ? [1.15, 4.2, 4, 1] : [3.2, 1, 1, 4];
  const marks = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const x = ((column + 0.5) / columns - 0.5) * wide * 0.86;
    const y = ((row + 0.5) / rows - 0.5) * tall * 0.88;
    return markOf(chance).map((part) => part.translate(x, y, 0));
  }).flat();
  const side = (w: number, h: number, x: number, y: number): BufferGeometry =>
    new BoxGeometry(w, h, DEEP + TUBE * 2).translate(x, y, 0);
  const tubes = [
    side(wide, TUBE, 0, tall / 2),
    side(wide, TUBE, 0, -tall / 2),
    side(TUBE, tall, -wide / 2, 0),
    side(TUBE, tall, wide / 2, 0),
  ];
  const sign = joined([
    painted(new BoxGeometry(wide, tall, DEEP), DARK),
    ...tubes.map((part) => painted(part, frame)),
    ...marks.map((part) => painted(part, inside)),
  ]);
  // What stands out is read by who comes along the way, what lies flat by who is across from it.
  return isTall ? sign.rotateY(Math.PI / 2).translate(0, 5.2, 1) : sign.translate(0, 3.9, 0.2);
}

/** Strokes as of a letter, on both faces of a board. */
function markOf(chance: () => number): BufferGeometry[] {
  const deep = DEEP + TUBE * 1.6;
  const stroke = (wide: number, tall: number, x: number, y: number): BufferGeometry =>
    new BoxGeometry(wide, tall, deep).translate(x, y, 0);
  if (chance() < 0.22)
    return [-1, 1].map((side) => new TorusGeometry(0.24, 0.035, 6, 20).translate(0, 0, side * (deep / 2)));
  const strokes = [
    stroke(0.52, 0.07, 0, 0.26),
    stroke(0.07, 0.6, (chance() - 0.5) * 0.4, 0),
    stroke(0.44, 0.07, 0, (chance() - 0.5) * 0.2),
  ];
  if (chance() < 0.6) strokes.push(stroke(0.52, 0.07, 0, -0.26));
  if (chance() < 0.5)
    strokes.push(new CylinderGeometry(0.05, 0.05, deep, 8).rotateX(Math.PI / 2).translate(0.2, -0.12, 0));
  return strokes;
}

/** Where the light of a sign lies before a front, so far towards the middle of the street. */
const glowShape = (reach: number): PlaneGeometry =>
  new PlaneGeometry(3.4, reach).rotateX(-Math.PI / 2).translate(0, 0.02, reach / 2 + 0.3);

function glowing(hex: Hex, power: number): Material {
  const material = new MeshBasicNodeMaterial({
    color: hex,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    fog: false,
  });
  material.opacityNode = smoothstep(0.5, 0, uv().sub(vec2(0.5)).length())
    .pow(1.4)
    .mul(float(power));
  return material;
}
