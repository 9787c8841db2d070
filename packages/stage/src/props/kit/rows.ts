import type { Corner } from './solids.js';

function rowsOf(text: string): readonly (readonly number[])[] {
  return text.split(',').map((row) => row.trim().split(/\s+/).map(Number));
}

/**
 * Rows of numbers out of a text, as the paths of an SVG are written: numbers apart by spaces, rows by commas. An outline
 * reads as one line that way.
 */
export function corners(text: string): Corner[] {
  return rowsOf(text).map(([x = 0, y = 0, bevel = 0]) => [x, y, bevel]);
}

/** As `corners`, two numbers a row. */
export function pairs(text: string): (readonly [number, number])[] {
  return rowsOf(text).map(([x = 0, y = 0]) => [x, y]);
}

/** As `corners`, three numbers a row. */
export function triples(text: string): (readonly [number, number, number])[] {
  return rowsOf(text).map(([x = 0, y = 0, z = 0]) => [x, y, z]);
}

/** As `corners`, four numbers a row. */
export function knots(text: string): (readonly [number, number, number, number])[] {
  return rowsOf(text).map(([x = 0, y = 0, z = 0, thick = 0]) => [x, y, z, thick]);
}

/** From 0 to 1 in so many even steps. */
export const even = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i / count);
