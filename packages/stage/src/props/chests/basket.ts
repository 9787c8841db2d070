import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { even } from '../kit/rows.js';
import { puck } from '../kit/solids.js';
import { between, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from './wood.js';

const [STAKES, ROWS] = [20, 9];
const far = (row: number): number => 0.125 + 0.05 * (row / ROWS) ** 0.8;
const round = (turn: number, reach: number, y: number) =>
  [Math.cos(turn) * reach * 1.2, y, Math.sin(turn) * reach] as const;

function wallOf(kit: Maker, straw: string): BufferGeometry[] {
  const tone = (seed: number) => between([straw, '#e2bb84', '#8e6232'], 0.2 + 0.5 * seed);
  const weavers = Array.from({ length: ROWS }, (_, row) => {
    const points = even(STAKES * 2)
      .slice(1)
      .map((t, i) => {
        const over = ((i + row) % 2 ? 1 : -1) * 0.009;
        return round(t * 6.2832, far(row) + over, 0.022 + row * 0.0185);
      });
    const shade = tone(kit.random() * 0.8);
    return tinted(swept(points, 0.0098, { isClosed: true, sides: 6, steps: 100 }), () => shade);
  });
  const stakes = Array.from({ length: STAKES * 2 }, (_, i) => {
    const turn = ((i + 1) / (STAKES * 2)) * 6.2832;
    return tinted(
      swept([round(turn, far(0) - 0.002, 0.01), round(turn, far(ROWS) - 0.002, 0.19)], 0.006, {
        sides: 5,
        steps: 3,
      }),
      straw,
    );
  });
  return [...weavers, ...stakes];
}

function basket(kit: Maker): void {
  const straw = kit.options.colour ?? '#c9965a';
  const strand = (phase: number, y: number, reach: number) =>
    tinted(
      swept(
        even(72)
          .slice(1)
          .map((t) =>
            round(
              t * 6.2832,
              reach + 0.008 * Math.sin(t * 6.2832 * 24 + phase),
              y + 0.008 * Math.cos(t * 6.2832 * 24 + phase),
            ),
          ),
        0.009,
        { isClosed: true, sides: 6, steps: 144 },
      ),
      straw,
    );
  const rim = [strand(0, 0.192, far(ROWS)), strand(Math.PI, 0.192, far(ROWS))];
  const hold = [0, Math.PI].map((phase) =>
    tinted(
      swept(
        even(44).map(
          (t) =>
            [
              Math.cos(t * Math.PI) * 0.2,
              0.18 + Math.sin(t * Math.PI) * 0.19 + 0.007 * Math.cos(t * 70 + phase),
              0.009 * Math.sin(t * 70 + phase),
            ] as const,
        ),
        0.009,
        { sides: 6, steps: 90 },
      ),
      straw,
    ),
  );
  const floor = tinted(puck(0.128, 0.02, 0.006, 40).scale(1.2, 1, 1), '#a87a44');
  kit.add(
    'basket',
    joined([...wallOf(kit, straw), ...rim, ...hold, floor]),
    matter('plastic', '#ffffff', { roughness: 0.65 }),
  );
}

export const BASKET_PROP: Prop = {
  noun: 'basket',
  words: ['wicker basket', 'picnic basket', 'woven basket', 'straw basket'],
  size: [0.452, 0.39, 0.386],
  stands: ['table', 'ground', 'floor', 'podium', 'hand'],
  paints: ['basket'],
  build: made(basket),
};
