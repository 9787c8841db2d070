import type { BufferGeometry } from 'three';
import { Vector3 } from 'three';
import type { Place } from '../kit/prop.js';
import { skin } from '../kit/swept.js';

export { lumpy, plain, strewn } from '../treats/shapes.js';

/** What is found outside, and looked at on a table. */
export const FOUND: readonly Place[] = ['table', 'podium', 'ground', 'hand'];

/** A sheet of so many rows and columns; `at` tells where its two numbers in 0..1 lie. */
export function sheet(
  rows: number,
  columns: number,
  at: (t: number, across: number) => readonly [number, number, number],
): BufferGeometry {
  return skin(
    Array.from({ length: rows + 1 }, (_, i) =>
      Array.from({ length: columns + 1 }, (_column, k) => new Vector3(...at(i / rows, k / columns))),
    ),
  );
}
