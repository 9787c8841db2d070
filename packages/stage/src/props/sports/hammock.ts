import { Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { even, pairs } from '../kit/rows.js';
import { boxAt, rod } from '../kit/solids.js';
import { placed, tinted } from '../kit/surface.js';
import { skin, swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

/** Where its ropes are tied. */
const [HOOK, HIGH] = [1.62, 1.22];
const BANDS = ['#e8573f', '#fdf3dd', '#2f9fa8', '#fdf3dd', '#f2b632', '#fdf3dd'];

/** The cloth below the line of its hooks: `u` along and `v` across, each from -1 to 1. */
const clothAt = (u: number, v: number): Vector3 =>
  new Vector3(u * 1.12, -0.72 + 0.42 * u * u + 0.16 * v * v * (1 - 0.4 * u * u), v * (0.48 - 0.06 * u * u));

function stand(kit: Maker): void {
  const bow = swept(
    pairs('-1.66 1.24, -1.5 0.7, -1.05 0.24, 0 0.06, 1.05 0.24, 1.5 0.7, 1.66 1.24').map(
      ([x, y]) => [x, y, 0] as const,
    ),
    0.05,
    { sides: 14, steps: 80, flat: 1.3 },
  );
  const feet = [-0.85, 0.85].map((x) => boxAt([0.12, 0.07, 1.1], [x, 0.035, 0], 0.025));
  const blocks = [-0.85, 0.85].map((x) => boxAt([0.12, 0.14, 0.16], [x, 0.12, 0], 0.03));
  kit.add('stand', joined([bow, ...feet, ...blocks]), matter('wood', '#9c6434'));
}

function hammock(kit: Maker): void {
  stand(kit);
  const hung = kit.joint('hung', [0, HIGH, 0]);
  const own = kit.options.colour;
  const rows = even(36).map((t) => even(30).map((s) => clothAt(t * 2 - 1, 1 - s * 2)));
  const cloth = tinted(skin(rows), (x, _y, z) => {
    const band = BANDS[Math.floor(((z / (0.48 - 0.048 * x * x) + 1.001) / 2) * 11.99) % 6] ?? '';
    return own && band !== '#fdf3dd' ? own : band;
  });
  hung.add('cloth', cloth, matter('fabric', '#ffffff', { side: 2 }));
  const ends = [-1, 1].flatMap((u) =>
    even(10).map((s) => {
      const from = clothAt(u, s * 2 - 1);
      return swept(
        [
          [from.x, from.y, from.z],
          [u * (HOOK - 0.12), -0.04, 0],
        ],
        0.007,
        { sides: 6, steps: 3 },
      );
    }),
  );
  const knots = [-1, 1].map((u) =>
    swept(
      [
        [u * (HOOK - 0.14), -0.05, 0],
        [u * (HOOK + 0.02), 0.01, 0],
      ],
      0.018,
      { sides: 10, steps: 6 },
    ),
  );
  hung.add('ropes', joined([...ends, ...knots]), matter('fabric', '#e6d6b2'));
  const bars = [-1, 1].map((u) =>
    placed(rod(0.02, 0.96, 12), { at: [u * 1.12, clothAt(u, 0.7).y, 0], turn: [1.571, 0, 0] }),
  );
  const pillow = boxAt([0.3, 0.1, 0.5], [0.78, clothAt(0.7, 0).y + 0.07, 0], 0.05);
  hung.add('bars', joined(bars), matter('wood', '#b07a42'));
  hung.add('pillow', pillow, matter('fabric', '#fdf3dd'));
}

export const HAMMOCK_PROP: Prop = {
  noun: 'hammock',
  words: ['garden hammock', 'striped hammock'],
  size: [3.42, 1.25, 1.1],
  stands: ['ground', 'floor', 'podium'],
  paints: ['cloth'],
  moves: [{ part: 'hung', does: 'nod', axis: 'x' }],
  build: made(hammock),
};
