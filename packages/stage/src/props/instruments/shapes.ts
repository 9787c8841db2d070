import type { BufferGeometry } from 'three';
import { matter } from '../kit/matter.js';
import type { Place } from '../kit/prop.js';
import { outline } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

export const STANDS: readonly Place[] = ['podium', 'floor', 'hand', 'table'];

/** The half of an outline and its mirror, as one closed outline with soft corners. */
export function waisted(half: readonly (readonly [number, number])[], soft: number) {
  const right = half.map(([x, y]) => [x, y, soft] as const);
  return outline([...right, ...half.toReversed().map(([x, y]) => [-x, y, soft] as const)]);
}

export const steel = () => matter('chrome', '#dcdfe2');

export function strings(
  count: number,
  wide: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
): BufferGeometry {
  return merged(
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1) - 0.5;
      return swept(
        [
          [t * wide[0], y[0], z[0]],
          [t * wide[1], y[1], z[1]],
        ],
        0.0007,
        { sides: 5, steps: 1, isOpen: true },
      );
    }),
  );
}
