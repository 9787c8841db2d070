import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, hoop, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function stand(kit: Maker): void {
  const frame = swept(
    [
      [0, 0.04, -0.62],
      [0, 1.9, -0.62],
      [0, 2.16, -0.5],
      [0, 2.2, -0.2],
      [0, 2.2, 0.06],
    ],
    0.042,
    { sides: 16, tension: 0.3, steps: 60 },
  );
  const feet = [-1, 1].map((side) =>
    swept(
      [
        [0, 0.05, -0.62],
        [side * 0.3, 0.05, -0.3],
        [side * 0.5, 0.05, 0.36],
      ],
      0.04,
      { sides: 14 },
    ),
  );
  const brace = swept(
    [
      [0, 1.6, -0.62],
      [0, 2.18, -0.22],
    ],
    0.024,
    { sides: 12, steps: 4 },
  );
  kit.add(
    'stand',
    merged([frame, ...feet, brace]),
    matter('metal', '#2c3036', { metalness: 0.6, roughness: 0.4 }),
  );
  kit.add(
    'weights',
    merged([-0.2, 0.2].map((x) => boxAt([0.3, 0.1, 0.3], [x, 0.09, -0.62], 0.03))),
    matter('rubber', '#1d1f23'),
  );
}

function punchingBag(kit: Maker): void {
  stand(kit);
  const bag = kit.joint('bag', [0, 2.16, 0]);
  const leather = turned(
    corners('0 -1.56, 0.16 -1.56 0.06, 0.19 -1.48 0.05, 0.19 -0.44 0.05, 0.165 -0.37 0.05, 0 -0.37'),
    56,
  );
  bag.add('leather', leather, kit.main('leather', '#b8261f', { roughness: 0.35 }));
  bag.add(
    'bands',
    merged(
      [-0.5, -1.42].map((y) =>
        turned(
          [
            [0.191, y - 0.035],
            [0.195, y - 0.03],
            [0.195, y + 0.03],
            [0.191, y + 0.035],
          ],
          56,
        ),
      ),
    ),
    matter('leather', '#1e1d20'),
  );
  const links = Array.from({ length: 5 }, (_, i) =>
    placed(hoop(0.02, 0.006, 16), {
      at: [0, -0.02 - i * 0.032, 0],
      turn: [0, (i % 2) * 1.571, 0],
      scale: [0.8, 1.1, 1],
    }),
  );
  const straps = [0, 1, 2, 3].map((i) => {
    const turn = i * 1.571 + 0.785;
    return swept(
      [
        [0, -0.16, 0],
        [Math.cos(turn) * 0.1, -0.27, Math.sin(turn) * 0.1],
        [Math.cos(turn) * 0.168, -0.42, Math.sin(turn) * 0.168],
      ],
      0.009,
      { sides: 8, steps: 16 },
    );
  });
  bag.add('chain', merged([...links, ...straps]), matter('chrome', '#c9ccd0'));
}

export const PUNCHING_BAG_PROP: Prop = {
  noun: 'punching bag',
  words: ['punch bag', 'boxing bag', 'heavy bag', 'punchbag', 'boxing sandbag'],
  size: [1.08, 2.24, 1.16],
  stands: ['floor', 'podium', 'ground'],
  paints: ['leather'],
  moves: [{ part: 'bag', does: 'swing', axis: 'x' }],
  build: made(punchingBag),
};
