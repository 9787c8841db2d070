import { boxBlur, type Field } from '../field.js';
import type { SourcePlane } from '../picture-pass.js';
import type { Band } from './fine-mask.js';

/** Half of the square whose mean is the light that stays, in cells, and how far a region goes on beyond its border, in canvas widths. */
const LIGHT = 12;
const BEYOND = 0.14;

/**
 * What in a region is finer than its light, around 128: clouds without the sky's own shades. Beyond the region's border it goes
 * on mirrored and fades away, so that what moves in from there is of the same kind and never a piece of what stands there.
 */
export function detailPlate(
  plane: SourcePlane,
  region: { mask: Field; fine: Uint8Array },
  band: Band,
): Uint8Array {
  const { width } = plane;
  const light = lightOf(plane, region.mask);
  const out = new Uint8Array(width * band.height).fill(128);
  const isOurs = region.fine.map((value) => Number(value > 250));
  for (let row = 0; row < band.height; row += 1) {
    const y = Math.min(plane.height - 1, band.top + row);
    const shade = rowOf(light, (y + 0.5) / plane.height, width);
    for (let x = 0; x < width; x += 1) {
      const detail = isOurs[row * width + x]! * (plane.samples[y * width + x]! - shade[x]!);
      out[row * width + x] = bounded(128 + detail);
    }
  }
  goOn(out, isOurs, { width, height: band.height, reach: Math.round(plane.width * BEYOND) });
  return out;
}

/** The mean of the region's samples round each of its cells. */
function lightOf(plane: SourcePlane, mask: Field): Field {
  const scale = { x: plane.width / mask.width, y: plane.height / mask.height };
  const values = mask.values.map((value, i) => {
    if (value === 0) return 0;
    const x = Math.floor(((i % mask.width) + 0.5) * scale.x);
    const y = Math.floor((Math.floor(i / mask.width) + 0.5) * scale.y);
    return plane.samples[y * plane.width + x]!;
  });
  const blurred = (of: Float32Array): Field =>
    boxBlur(boxBlur({ width: mask.width, height: mask.height, values: of }, LIGHT), LIGHT);
  const [sum, weight] = [blurred(values).values, blurred(mask.values).values];
  return {
    width: mask.width,
    height: mask.height,
    values: sum.map((value, i) => value / Math.max(1e-3, weight[i]!)),
  };
}

/** One row of a field, evenly between its cells. */
function rowOf({ width, height, values }: Field, v: number, length: number): Float32Array {
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const [above, part] = [Math.floor(y) * width, y % 1];
  const row = new Float32Array(length);
  for (let i = 0; i < length; i += 1) {
    const x = Math.min(width - 1.001, Math.max(0, ((i + 0.5) * width) / length - 0.5));
    const [at, along] = [above + Math.floor(x), x % 1];
    const top = values[at]! + (values[at + 1]! - values[at]!) * along;
    const low = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * along;
    row[i] = top + (low - top) * part;
  }
  return row;
}

/** How far the border's own pixels, which are mixed ones, reach into the region. */
const MIXED = 2;

interface Whole {
  readonly out: Uint8Array;
  readonly isOurs: Uint8Array;
  /** How far each sample is from the region, as far as is known. */
  readonly far: Int32Array;
  readonly width: number;
  readonly height: number;
  readonly reach: number;
}

/** Column by column: below what is ours first, then above, where that is nearer. */
function goOn(
  out: Uint8Array,
  isOurs: Uint8Array,
  size: { width: number; height: number; reach: number },
): void {
  const far = new Int32Array(out.length).fill(size.height + size.reach);
  const whole = { ...size, out, isOurs, far };
  for (let x = 0; x < size.width; x += 1) goOnAlong(whole, x, 1);
  for (let x = 0; x < size.width; x += 1) goOnAlong(whole, x, -1);
}

/** From what was ours last on the way down (1) or up (-1) a column. */
function goOnAlong({ out, isOurs, far, width, height, reach }: Whole, x: number, way: 1 | -1): void {
  let edge: number | null = null;
  for (let step = 0; step < height; step += 1) {
    const row = way === 1 ? step : height - 1 - step;
    const at = row * width + x;
    if (isOurs[at] === 1) edge = row;
    const distance = edge === null ? reach : Math.abs(row - edge) + MIXED;
    if (edge === null || edge === row || distance >= far[at]!) continue;
    far[at] = distance;
    const from = Math.min(height - 1, Math.max(0, edge - way * distance)) * width + x;
    out[at] = Math.round(128 + (out[from]! - 128) * isOurs[from]! * Math.max(0, 1 - distance / reach));
  }
}

function bounded(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}
