import { random } from './random.js';

const SIDE = 512;
const LEVELS = 4;

/** Sides of the tile's sizes, each followed by the next in one stretch of floats. */
export const CLOUD_SIDES = Array.from({ length: LEVELS }, (_, i) => SIDE >> i);

/** Floats in all sizes together. */
export const CLOUD_TILE_LENGTH = CLOUD_SIDES.reduce((sum, side) => sum + side * side * 2, 0);

/**
 * Bakes a tile of cloud that repeats without a seam, in four sizes: pairs of density and how much light falls
 * on it, 0..1.
 */
export function bakeClouds(seed: number): Float32Array {
  const density = bakeDensity(seed);
  const out = new Float32Array(CLOUD_TILE_LENGTH);
  for (let y = 0; y < SIDE; y += 1) lightRow(density, out, y);
  let at = 0;
  for (const side of CLOUD_SIDES.slice(0, -1)) {
    const next = at + side * side * 2;
    halve(out.subarray(at, next), side, out.subarray(next));
    at = next;
  }
  return out;
}

function bakeDensity(seed: number): Float32Array {
  const next = random(seed);
  const lattice = new Float32Array(256 * 256);
  for (let i = 0; i < lattice.length; i += 1) lattice[i] = next();
  const out = new Float32Array(SIDE * SIDE);
  for (let octave = 0; octave < 6; octave += 1) addOctave(out, lattice, octave);
  return out;
}

function addOctave(out: Float32Array, lattice: Float32Array, octave: number): void {
  const cells = 5 << octave;
  const strength = 0.5 ** (octave + 1) * 1.02;
  const step = cells / SIDE;
  for (let y = 0; y < SIDE; y += 1) {
    const yy = y * step;
    const y0 = Math.floor(yy);
    const v = ease(yy - y0);
    const rows = {
      top: (y0 % cells) * 256 + octave * 41,
      bottom: ((y0 + 1) % cells) * 256 + octave * 41,
      cells,
      step,
      v,
      strength,
    };
    addRow(out, lattice, y * SIDE, rows);
  }
}

function addRow(
  out: Float32Array,
  lattice: Float32Array,
  at: number,
  rows: { top: number; bottom: number; cells: number; step: number; v: number; strength: number },
): void {
  const { top, bottom, cells, step, v, strength } = rows;
  for (let x = 0; x < SIDE; x += 1) {
    const xx = x * step;
    const x0 = Math.floor(xx);
    const u = ease(xx - x0);
    const left = x0 % cells;
    const right = (x0 + 1) % cells;
    const a = lattice[(top + left) & 65535]!;
    const b = lattice[(top + right) & 65535]!;
    const channel = lattice[(bottom + left) & 65535]!;
    const here = lattice[(bottom + right) & 65535]!;
    out[at + x]! += (a + (b - a) * u + (channel - a + (a - b - channel + here) * u) * v) * strength;
  }
}

// Light comes from the horizon side: what has less cloud in front of it there is bright.
function lightRow(density: Float32Array, tile: Float32Array, y: number): void {
  const near = ((y + 9) % SIDE) * SIDE;
  const far = ((y + 22) % SIDE) * SIDE;
  for (let x = 0; x < SIDE; x += 1) {
    const here = density[y * SIDE + x]!;
    const towards = density[near + x]! * 0.6 + density[far + x]! * 0.4;
    const at = (y * SIDE + x) * 2;
    tile[at] = here;
    tile[at + 1] = Math.min(1, Math.max(0, 0.42 + (here - towards) * 3.4));
  }
}

function halve(from: Float32Array, side: number, out: Float32Array): void {
  const half = side / 2;
  for (let i = 0; i < half * half; i += 1) {
    const x = (i % half) * 2;
    const y = Math.floor(i / half) * 2;
    const a = (y * side + x) * 2;
    const b = a + side * 2;
    out[i * 2] = (from[a]! + from[a + 2]! + from[b]! + from[b + 2]!) / 4;
    out[i * 2 + 1] = (from[a + 1]! + from[a + 3]! + from[b + 1]! + from[b + 3]!) / 4;
  }
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
