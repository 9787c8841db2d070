import { random } from './random.js';

const SIDE = 256;
const MASK = SIDE - 1;

/** Smooth value noise on a 256-periodic lattice, in [-1, 1]. */
export interface Noise {
  at(x: number, y: number): number;
  /** `octaves` of it, each twice as fine and half as strong, in about [-1, 1]. */
  fbm(x: number, y: number, octaves: number): number;
  /** Ridged: sharp crests at 1, valleys towards 0. */
  ridged(x: number, y: number, octaves: number): number;
}

/** A noise field of its own for each seed. */
export function createNoise(seed: number): Noise {
  const next = random(seed);
  const grid = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < grid.length; i += 1) grid[i] = next() * 2 - 1;
  const at = (x: number, y: number): number => sample(grid, x, y);
  return {
    at,
    fbm: (x, y, octaves) => sum(at, { x, y, octaves }),
    ridged: (x, y, octaves) => ridge(at, { x, y, octaves }),
  };
}

function sample(grid: Float32Array, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const r0 = (y0 & MASK) * SIDE;
  const r1 = ((y0 + 1) & MASK) * SIDE;
  const c0 = x0 & MASK;
  const c1 = (x0 + 1) & MASK;
  const a = grid[r0 + c0]!;
  const b = grid[r0 + c1]!;
  const c = grid[r1 + c0]!;
  const d = grid[r1 + c1]!;
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

type Field = (x: number, y: number) => number;
interface Place {
  readonly x: number;
  readonly y: number;
  readonly octaves: number;
}

// The turn between octaves hides the lattice.
function sum(at: Field, place: Place): number {
  let { x, y } = place;
  let total = 0;
  let strength = 0.5;
  for (let i = 0; i < place.octaves; i += 1) {
    total += at(x, y) * strength;
    const turned = x * 1.6 - y * 1.2 + 17.3;
    y = x * 1.2 + y * 1.6 + 9.1;
    x = turned;
    strength *= 0.5;
  }
  return total;
}

function ridge(at: Field, place: Place): number {
  let { x, y } = place;
  let total = 0;
  let strength = 0.5;
  let carry = 1;
  for (let i = 0; i < place.octaves; i += 1) {
    const crest = 1 - Math.abs(at(x, y));
    const sharp = crest * crest * carry;
    total += sharp * strength;
    carry = Math.min(1, sharp * 1.6);
    const turned = x * 1.6 - y * 1.2 + 31.7;
    y = x * 1.2 + y * 1.6 + 5.3;
    x = turned;
    strength *= 0.5;
  }
  return total;
}
