import { BufferAttribute, BufferGeometry } from 'three';
import type { Field } from './fields.js';

const KEPT = ['position', 'normal', 'color'] as const;

type Vertex = readonly number[];

/** All that is known of its vertices, in one row each, and how wide a row is. */
interface Rows {
  readonly values: Float32Array;
  readonly names: readonly string[];
}

function rowsOf(geometry: BufferGeometry): Rows {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const names = KEPT.filter((name) => flat.hasAttribute(name));
  const count = flat.getAttribute('position').count;
  const values = new Float32Array(count * names.length * 3);
  names.forEach((name, k) => {
    const read = flat.getAttribute(name).array;
    for (let i = 0; i < count * 3; i += 1) {
      values[Math.floor(i / 3) * names.length * 3 + k * 3 + (i % 3)] = read[i] ?? 0;
    }
  });
  return { values, names };
}

/** What of a triangle lies where `far` is below nothing: none, one or two triangles. */
function clipped(corners: readonly Vertex[], far: readonly number[]): Vertex[] {
  const kept: Vertex[] = [];
  corners.forEach((corner, i) => {
    const after = (i + 1) % 3;
    const [a, b] = [far[i] ?? 0, far[after] ?? 0];
    if (a < 0) kept.push(corner);
    if (a < 0 === b < 0) return;
    const t = a / (a - b);
    kept.push(corner.map((from, k) => from + ((corners[after]?.[k] ?? from) - from) * t));
  });
  const [first, second, third, fourth] = kept;
  if (!first || !second || !third) return [];
  return fourth ? [first, second, third, first, third, fourth] : [first, second, third];
}

function half({ values, names }: Rows, far: readonly number[]): BufferGeometry {
  const width = names.length * 3;
  const made: number[] = [];
  for (let i = 0; i < far.length; i += 3) {
    const three = far.slice(i, i + 3);
    if (three.every((value) => value >= 0)) continue;
    const corners = [0, 1, 2].map((k) => [...values.subarray((i + k) * width, (i + k + 1) * width)]);
    for (const vertex of three.every((value) => value < 0) ? corners : clipped(corners, three))
      made.push(...vertex);
  }
  const cut = new BufferGeometry();
  names.forEach((name, k) => {
    const read = Float32Array.from(
      { length: made.length / names.length },
      (_, i) => made[Math.floor(i / 3) * width + k * 3 + (i % 3)] ?? 0,
    );
    cut.setAttribute(name, new BufferAttribute(read, 3));
  });
  return cut;
}

/** A surface cut in two along where `field` is nothing, with a clean edge: what is inside of it, and the rest. */
export function split(geometry: BufferGeometry, field: Field): readonly [BufferGeometry, BufferGeometry] {
  const rows = rowsOf(geometry);
  const width = rows.names.length * 3;
  const far = Array.from(
    { length: rows.values.length / width },
    (_, i) =>
      field(rows.values[i * width] ?? 0, rows.values[i * width + 1] ?? 0, rows.values[i * width + 2] ?? 0) ||
      1e-9,
  );
  return [
    half(rows, far),
    half(
      rows,
      far.map((value) => -value),
    ),
  ];
}
