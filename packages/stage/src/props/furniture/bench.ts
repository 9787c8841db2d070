import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function bench(kit: Maker): void {
  const wood = kit.main('wood', '#9c6636');
  const seat = [-0.16, -0.055, 0.05, 0.155].map((z) =>
    boxAt([1.5, 0.03, 0.085], [0, 0.43 - (z + 0.2) * 0.02, z], 0.008),
  );
  const back = [0.56, 0.68, 0.8].map((y) =>
    placed(boxAt([1.5, 0.085, 0.026], [0, 0, 0], 0.008), {
      at: [0, y, -0.215 - (y - 0.5) * 0.22],
      turn: [-0.2, 0, 0],
    }),
  );
  kit.add('slats', merged([...seat, ...back]), wood);
  const side = (x: number) =>
    merged([
      swept(
        [
          [x, 0.0, 0.19],
          [x, 0.25, 0.17],
          [x, 0.4, 0.19],
        ],
        0.018,
        { sides: 12 },
      ),
      swept(
        [
          [x, 0.0, -0.26],
          [x, 0.4, -0.2],
          [x, 0.86, -0.305],
        ],
        0.018,
        { sides: 12 },
      ),
      swept(
        [
          [x, 0.4, 0.19],
          [x, 0.4, -0.2],
        ],
        0.016,
        { sides: 12 },
      ),
      swept(
        [
          [x, 0.4, 0.19],
          [x, 0.6, 0.2],
          [x, 0.64, 0.15],
          [x, 0.63, -0.25],
        ],
        0.014,
        { sides: 12 },
      ),
    ]);
  kit.add('iron', merged([side(-0.62), side(0.62)]), matter('metal', '#26282b', { roughness: 0.5 }));
}

export const BENCH_PROP: Prop = {
  noun: 'bench',
  words: ['park bench'],
  size: [1.5, 0.861, 0.535],
  stands: ['ground', 'floor'],
  paints: ['slats'],
  build: made(bench),
};
