import type { Size } from '../paint/coarse-size.js';
import { gradeWeights, type Grade } from '../paint/grade.js';

/** A picture as BT.709 limited-range planes: luma at full size, chroma at half. */
export interface Planes extends Size {
  readonly y: Uint8ClampedArray;
  readonly u: Uint8ClampedArray;
  readonly v: Uint8ClampedArray;
}

/** Packed RGB of even sides to planes, with the grade folded in. */
export function planesOf(rgb: Uint8Array, size: Size, grade: Grade): Planes {
  const { width, height } = size;
  const weights = gradeWeights(grade);
  const quarter = (width * height) / 4;
  const planes = { width, height, y: new Uint8ClampedArray(width * height), u: new Uint8ClampedArray(quarter), v: new Uint8ClampedArray(quarter) };
  toLuma(rgb, planes.y, weights.subarray(0, 4));
  toChroma(rgb, planes.u, { weights: weights.subarray(8, 12), width });
  toChroma(rgb, planes.v, { weights: weights.subarray(16, 20), width });
  return planes;
}

// The weights are in the units of the pixel pass: 2^13 to one, and 8160 / 2^18 to a step of the offset.
function toLuma(rgb: Uint8Array, out: Uint8ClampedArray, weights: Int16Array): void {
  const [r = 0, g = 0, b = 0, offset = 0] = weights;
  const base = offset * 8160 + 2 ** 17;
  for (let i = 0, at = 0; i < out.length; i += 1, at += 3) {
    out[i] = ((rgb[at]! * r + rgb[at + 1]! * g + rgb[at + 2]! * b) * 32 + base) >> 18;
  }
}

function toChroma(rgb: Uint8Array, out: Uint8ClampedArray, input: { weights: Int16Array; width: number }): void {
  const [r = 0, g = 0, b = 0, offset = 0] = input.weights;
  const base = offset * 8160 + 2 ** 17;
  const half = input.width / 2;
  const row = input.width * 3;
  for (let i = 0; i < out.length; i += 1) {
    const at = Math.floor(i / half) * 2 * row + (i % half) * 6;
    const below = at + row;
    const red = rgb[at]! + rgb[at + 3]! + rgb[below]! + rgb[below + 3]!;
    const green = rgb[at + 1]! + rgb[at + 4]! + rgb[below + 1]! + rgb[below + 4]!;
    const blue = rgb[at + 2]! + rgb[at + 5]! + rgb[below + 2]! + rgb[below + 5]!;
    out[i] = ((red * r + green * g + blue * b) * 8 + base) >> 18;
  }
}

/** Sharpens luma by what the bending will soften. `amount` 1 doubles the finest detail. */
export function crispen(planes: Planes, amount: number): void {
  const { y, width, height } = planes;
  const gain = Math.round(amount * 64);
  let above = y.slice(0, width);
  for (let row = 1; row < height - 1; row += 1) {
    const at = row * width;
    const here = y.slice(at, at + width);
    for (let x = 1; x < width - 1; x += 1) {
      const around = here[x - 1]! + here[x + 1]! + above[x]! + y[at + width + x]!;
      y[at + x] = here[x]! + (((here[x]! * 4 - around) * gain) >> 8);
    }
    above = here;
  }
}
