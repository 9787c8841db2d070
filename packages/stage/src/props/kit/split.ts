import { BufferAttribute, BufferGeometry } from 'three';
import type { Field } from './fields.js';

const KEPT = ['position', 'normal', 'color'] as const;

type Vertex = readonly number[];

/** All that is known of a vertex, in a row. */
function vertices(geometry: BufferGeometry): { rows: Vertex[]; widths: readonly (readonly [string, number])[] } {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const names = KEPT.filter((name) => flat.hasAttribute(name));
  const widths = names.map((name) => [name, flat.getAttribute(name).itemSize] as const);
  const rows = Array.from({ length: flat.getAttribute('position').count }, (_, i) =>
    names.flatMap((name) => {
      const read = flat.getAttribute(name);
      return [read.getX(i), read.getY(i), read.getZ(i)];
    }),
  );
  return { rows, widths };
}

/** What of a triangle lies where `values` are below nothing: none, one or two triangles. */
function clipped(corners: readonly Vertex[], values: readonly number[]): Vertex[] {
  const kept: Vertex[] = [];
  corners.forEach((corner, i) => {
    const after = (i + 1) % 3;
    const [a, b] = [values[i] ?? 0, values[after] ?? 0];
    if (a < 0) kept.push(corner);
    if (a < 0 === b < 0) return;
    const t = a / (a - b);
    kept.push(corner.map((from, k) => from + ((corners[after]?.[k] ?? from) - from) * t));
  });
  const [first, second, third, fourth] = kept;
  if (!first || !second || !third) return [];
  return fourth ? [first, second, third, first, third, fourth] : [first, second, third];
}

function half(rows: readonly Vertex[], values: readonly number[]): Vertex[] {
  const made: Vertex[] = [];
  for (let i = 0; i < rows.length; i += 3) made.push(...clipped(rows.slice(i, i + 3), values.slice(i, i + 3)));
  return made;
}

function geometryOf(rows: readonly Vertex[], widths: readonly (readonly [string, number])[]): BufferGeometry {
  const made = new BufferGeometry();
  let from = 0;
  for (const [name, width] of widths) {
    const start = from;
    made.setAttribute(name, new BufferAttribute(new Float32Array(rows.flatMap((row) => row.slice(start, start + width))), width));
    from += width;
  }
  return made;
}

/** A surface cut in two along where `field` is nothing, with a clean edge: what is inside of it, and the rest. */
export function split(geometry: BufferGeometry, field: Field): readonly [BufferGeometry, BufferGeometry] {
  const { rows, widths } = vertices(geometry);
  const values = rows.map(([x = 0, y = 0, z = 0]) => field(x, y, z) || 1e-9);
  return [
    geometryOf(half(rows, values), widths),
    geometryOf(half(rows, values.map((value) => -value)), widths),
  ];
}
