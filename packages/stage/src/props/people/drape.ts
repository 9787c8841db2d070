import { BufferAttribute, BufferGeometry } from 'three';
import type { Field } from '../kit/fields.js';

/** A row of cloth: how high it is, and from where to where it goes. */
export type Row = readonly [y: number, from: number, to: number];

const COLUMNS = 7;
/** From how far ahead the skin is looked for, and how many steps that takes at most. */
const [AHEAD, STEPS] = [0.45, 40];

/** Cloth that lies on the front of a body, `out` metres off its skin; two-sided rows from the top down. */
export function drapedOn(body: Field, rows: readonly Row[], out: number): BufferGeometry {
  const places = rows.flatMap(([y, from, to]) =>
    Array.from({ length: COLUMNS }, (_, index) => {
      const x = from + ((to - from) * index) / (COLUMNS - 1);
      return [x, y, frontOf(body, x, y) + out];
    }),
  );
  const cloth = new BufferGeometry();
  cloth.setAttribute('position', new BufferAttribute(new Float32Array(places.flat()), 3));
  cloth.setIndex(
    rows.slice(1).flatMap((_, row) =>
      Array.from({ length: COLUMNS - 1 }, (__, column) => {
        const a = row * COLUMNS + column;
        const b = a + COLUMNS;
        return [a, b, a + 1, a + 1, b, b + 1];
      }).flat(),
    ),
  );
  cloth.computeVertexNormals();
  return cloth;
}

/** Where a body begins, seen from the front. */
function frontOf(body: Field, x: number, y: number): number {
  let z = AHEAD;
  for (let step = 0; step < STEPS; step += 1) {
    const far = body(x, y, z);
    if (far < 0.0005) return z;
    z -= far * 0.8;
  }
  return Math.max(0, z);
}

/** Rows between the ones that are told, so that cloth follows what is round. */
export function between(rows: readonly Row[], each = 4): Row[] {
  const [first] = rows;
  if (!first) return [];
  return rows.slice(1).reduce<Row[]>(
    (all, next, index) => {
      const last = rows[index]!;
      const mix = (share: number): Row =>
        [0, 1, 2].map((k) => last[k]! + (next[k]! - last[k]!) * share) as unknown as Row;
      return [...all, ...Array.from({ length: each }, (_, step) => mix((step + 1) / each))];
    },
    [first],
  );
}
