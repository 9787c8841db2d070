import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { ball, boxAt } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

function giftBox(kit: Maker): void {
  kit.add(
    'box',
    boxAt([0.2, 0.15, 0.2], [0, 0.075, 0], 0.004),
    kit.main('paper', '#d63a4a', { roughness: 0.5 }),
  );
}

function giftLid(kit: Maker): void {
  kit.add(
    'lid',
    boxAt([0.212, 0.044, 0.212], [0, 0.148, 0], 0.005),
    kit.main('paper', '#d63a4a', { roughness: 0.5 }),
  );
  const silk = matter('plastic', '#f4d38a', { roughness: 0.28 });
  kit.add(
    'ribbon',
    merged([
      boxAt([0.034, 0.151, 0.2025], [0, 0.0755, 0], 0.001),
      boxAt([0.2025, 0.151, 0.034], [0, 0.0755, 0], 0.001),
      boxAt([0.034, 0.0455, 0.2145], [0, 0.1485, 0], 0.001),
      boxAt([0.2145, 0.0455, 0.034], [0, 0.1485, 0], 0.001),
    ]),
    silk,
  );
  const loop = (turn: number, wide: number) =>
    placed(
      swept(
        [
          [0.004, 0.172, 0],
          [0.045, 0.205, 0],
          [wide, 0.222, 0],
          [wide + 0.008, 0.196, 0],
          [0.05, 0.178, 0],
          [0.004, 0.173, 0],
        ],
        0.017,
        { sides: 16, steps: 60, flat: 0.09 },
      ),
      { turn: [0, turn, 0] },
    );
  const tail = (turn: number) =>
    placed(
      swept(triples('0.004 0.174 0, 0.045 0.176 0, 0.085 0.174 0.01'), 0.014, {
        sides: 12,
        steps: 24,
        flat: 0.09,
      }),
      { turn: [0, turn, 0] },
    );
  kit.add(
    'bow',
    merged([
      loop(0.75, 0.078),
      loop(0.75 + Math.PI, 0.078),
      loop(2.35, 0.07),
      loop(2.35 + Math.PI, 0.07),
      tail(0),
      tail(1.6),
      placed(ball(0.013, 24), { at: [0, 0.182, 0], scale: [1, 0.8, 1] }),
    ]),
    silk,
  );
}

function gift(kit: Maker): void {
  giftBox(kit);
  giftLid(kit);
}

export const GIFT_BOX_PROP: Prop = {
  noun: 'gift box',
  words: [
    'velvet box',
    'ring box',
    'jewelry box',
    'jewellery box',
    'gift',
    'present',
    'birthday present',
    'christmas present',
  ],
  size: [0.214, 0.224, 0.214],
  stands: TABLE,
  paints: ['box', 'lid'],
  build: made(gift),
};
