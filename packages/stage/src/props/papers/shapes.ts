import { type BufferGeometry, Vector3 } from 'three';
import type { Place } from '../kit/prop.js';
import { skin } from '../kit/swept.js';

export const DESK: readonly Place[] = ['table', 'podium', 'hand'];

/** A thin sheet in the plane of x and y that bends along y: `bend` tells where a share of its height, 0 to 1, lies (y, z). */
export function leaf(
  wide: number,
  [across, up]: readonly [number, number],
  bend: (t: number) => readonly [number, number],
): BufferGeometry {
  return skin(
    Array.from({ length: up + 1 }, (_, i) => {
      const [y, z] = bend(i / up);
      return Array.from({ length: across + 1 }, (_column, k) => new Vector3((k / across - 0.5) * wide, y, z));
    }),
  );
}
