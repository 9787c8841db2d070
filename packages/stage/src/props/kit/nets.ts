import { type Box3, BufferAttribute, BufferGeometry } from 'three';
import type { Field } from './fields.js';

/** Asked by the million: taken out of Math once. */
const { floor, max, min, sqrt } = Math;

/** Samples of a field at the corners of a grid of cubes. */
interface Grid {
  readonly counts: readonly [number, number, number];
  readonly cell: number;
  readonly low: readonly [number, number, number];
  readonly values: Float32Array;
}

function sampled(field: Field, bounds: Box3, cell: number): Grid {
  const low = bounds.min.toArray().map((at) => at - cell * 1.5) as unknown as [number, number, number];
  const count = (from: number, to: number) => Math.ceil((to - from) / cell) + 3;
  const counts = [
    count(low[0], bounds.max.x),
    count(low[1], bounds.max.y),
    count(low[2], bounds.max.z),
  ] as const;
  const values = new Float32Array(counts[0] * counts[1] * counts[2]);
  for (let i = 0; i < values.length; i += 1) {
    const [x, y, z] = spot(counts, i);
    values[i] = field(low[0] + x * cell, low[1] + y * cell, low[2] + z * cell);
  }
  return { counts, cell, low, values };
}

function spot(counts: Grid['counts'], i: number): [number, number, number] {
  const x = i % counts[0];
  const rest = (i - x) / counts[0];
  return [x, rest % counts[1], floor(rest / counts[1])];
}

const EDGES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((from) =>
  [1, 2, 4].filter((bit) => !(from & bit)).map((bit) => [from, from | bit] as const),
);

const bitOf = (bits: number, axis: number) => (bits >> axis) & 1;

/** The middle of where the skin crosses the edges of one cube; null where it doesn't. */
function crossing(grid: Grid, i: number): [number, number, number] | null {
  const { counts, values } = grid;
  const at = spot(counts, i);
  if (at.some((place, axis) => place >= (counts[axis] ?? 0) - 1)) return null;
  const corner = (bits: number) =>
    values[i + bitOf(bits, 0) + bitOf(bits, 1) * counts[0] + bitOf(bits, 2) * counts[0] * counts[1]] ?? 0;
  const sum = [0, 0, 0, 0] as [number, number, number, number];
  for (const [from, to] of EDGES) {
    const [a, b] = [corner(from), corner(to)];
    if (a < 0 === b < 0) continue;
    const t = a / (a - b);
    for (const axis of [0, 1, 2] as const)
      sum[axis] += bitOf(from, axis) + t * (bitOf(to, axis) - bitOf(from, axis));
    sum[3] += 1;
  }
  return sum[3] ? [at[0] + sum[0] / sum[3], at[1] + sum[1] / sum[3], at[2] + sum[2] / sum[3]] : null;
}

function slope(field: Field, x: number, y: number, z: number, reach: number): [number, number, number] {
  const dx = field(x + reach, y, z) - field(x - reach, y, z);
  const dy = field(x, y + reach, z) - field(x, y - reach, z);
  const dz = field(x, y, z + reach) - field(x, y, z - reach);
  const length = sqrt(dx * dx + dy * dy + dz * dz) || 1;
  return [dx / length, dy / length, dz / length];
}

/** The four cubes round every edge that the skin crosses are one square of it. */
function squares(grid: Grid, names: Int32Array): number[] {
  const { counts, values } = grid;
  const strides = [1, counts[0], counts[0] * counts[1]] as const;
  const faces: number[] = [];
  const face = (i: number, axis: 0 | 1 | 2) => {
    const isOut = (values[i] ?? 0) < 0;
    if (isOut === (values[i + strides[axis]] ?? 0) < 0) return;
    const u = strides[(axis + 1) % 3] ?? 1;
    const v = strides[(axis + 2) % 3] ?? 1;
    const [a, b, k, j] = [i, i - u, i - u - v, i - v].map((cube) => names[cube] ?? -1) as [
      number,
      number,
      number,
      number,
    ];
    if (min(a, b, k, j) < 0) return;
    faces.push(...(isOut ? [a, b, k, a, k, j] : [a, k, b, a, j, k]));
  };
  for (let i = 0; i < values.length; i += 1) {
    if (spot(counts, i).some((place, axis) => place < 1 || place >= (counts[axis] ?? 0) - 1)) continue;
    face(i, 0);
    face(i, 1);
    face(i, 2);
  }
  return faces;
}

/** The skin of a solid as one smooth mesh (surface nets), drawn onto it and with its own normals. */
export function meshOf(field: Field, bounds: Box3, cell: number): BufferGeometry {
  const grid = sampled(field, bounds, cell);
  const names = new Int32Array(grid.values.length).fill(-1);
  const places: number[] = [];
  const normals: number[] = [];
  for (let i = 0; i < names.length; i += 1) {
    const found = crossing(grid, i);
    if (!found) continue;
    names[i] = places.length / 3;
    const at = found.map((place, axis) => (grid.low[axis] ?? 0) + place * cell) as [number, number, number];
    for (let round = 0; round < 2; round += 1) {
      const off = max(-cell, min(cell, field(...at))) * 0.9;
      const [dx, dy, dz] = slope(field, ...at, cell * 0.2);
      at[0] -= dx * off;
      at[1] -= dy * off;
      at[2] -= dz * off;
    }
    places.push(...at);
    normals.push(...slope(field, ...at, cell * 0.35));
  }
  const made = new BufferGeometry();
  made.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  made.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  made.setIndex(squares(grid, names));
  return made;
}
