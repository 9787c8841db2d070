import type { BufferGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import type { Maker, Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { puck } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';

const PEELS = { lemon: ['#f0c21e', '#fff6c8', '#f7de6a'], lime: ['#4f9a2c', '#eef6c8', '#b5d86a'] } as const;

/** A round of citrus about y. */
export function round(kind: keyof typeof PEELS, radius: number): BufferGeometry {
  const [peel, pith, flesh] = PEELS[kind];
  return tinted(puck(radius, 0.0048, 0.0012, 48), (x, _y, z) =>
    Math.hypot(x, z) > radius * 0.84
      ? peel
      : between([pith, flesh], Math.abs(Math.sin(4 * Math.atan2(z, x)))),
  );
}

/** A round of citrus upon a glass's rim. */
export function slice(kit: Maker, kind: keyof typeof PEELS, at: Triple): void {
  kit.add(
    'slice',
    placed(round(kind, 0.022), { turn: [Math.PI / 2, 0, 0.2], at }),
    matter('liquid', '#ffffff'),
  );
}

/** Leaves of mint about a spot. */
export function mint(kit: Maker, at: Triple, size: number): void {
  const leaves = Array.from({ length: 8 }, (_, i) =>
    placed(leaf(size * (i < 5 ? 1 : 0.7), size * 0.58, 0.25, 12), {
      at: [at[0], at[1] + (i < 5 ? 0 : size * 0.2), at[2]],
      turn: [0, i * 2.39996, i < 5 ? 0.3 : 0.85],
    }),
  );
  kit.add('mint', merged(leaves), matter('plant', '#4a9a34'));
}
