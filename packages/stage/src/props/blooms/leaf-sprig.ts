import type { BufferGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { between, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { plain } from '../treats/shapes.js';

/** Pairs of leaves on a twig. */
const PAIRS = 6;

/** A twig of round leaves that lies on a table: it bows along it, its leaves stand off to both sides. */
function sprig(kit: Maker): void {
  const at = (t: number) =>
    [-0.1 + 0.2 * t, 0.006 + 0.014 * Math.sin(t * 2.6), 0.03 * Math.sin(t * 2.2)] as const;
  const twig = swept([at(0), at(0.3), at(0.6), at(1)], (t) => 0.0022 * (1 - 0.7 * t), {
    sides: 7,
    steps: 18,
  });
  const blade = leaf(1, 0.52, 0.2, 9);
  const blades: BufferGeometry[] = Array.from({ length: PAIRS * 2 + 1 }, (_, i) => {
    const t = i === PAIRS * 2 ? 1 : 0.12 + (0.84 * Math.floor(i / 2)) / PAIRS;
    const side = i % 2 === 0 ? 1 : -1;
    const long = 0.056 * (1 - 0.4 * t) * (0.9 + 0.2 * kit.random());
    const turn = i === PAIRS * 2 ? 0 : side * (1.05 - 0.3 * t);
    return placed(placed(blade, { turn: [side * 0.25, 0, 0.3 + 0.3 * kit.random()], scale: long }), {
      at: at(t),
      turn: [0, turn, 0],
    });
  });
  const own = kit.options.colour;
  kit.add(
    'leaves',
    tinted(plain([twig, ...blades]), (x, y) =>
      between(own ? [own] : ['#2f6238', '#4f8a4a', '#86b56c'], 0.3 + x * 3 + y * 9),
    ),
    kit.main('plant', '#ffffff'),
  );
}

export const LEAF_SPRIG_PROP: Prop = {
  noun: 'leaf sprig',
  words: [
    'eucalyptus',
    'eucalyptus leaf',
    'eucalyptus branch',
    'olive branch',
    'green leaf',
    'sprig',
    'green sprig',
    'leafy branch',
  ],
  size: [0.2327, 0.0335, 0.098],
  stands: ['table', 'podium', 'hand'],
  paints: ['leaves'],
  build: made(sprig),
};
