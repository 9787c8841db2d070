import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, brick, rod } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { joined } from '../chests/wood.js';

const [TALL, LEAN] = [1.9, 0.27];

/** A folding ladder: treads in front, rods behind. */
function ladder(kit: Maker): void {
  const wide = (y: number) => 0.3 - 0.07 * (y / TALL);
  const side = (lean: number) =>
    [-1, 1].map((x) =>
      placed(boxAt([0.035, TALL / Math.cos(lean), 0.075], [0, 0, 0], 0.01), {
        at: [
          x * wide(TALL / 2),
          TALL / 2,
          Math.sign(lean) * (TALL / 2) * -Math.tan(Math.abs(lean)) +
            Math.sign(lean) * TALL * Math.tan(Math.abs(lean)),
        ],
        turn: [-lean, 0, x * 0.037],
      }),
    );
  const depth = (y: number) => (TALL - y) * Math.tan(LEAN);
  const treads = Array.from({ length: 6 }, (_, i) => {
    const y = 0.28 + i * 0.28;
    return boxAt([wide(y) * 2, 0.03, 0.11], [0, y, depth(y)], 0.008);
  });
  const rungs = [0.35, 0.85, 1.35].map((y) =>
    placed(rod(0.016, wide(y) * 2, 14), { at: [0, y, -depth(y)], turn: [0, 0, 1.571] }),
  );
  kit.add('wood', joined([...side(LEAN), ...side(-LEAN), ...treads, ...rungs]), kit.main('wood', '#cf9d5c'));
  kit.add('top', boxAt([0.54, 0.04, 0.2], [0, TALL, 0], 0.012), matter('wood', '#b9824a'));
  const straps = [-1, 1].map((x) =>
    brick([0.012, 0.03, depth(0.75) * 2], [x * (wide(0.75) - 0.005), 0.75, 0], 0.003),
  );
  kit.add('straps', joined(straps), matter('metal', '#8d9398'));
}

export const LADDER_PROP: Prop = {
  noun: 'ladder',
  words: ['step ladder', 'stepladder', 'wooden ladder', 'folding ladder'],
  size: [0.637, 1.93, 1.12],
  stands: ['floor', 'ground', 'podium'],
  paints: ['wood'],
  build: made(ladder),
};
