import type { BufferGeometry } from 'three';
import { matter } from '../kit/matter.js';
import type { Place } from '../kit/prop.js';
import { brick } from '../kit/solids.js';
import { merged } from '../kit/surface.js';

export const STANDS: readonly Place[] = ['floor', 'ground', 'podium', 'table'];

export const iron = () => matter('metal', '#3b3a3c', { metalness: 0.7, roughness: 0.45 });

/** Many parts as one, without the UVs that only some of them have. */
export const joined = (parts: readonly BufferGeometry[]): BufferGeometry =>
  merged(parts.map((part) => part.deleteAttribute('uv')));

/** Boards side by side along x, as one wall that stands on y = 0, its middle at x = 0. */
export function boards(
  count: number,
  [wide, tall, thick]: readonly [number, number, number],
): BufferGeometry {
  return merged(
    Array.from({ length: count }, (_, i) =>
      brick(
        [(wide / count) * 0.97, tall, thick],
        [((i + 0.5) / count - 0.5) * wide, tall / 2, 0],
        thick * 0.25,
      ),
    ),
  );
}
