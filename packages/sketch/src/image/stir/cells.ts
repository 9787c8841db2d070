import type { Size } from '../../paint/coarse-size.js';
import { fieldOf, type Field } from '../field.js';

/** A picture in cells: mean colours of each (0 to 255), and the mean step of luma from sample to sample, across and down. */
export interface Cells extends Size {
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  readonly across: Float32Array;
  readonly down: Float32Array;
}

/** A picture as packed RGB. */
export interface RgbPicture extends Size {
  readonly rgb: Uint8Array;
}

export const CELL_COLUMNS = 256;

/** Cells are square, so that what stands upright is found as well as what lies. */
export function cellSize({ width, height }: Size): Size {
  return {
    width: CELL_COLUMNS,
    height: Math.max(24, Math.min(640, Math.round((CELL_COLUMNS * height) / width))),
  };
}

/** From every second sample: more would tell no more. */
export function cellsOf(picture: RgbPicture): Cells {
  const size = cellSize(picture);
  const plane = (): Float32Array => new Float32Array(size.width * size.height);
  const cells: Cells = { ...size, r: plane(), g: plane(), b: plane(), across: plane(), down: plane() };
  for (let y = 0; y < size.height; y += 1) {
    const rows = span(y, picture.height / size.height, picture.height);
    for (let x = 0; x < size.width; x += 1)
      measure(picture, cells, {
        index: y * size.width + x,
        rows,
        columns: span(x, picture.width / size.width, picture.width),
      });
  }
  return cells;
}

type Span = readonly [from: number, to: number];

function span(index: number, cell: number, length: number): Span {
  const from = Math.max(0, Math.min(Math.floor(index * cell), length - 3));
  return [from, Math.max(from + 1, Math.min(length - 2, Math.floor((index + 1) * cell)))];
}

function measure(
  { rgb, width }: RgbPicture,
  cells: Cells,
  { index, rows, columns }: { index: number; rows: Span; columns: Span },
): void {
  let [r, g, b, across, down, count] = [0, 0, 0, 0, 0, 0];
  for (let y = rows[0]; y < rows[1]; y += 2) {
    for (let at = (y * width + columns[0]) * 3; at < (y * width + columns[1]) * 3; at += 6) {
      const here = lumaAt(rgb, at);
      r += rgb[at]!;
      g += rgb[at + 1]!;
      b += rgb[at + 2]!;
      across += Math.abs(lumaAt(rgb, at + 6) - here);
      down += Math.abs(lumaAt(rgb, at + width * 6) - here);
      count += 1;
    }
  }
  cells.r[index] = r / count;
  cells.g[index] = g / count;
  cells.b[index] = b / count;
  cells.across[index] = across / count;
  cells.down[index] = down / count;
}

function lumaAt(rgb: Uint8Array, at: number): number {
  return (rgb[at]! * 77 + rgb[at + 1]! * 150 + rgb[at + 2]! * 29) >> 8;
}

/** Luma of one cell, 0 to 255. */
export function lightOf({ r, g, b }: Cells, index: number): number {
  return r[index]! * 0.3 + g[index]! * 0.59 + b[index]! * 0.11;
}

/** How far two cells are apart in colour: the most that one of the three differs. */
export function stepBetween({ r, g, b }: Cells, one: number, other: number): number {
  return Math.max(
    Math.abs(r[one]! - r[other]!),
    Math.abs(g[one]! - g[other]!),
    Math.abs(b[one]! - b[other]!),
  );
}

/** A field of zeros and ones. */
export function maskOf(size: Size, holds: (index: number) => boolean): Field {
  return fieldOf(size, (_x, _y, index) => Number(holds(index)));
}

/** The share of the cells that a mask has. */
export function shareOf({ values }: Field): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
