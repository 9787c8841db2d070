import type { BufferGeometry } from 'three';
import type { Triple } from '../kit/maker.js';
import type { Place } from '../kit/prop.js';
import { outline, slab } from '../kit/solids.js';
import { placed } from '../kit/surface.js';

export const GROUND: readonly Place[] = ['ground', 'podium'];

/** A flat pane, pointed at its top, standing on `at` and looking along z until it is turned about y. */
export function pointed([width, height, deep]: Triple, at: Triple, turn = 0): BufferGeometry {
  const half = width / 2;
  const side = [0, 0.25, 0.5, 0.75, 1].map(
    (t) =>
      [
        half * Math.max(0, Math.cos(t * 1.571)) ** 0.8,
        height * (0.58 + (0.42 * Math.sin(t * 1.4)) / 0.985),
      ] as const,
  );
  const corners = [
    [-half, 0] as const,
    [half, 0] as const,
    ...side,
    ...side
      .slice(0, -1)
      .toReversed()
      .map(([x, y]) => [-x, y] as const),
  ];
  return placed(slab(outline(corners), deep, deep * 0.15), { at, turn: [0, turn, 0] });
}
