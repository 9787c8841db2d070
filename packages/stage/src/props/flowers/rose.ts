import type { BufferGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { green, petal, STANDS, stem } from './shapes.js';

/** A rose's head on y = 0: petals in a spiral, tight within and open without. */
function roseHead(): BufferGeometry {
  const petals = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    const [turn, out] = [i * 2.39996, 0.004 + 0.013 * t];
    const lean = -0.12 + 0.95 * t ** 1.6;
    return placed(
      placed(petal(0.021 + 0.024 * t, 0.034 + 0.004 * t, 1.1 - 0.4 * t, 0.05 + 0.38 * t), {
        turn: [lean, 0, 0],
        at: [0, 0, out],
      }),
      { turn: [0, turn, 0] },
    );
  });
  return merged(
    petals.map((one, i) =>
      tinted(one, (_x, y) => between(['#c9a0a0', '#ffffff', '#fff4f4'], y / 0.04 - (26 - i) * 0.012)),
    ),
  );
}

function rose(kit: Maker): void {
  kit.add(
    'petals',
    placed(roseHead(), { at: [0, 0.3, 0] }),
    kit.main('clay', '#c4122f', { roughness: 0.5, side: 2 }),
  );
  const sepals = Array.from({ length: 5 }, (_, i) =>
    placed(leaf(0.026, 0.009, 0.2, 10), { at: [0, 0.302, 0], turn: [0, i * 1.257, 0.15] }),
  );
  const leaves = [
    [0.12, 0.4],
    [0.18, 2.6],
    [0.22, 4.6],
  ].flatMap(([y = 0, turn = 0]) =>
    [0, -0.5, 0.5].map((side) =>
      placed(leaf(side ? 0.045 : 0.06, 0.03, 0.3, 12), { at: [0, y, 0], turn: [0, turn + side, 0.45] }),
    ),
  );
  kit.add(
    'green',
    merged([stem(0.302, 0.006), ...sepals, ...leaves].map((part) => part.deleteAttribute('uv'))),
    green(),
  );
}

export const ROSE_PROP: Prop = {
  isLookedAtAbove: true,
  noun: 'rose',
  words: ['red rose'],
  size: [0.109, 0.334, 0.105],
  stands: STANDS,
  paints: ['petals'],
  build: made(rose),
};
