import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { ball, boxAt, outline, puck, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { HALL } from './shapes.js';

const BACK = corners(
  '-0.36 0 0.02, 0.36 0 0.02, 0.38 1.05 0.06, 0.24 1.1 0.05, 0.16 1.28 0.08, 0 1.42 0.1, -0.16 1.28 0.08, -0.24 1.1 0.05, -0.38 1.05 0.06',
);

function gilded(kit: Maker): void {
  const posts = [-1, 1].flatMap((side) => [
    placed(
      turned(
        corners(
          '0 0, 0.055 0 0.01, 0.06 0.06 0.02, 0.035 0.1 0.01, 0.05 0.24 0.03, 0.04 0.4 0.01, 0.05 0.44 0.01, 0 0.44',
        ),
        24,
      ),
      {
        at: [side * 0.37, 0.12, 0.33],
      },
    ),
    turned(
      corners('0 0, 0.05 0 0.01, 0.045 1.5 0.01, 0.065 1.53 0.01, 0.03 1.57 0.01, 0 1.57'),
      24,
    ).translate(side * 0.4, 0.12, -0.32),
    ball(0.062, 24).translate(side * 0.4, 1.75, -0.32),
    boxAt([0.11, 0.07, 0.66], [side * 0.4, 0.84, 0.0], 0.03),
    ball(0.068, 24).translate(side * 0.4, 0.86, 0.35),
    placed(turned(corners('0 0, 0.03 0, 0.045 0.12 0.03, 0.028 0.24, 0 0.24'), 20), {
      at: [side * 0.4, 0.58, 0.3],
    }),
  ]);
  const seat = [boxAt([0.86, 0.14, 0.76], [0, 0.5, 0], 0.035), boxAt([0.8, 0.06, 0.7], [0, 0.14, 0], 0.02)];
  const back = placed(slab(outline(BACK), 0.09, 0.03), { at: [0, 0.56, -0.33] });
  kit.add('gold', merged([...posts, ...seat, back]), kit.main('gold', '#dba83c'));
}

function velvet(kit: Maker): void {
  const pad = pairs('-0.27 0.1, 0.27 0.1, 0.29 0.98, 0.13 1.06, 0 1.16, -0.13 1.06, -0.29 0.98').map(
    ([x, y]) => [x, y, 0.05] as const,
  );
  const red = matter('fabric', '#a3172c');
  kit.add(
    'velvet',
    merged([
      placed(slab(outline(pad), 0.09, 0.04), { at: [0, 0.56, -0.285] }),
      boxAt([0.7, 0.13, 0.62], [0, 0.6, 0.03], 0.055),
      ...[-1, 1].map((side) => boxAt([0.085, 0.05, 0.42], [side * 0.4, 0.885, -0.02], 0.022)),
    ]),
    red,
  );
  const studs = Array.from(
    { length: 9 },
    (_, i) => [((i % 3) - 1) * 0.16, 0.84 + Math.floor(i / 3) * 0.24] as const,
  );
  kit.add(
    'studs',
    merged(studs.map(([x, y]) => ball(0.018, 12).translate(x, y, -0.238))),
    matter('gold', '#f0c860'),
  );
  const gems = [
    placed(ball(0.055, 14), { at: [0, 1.82, -0.275], scale: [0.85, 1.1, 0.5] }),
    ...[-1, 1].map((side) => placed(ball(0.03, 12), { at: [side * 0.2, 1.68, -0.28], scale: [1, 1, 0.5] })),
  ];
  kit.add('gems', merged(gems), matter('gem', '#2f62d8', { flatShading: false }));
}

function throne(kit: Maker): void {
  gilded(kit);
  velvet(kit);
  kit.add('step', boxAt([1.1, 0.04, 0.96], [0, 0.1, 0.02], 0.014), matter('stone', '#8d8478'));
  kit.add(
    'crown',
    merged(
      [-1, 0, 1]
        .map((i) =>
          placed(turned(corners('0 0, 0.028 0 0.01, 0.006 0.12 0.004, 0 0.12'), 14), {
            at: [i * 0.07, 1.97 - Math.abs(i) * 0.03, -0.33],
            turn: [0, 0, -i * 0.35],
          }),
        )
        .concat(puck(0.1, 0.03, 0.01, 24).translate(0, 1.95, -0.33)),
    ),
    matter('gold', '#f0c860'),
  );
}

export const THRONE_PROP: Prop = {
  noun: 'throne',
  words: ['royal throne', 'golden throne', 'king throne', 'royal chair'],
  size: [1.1, 2.0, 0.96],
  stands: HALL,
  paints: ['gold'],
  build: made(throne),
};
