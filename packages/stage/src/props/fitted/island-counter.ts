import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { ball, boxAt, rod, turned } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { FIXED } from './shapes.js';

/** Where a stool stands before it, seen from the middle. */
const [STOOL, BEFORE] = [0.42, 0.52];

function island(kit: Maker): void {
  kit.add(
    'body',
    boxAt([1.5, 0.86, 0.6], [0, 0.45, -0.1], 0.01),
    kit.main('paint', '#5d7268', { metalness: 0, clearcoat: 0.2 }),
  );
  const panels = [-0.49, 0, 0.49].map((x) => boxAt([0.46, 0.7, 0.016], [x, 0.48, 0.205], 0.008));
  kit.add('panels', merged(panels), kit.main('paint', '#647a6f', { metalness: 0, clearcoat: 0.2 }));
  kit.add('plinth', boxAt([1.44, 0.06, 0.54], [0, 0.03, -0.1], 0.004), matter('plastic', '#2f2e2b'));
  kit.add('top', boxAt([1.66, 0.05, 0.86], [0, 0.905, 0], 0.012), matter('ceramic', '#f4f1ec'));
}

const stoolAt = (x: number): { legs: BufferGeometry; seat: BufferGeometry } => ({
  legs: merged(
    [-1, 1].flatMap((side) =>
      [-1, 1].map((end) =>
        placed(rod(0.012, 0.64, 10), {
          at: [x + side * 0.12, 0.32, BEFORE + end * 0.12],
          turn: [end * -0.08, 0, side * 0.08],
        }),
      ),
    ),
  ),
  seat: placed(turned(corners('0 0, 0.17 0.004 0.01, 0.175 0.035 0.014, 0 0.05'), 40), {
    at: [x, 0.635, BEFORE],
  }),
});

function laid(kit: Maker): void {
  const fruit = Array.from({ length: 7 }, (_, index) => {
    const [turn, far] = [index * 2.4, index === 0 ? 0 : 0.075];
    const at = [-0.3 + Math.cos(turn) * far, 1.02 - far * 0.35, Math.sin(turn) * far] as const;
    return tinted(placed(ball(0.043, 16), { at }), ['#f0a02c', '#d9472f', '#8fb84a'][index % 3]!);
  });
  kit.add('fruit', merged(fruit), matter('food', '#ffffff'));
  const bowl = turned(corners('0 0, 0.07 0 0.01, 0.16 0.075 0.006, 0.152 0.078, 0.06 0.02, 0 0.018'), 44);
  kit.add('bowl', placed(bowl, { at: [-0.3, 0.931, 0] }), matter('wood', '#a8713f'));
  const vase = turned(
    corners('0 0, 0.045 0 0.008, 0.065 0.1 0.03, 0.026 0.2 0.02, 0.034 0.23, 0.026 0.231, 0.02 0.2'),
    36,
  );
  kit.add('vase', placed(vase, { at: [0.42, 0.931, -0.05] }), matter('ceramic', '#d9dfdc'));
  const twigs = Array.from({ length: 9 }, (_, index) => {
    const turn = index * 2.4;
    const lean = 0.07 + 0.03 * (index % 3);
    const leaf = placed(ball(0.05, 10).scale(0.55, 1.25, 0.3), {
      at: [0.42 + Math.cos(turn) * lean * 0.9, 1.2 + 0.05 * (index % 4), -0.05 + Math.sin(turn) * lean * 0.6],
      turn: [0, turn, Math.cos(turn) * -0.7],
    });
    return leaf;
  });
  kit.add('leaves', merged(twigs), matter('plant', '#5f8f55'));
}

function islandCounter(kit: Maker): void {
  island(kit);
  const stools = [-STOOL, STOOL].map(stoolAt);
  kit.add('legs', merged(stools.map(({ legs }) => legs)), matter('metal', '#2c2b2a'));
  kit.add('seats', merged(stools.map(({ seat }) => seat)), matter('wood', '#b98350'));
  laid(kit);
}

export const ISLAND_COUNTER_PROP: Prop = {
  noun: 'island counter',
  words: ['cooking island'],
  size: [1.66, 1.409, 1.123],
  stands: FIXED,
  paints: ['body', 'panels'],
  build: made(islandCounter),
};
