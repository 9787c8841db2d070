import type { BufferGeometry } from 'three';
import type { Place } from '../kit/prop.js';
import type { Corner } from '../kit/solids.js';

export const AIR: readonly Place[] = ['air', 'podium', 'ground'];

/** A profile that was written from its top down. */
export const upward = (corners: readonly Corner[]) => corners.toReversed();

/** The same on the other side of x = 0, its faces still outward. */
export function mirrored(part: BufferGeometry): BufferGeometry {
  const flat = (part.index ? part.toNonIndexed() : part.clone()).scale(-1, 1, 1);
  for (const name of Object.keys(flat.attributes)) {
    const read = flat.getAttribute(name);
    for (let i = 0; i < read.count; i += 3) {
      for (let k = 0; k < read.itemSize; k += 1) {
        const kept = read.getComponent(i + 1, k);
        read.setComponent(i + 1, k, read.getComponent(i + 2, k));
        read.setComponent(i + 2, k, kept);
      }
    }
  }
  return flat;
}
