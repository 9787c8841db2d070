import { boxBlur, type Field } from '../field.js';
import type { Cells, RgbPicture } from './cells.js';

/** Rows of a picture. */
export interface Band {
  readonly top: number;
  readonly height: number;
}

type Colours = readonly [Float32Array, Float32Array, Float32Array];

/** Colours that are nearer to each other than this tell nothing (squared). */
const TOO_NEAR = 260;

/**
 * How much of each pixel belongs to a region, 0 to 255. Along the region's border a pixel is a mixture of what the region
 * and the rest look like near it; elsewhere it is all the one or all the other.
 */
export function fineMask(picture: RgbPicture, region: { cells: Cells; mask: Field }, band: Band): Uint8Array {
  const { cells, mask } = region;
  const inside = boxBlur(mask, 2);
  const ours = meansOf(cells, mask.values);
  const others = meansOf(
    cells,
    mask.values.map((value) => 1 - value),
  );
  const out = new Uint8Array(picture.width * band.height);
  const columns = Int32Array.from({ length: picture.width }, (_, x) =>
    Math.floor(((x + 0.5) * mask.width) / picture.width),
  );
  for (let row = 0; row < band.height; row += 1) {
    const y = Math.min(picture.height - 1, band.top + row);
    const cellRow = Math.floor(((y + 0.5) * mask.height) / picture.height) * mask.width;
    for (let x = 0; x < picture.width; x += 1) {
      const cell = cellRow + columns[x]!;
      const share = inside.values[cell]!;
      const isBorder = share > 0.02 && share < 0.98;
      const part = isBorder
        ? mixture(picture.rgb, (y * picture.width + x) * 3, { ours, others, cell, share })
        : share;
      out[row * picture.width + x] = Math.round(stretched(part) * 255);
    }
  }
  return out;
}

/** The mean colour of the cells near each one that are in the mask. */
function meansOf(cells: Cells, mask: Float32Array): Colours {
  const size = { width: cells.width, height: cells.height };
  const weight = boxBlur({ ...size, values: mask }, 3).values;
  const mean = (plane: Float32Array): Float32Array => {
    const sum = boxBlur({ ...size, values: plane.map((value, i) => value * mask[i]!) }, 3).values;
    return sum.map((value, i) => value / Math.max(1e-3, weight[i]!));
  };
  return [mean(cells.r), mean(cells.g), mean(cells.b)];
}

function mixture(
  rgb: Uint8Array,
  at: number,
  near: { ours: Colours; others: Colours; cell: number; share: number },
): number {
  let [along, length] = [0, 0];
  for (let k = 0; k < 3; k += 1) {
    const other = near.others[k]![near.cell]!;
    const way = near.ours[k]![near.cell]! - other;
    along += (rgb[at + k]! - other) * way;
    length += way * way;
  }
  return length < TOO_NEAR ? near.share : along / length;
}

/** What is mostly one of the two is it wholly. */
function stretched(part: number): number {
  const t = Math.min(1, Math.max(0, (part - 0.25) / 0.5));
  return t * t * (3 - 2 * t);
}

/** A mask for planes of half its sides. */
export function halvedMask(mask: Uint8Array, width: number, height: number): Uint8Array {
  const half = width >> 1;
  const out = new Uint8Array(half * (height >> 1));
  for (let i = 0; i < out.length; i += 1) {
    const at = Math.floor(i / half) * 2 * width + (i % half) * 2;
    out[i] = (mask[at]! + mask[at + 1]! + mask[at + width]! + mask[at + width + 1]! + 2) >> 2;
  }
  return out;
}
