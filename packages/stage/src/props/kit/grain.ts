import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import { noise, rough } from './noise.js';

/** What is seen of a matter close up: grey 0..1 at a place of the unit square, which repeats. */
type Pattern = (u: number, v: number) => number;

const SIDE = 256;

/** The same pattern without a seam at the square's edges. */
function seamless(pattern: Pattern): Pattern {
  const fade = (t: number) => Math.min(1, Math.max(0, (t - 0.8) / 0.2));
  const across = (u: number, v: number) => pattern(u, v) * (1 - fade(u)) + pattern(u - 1, v) * fade(u);
  return (u, v) => across(u, v) * (1 - fade(v)) + across(u, v - 1) * fade(v);
}

function texture(pattern: Pattern, isColour: boolean): DataTexture {
  const bytes = new Uint8Array(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i += 1) {
    const grey = 255 * Math.min(1, Math.max(0, pattern((i % SIDE) / SIDE, Math.floor(i / SIDE) / SIDE)));
    bytes.set([grey, grey, grey, 255], i * 4);
  }
  const made = new DataTexture(bytes, SIDE, SIDE, RGBAFormat);
  made.wrapS = RepeatWrapping;
  made.wrapT = RepeatWrapping;
  made.magFilter = LinearFilter;
  made.minFilter = LinearMipmapLinearFilter;
  made.generateMipmaps = true;
  made.anisotropy = 4;
  if (isColour) made.colorSpace = SRGBColorSpace;
  made.needsUpdate = true;
  return made;
}

function planks(u: number, v: number): number {
  const bend = 0.35 * noise(u * 3, v * 1.2, 7);
  const rings = 0.5 + 0.5 * Math.sin(2 * Math.PI * (u * 5 + bend * 2.2));
  const pores = noise(u * 90, v * 5, 3) > 0.45 ? 0.12 : 0;
  return 0.97 - 0.2 * rings * rings - pores - 0.08 * rough(u * 40, v * 3, 1);
}

function weave(u: number, v: number): number {
  const across = Math.sin(2 * Math.PI * u * 24);
  const along = Math.sin(2 * Math.PI * v * 24);
  const over = Math.sign(Math.sin(Math.PI * u * 24) * Math.sin(Math.PI * v * 24)) > 0;
  return 0.5 + 0.4 * (over ? across * across : along * along) + 0.1 * noise(u * 60, v * 60, 2);
}

/** The distance to the nearest of scattered points makes the cells of leather. */
function cells(u: number, v: number): number {
  const count = 26;
  let nearest = 9;
  for (let i = 0; i < 9; i += 1) {
    const column = Math.floor(u * count) + (i % 3) - 1;
    const line = Math.floor(v * count) + Math.floor(i / 3) - 1;
    const wrap = (n: number) => ((n % count) + count) % count;
    const x = column + 0.5 + 0.45 * noise(wrap(column) * 3.7 + 0.5, wrap(line) * 5.3 + 0.5, 1) - u * count;
    const y = line + 0.5 + 0.45 * noise(wrap(column) * 4.1 + 0.5, wrap(line) * 2.9 + 0.5, 9) - v * count;
    nearest = Math.min(nearest, Math.hypot(x, y));
  }
  return 1 - nearest * nearest * 0.9;
}

const specks: Pattern = (u, v) => 0.5 + 0.5 * rough(u * 14, v * 14, 4);
const crumbs: Pattern = (u, v) => 0.5 + 0.5 * rough(u * 22, v * 22, 8);

const MAKERS = {
  wood: () => texture(seamless(planks), true),
  weave: () => texture(weave, false),
  leather: () => texture(cells, false),
  stone: () => texture(seamless(specks), false),
  food: () => texture(seamless(crumbs), false),
};

export type Grain = keyof typeof MAKERS;

const made = new Map<Grain, DataTexture>();

/** A small texture drawn once a process. */
export function grainOf(grain: Grain): DataTexture {
  const known = made.get(grain) ?? MAKERS[grain]();
  made.set(grain, known);
  return known;
}
