import { type BufferGeometry, SphereGeometry } from 'three';
import type { Maker } from '../kit/maker.js';
import type { Place } from '../kit/prop.js';
import { ball, puck, turned } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';

export const STANDS: readonly Place[] = ['podium', 'floor', 'table', 'hand'];

/** A brilliant cut, its point on y = 0: a table, a crown of facets, a girdle and a pavilion. */
export function brilliant(radius: number): BufferGeometry {
  const layers = [
    [0.001, 0],
    [0.5, 0.52],
    [1, 0.98],
    [1, 1.04],
    [0.82, 1.26],
    [0.56, 1.4],
    [0.001, 1.4],
  ] as const;
  const faces = layers.slice(1).map((_, i) =>
    turned(
      layers.slice(i, i + 2).map(([x, y]) => [x * radius, y * radius] as const),
      i % 2 ? 8 : 16,
    ),
  );
  return merged(faces.map((face) => placed(face, { turn: [0, 0.2, 0] })));
}

export function cap(kit: Maker): void {
  const cloth = kit.main('fabric', '#1f4f9a');
  kit.add(
    'crown',
    bent(new SphereGeometry(0.092, 60, 30, 0, 2 * Math.PI, 0, 1.62), (at) =>
      at.set(at.x * 0.95, at.y * 0.98 + 0.012, at.z * 1.08),
    ),
    cloth,
  );
  const peak = bent(puck(0.088, 0.004, 0.0015, 72), (at) =>
    at.set(at.x, at.y + 0.006 - 3.2 * at.x * at.x, Math.max(at.z, -0.03) * 1.05 + 0.086),
  );
  kit.add('peak', peak, cloth);
  kit.add('button', placed(ball(0.008, 20), { at: [0, 0.102, 0], scale: [1, 0.6, 1] }), cloth);
}
