import type { BufferGeometry, TypedArray } from 'three';
import type { Place } from '../kit/prop.js';
import type { Corner } from '../kit/solids.js';

export const AIR: readonly Place[] = ['air', 'podium', 'ground'];

/** A profile that was written from its top down. */
export const upward = (corners: readonly Corner[]) => corners.toReversed();

/** The same on the other side of x = 0, its faces still outward. */
export function mirrored(part: BufferGeometry): BufferGeometry {
  const flat = (part.index ? part.toNonIndexed() : part.clone()).scale(-1, 1, 1);
  for (const read of Object.values(flat.attributes)) swapCorners(read.array, read.itemSize);
  return flat;
}

/** The second and third corner of each triangle change places. */
function swapCorners(values: TypedArray, width: number): void {
  for (let i = 0; i < values.length; i += 3 * width) {
    const second = values.slice(i + width, i + 2 * width);
    values.copyWithin(i + width, i + 2 * width, i + 3 * width);
    values.set(second, i + 2 * width);
  }
}
