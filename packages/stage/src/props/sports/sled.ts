import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, rod } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

function sled(kit: Maker): void {
  const runner = (x: number) =>
    swept(
      [
        [x, 0.022, -0.5],
        [x, 0.02, 0],
        [x, 0.022, 0.3],
        [x, 0.06, 0.47],
        [x, 0.16, 0.56],
        [x, 0.26, 0.5],
        [x, 0.27, 0.42],
      ],
      0.021,
      { sides: 12, steps: 70 },
    );
  const posts = [-0.17, 0.17].flatMap((x) =>
    [-0.34, 0.02, 0.3].map((z) => rod(0.016, 0.2, 12).translate(x, 0.12, z)),
  );
  const bars = [-0.34, 0.02, 0.3].map((z) =>
    placed(rod(0.016, 0.4, 12), { at: [0, 0.215, z], turn: [0, 0, 1.571] }),
  );
  const front = placed(rod(0.018, 0.42, 12), { at: [0, 0.265, 0.48], turn: [0, 0, 1.571] });
  kit.add(
    'frame',
    joined([runner(-0.18), runner(0.18), ...posts, ...bars, front]),
    matter('wood', '#b98145'),
  );
  const slats = [-0.165, -0.0825, 0, 0.0825, 0.165].map((x) =>
    boxAt([0.07, 0.02, x ? 0.92 - Math.abs(x) * 0.5 : 0.94], [x, 0.243, -0.03], 0.008),
  );
  kit.add('slats', joined(slats), kit.main('wood', '#d0392c'));
  kit.add(
    'iron',
    joined([-0.18, 0.18].map((x) => boxAt([0.026, 0.008, 0.82], [x, 0.002, -0.1], 0.003))),
    matter('metal', '#8d9398'),
  );
  const rope = swept(
    [
      [-0.18, 0.27, 0.48],
      [-0.13, 0.16, 0.68],
      [0, 0.05, 0.8],
      [0.13, 0.16, 0.68],
      [0.18, 0.27, 0.48],
    ],
    0.009,
    { sides: 8, steps: 50 },
  );
  kit.add('rope', rope, matter('fabric', '#e8dcc0'));
}

export const SLED_PROP: Prop = {
  noun: 'sled',
  words: ['sledge', 'sleigh', 'toboggan', 'wooden sled', 'snow sled'],
  size: [0.43, 0.29, 1.32],
  stands: ['ground', 'floor', 'podium'],
  paints: ['slats'],
  build: made(sled),
};
