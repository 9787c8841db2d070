import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  RGBAFormat,
} from 'three/webgpu';
import type { Surroundings } from './surroundings.js';

/** One level: six faces of so many texels to a side, red, green and blue each. */
interface Level {
  readonly side: number;
  readonly light: Float32Array;
}

const SIDE = 128;
/** Levels 0 to LAST, from a mirror to what is wholly rough, as three.js reads them. */
const LAST = 4;
/** Rough levels gather from a cube of this side. */
const GATHER_SIDE = 16;

/**
 * The light from all around for three.js: a cube whose levels are ever rougher. Its own generator does the same on
 * the graphics card, which takes SwiftShader seven seconds.
 */
export function lightCube(surroundings: Surroundings): CubeTexture {
  const sharp = sampled(surroundings, SIDE);
  const soft = halved(sharp);
  const small = halvedTo(soft, GATHER_SIDE);
  const rough = [SIDE >> 2, SIDE >> 3, SIDE >> 4].map((side, index) =>
    gathered(index === 0 ? halvedTo(soft, 32) : small, side, roughnessOf(index + 2)),
  );
  const levels = [sharp, soft, ...rough];
  // The renderer counts the base among the mips, so one more stands at the end.
  const mips = [...levels.slice(1), halved(levels.at(-1)!)];
  const cube = new CubeTexture(facesOf(sharp));
  cube.mipmaps = mips.map((level) => ({ width: SIDE, height: SIDE, images: facesOf(level) })) as never;
  Object.assign(cube, {
    format: RGBAFormat,
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    generateMipmaps: false,
    isPMREMTexture: true,
  });
  cube.needsUpdate = true;
  return cube;
}

/** The roughness that three.js looks for at a level. */
const roughnessOf = (level: number): number => 1 - Math.sqrt(1 - level / LAST);

/** Where a place of a face looks, of any length: the axes of the six faces, x mirrored as the renderer mirrors it. */
const FACES: readonly ((u: number, v: number) => readonly [number, number, number])[] = [
  (u, v) => [-1, -v, -u],
  (u, v) => [1, -v, u],
  (u, v) => [-u, 1, v],
  (u, v) => [-u, -1, -v],
  (u, v) => [-u, -v, 1],
  (u, v) => [u, -v, -1],
];

/** The directions of all texels of a cube, three numbers each, and how much of the sphere each covers. */
function directionsOf(side: number): { towards: Float32Array; covers: Float32Array } {
  const towards = new Float32Array(side * side * 18);
  const covers = new Float32Array(side * side * 6);
  for (let index = 0; index < covers.length; index += 1) {
    const place = index % (side * side);
    const u = ((place % side) + 0.5) * (2 / side) - 1;
    const v = (Math.floor(place / side) + 0.5) * (2 / side) - 1;
    const far = Math.sqrt(1 + u * u + v * v);
    const [x, y, z] = FACES[Math.floor(index / (side * side))]!(u, v);
    towards.set([x / far, y / far, z / far], index * 3);
    covers[index] = 1 / far ** 3;
  }
  return { towards, covers };
}

function sampled(surroundings: Surroundings, side: number): Level {
  const { towards } = directionsOf(side);
  const light = new Float32Array(towards.length);
  for (let at = 0; at < light.length; at += 3)
    surroundings(towards[at]!, towards[at + 1]!, towards[at + 2]!, light, at);
  return { side, light };
}

function halved({ side, light }: Level): Level {
  const half = side >> 1;
  const out = new Float32Array(half * half * 18);
  for (let index = 0; index < half * half * 6; index += 1) {
    const place = index % (half * half);
    const face = Math.floor(index / (half * half)) * side * side;
    const from = (face + Math.floor(place / half) * 2 * side + (place % half) * 2) * 3;
    for (let part = 0; part < 3; part += 1)
      out[index * 3 + part] =
        (light[from + part]! +
          light[from + 3 + part]! +
          light[from + side * 3 + part]! +
          light[from + side * 3 + 3 + part]!) /
        4;
  }
  return { side: half, light: out };
}

const halvedTo = (level: Level, side: number): Level =>
  level.side <= side ? level : halvedTo(halved(level), side);

/** Each texel gathers what a surface of that roughness, seen from straight before it, reflects (GGX). */
function gathered(from: Level, side: number, roughness: number): Level {
  const source = directionsOf(from.side);
  const { towards } = directionsOf(side);
  const light = new Float32Array(towards.length);
  for (let at = 0; at < light.length; at += 3)
    gatherAt(at, { towards, light }, { from, ...source, alpha2: roughness ** 4 });
  return { side, light };
}

interface Source {
  readonly from: Level;
  readonly towards: Float32Array;
  readonly covers: Float32Array;
  readonly alpha2: number;
}

function gatherAt(
  at: number,
  to: { readonly towards: Float32Array; readonly light: Float32Array },
  { from, towards, covers, alpha2 }: Source,
): void {
  const x = to.towards[at]!;
  const y = to.towards[at + 1]!;
  const z = to.towards[at + 2]!;
  const { light } = from;
  let red = 0;
  let green = 0;
  let blue = 0;
  let all = 0;
  for (let index = 0, three = 0; index < covers.length; index += 1, three += 3) {
    const facing = x * towards[three]! + y * towards[three + 1]! + z * towards[three + 2]!;
    if (facing <= 0) continue;
    const spread = alpha2 + 1 + (alpha2 - 1) * facing;
    const weight = (facing * covers[index]!) / (spread * spread);
    red += light[three]! * weight;
    green += light[three + 1]! * weight;
    blue += light[three + 2]! * weight;
    all += weight;
  }
  to.light[at] = red / all;
  to.light[at + 1] = green / all;
  to.light[at + 2] = blue / all;
}

function facesOf({ side, light }: Level): DataTexture[] {
  return Array.from({ length: 6 }, (_, face) => {
    const bytes = new Uint16Array(side * side * 4);
    for (let index = 0; index < side * side; index += 1) {
      const at = (face * side * side + index) * 3;
      for (let part = 0; part < 3; part += 1)
        bytes[index * 4 + part] = DataUtils.toHalfFloat(light[at + part]!);
      bytes[index * 4 + 3] = 0x3c00;
    }
    return new DataTexture(bytes, side, side, RGBAFormat, HalfFloatType);
  });
}
