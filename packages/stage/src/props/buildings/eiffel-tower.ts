import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { GROUND } from './shapes.js';

function eiffel(kit: Maker): void {
  const iron: BufferGeometry[] = [];
  const at = (t: number) => 62 * (1 - t) ** 2.6 + 2.2;
  const height = 300;
  for (const [x, z] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    for (const [a, b] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const way = Array.from({ length: 16 }, (_, i) => {
        const t = (i / 15) ** 0.9;
        const [reach, wide] = [at(t), 13 * (1 - t) ** 1.6];
        return [x * (reach - a * wide), t * height, z * (reach - b * wide)] as const;
      });
      iron.push(swept(way, (t) => 1.5 - t, { sides: 5, steps: 26 }));
    }
    for (let i = 0; i < 22; i += 1) {
      const [t, up] = [(i / 22) ** 0.9, ((i + 1) / 22) ** 0.9];
      const [wide, over] = [13 * (1 - t) ** 1.6, 13 * (1 - up) ** 1.6];
      for (const side of [0, 1]) {
        iron.push(
          swept(
            [
              [x * at(t), t * height, z * at(t) - side * z * wide],
              [x * (at(up) - over), up * height, z * at(up) - side * z * over],
            ],
            0.6,
            { sides: 4, steps: 1, isOpen: true },
          ),
        );
        iron.push(
          swept(
            [
              [x * at(t) - side * x * wide, t * height, z * at(t)],
              [x * at(up) - side * x * over, up * height, z * (at(up) - over)],
            ],
            0.6,
            { sides: 4, steps: 1, isOpen: true },
          ),
        );
      }
    }
  }
  const arch = [0, 1, 2, 3].map((i) =>
    placed(
      swept(
        Array.from(
          { length: 13 },
          (_, k) =>
            [
              Math.cos((k / 12) * Math.PI) * 37,
              8 + Math.sin((k / 12) * Math.PI) * 38,
              52 - Math.sin((k / 12) * Math.PI) * 12,
            ] as const,
        ),
        1.4,
        { sides: 6, steps: 30 },
      ),
      { turn: [0, (i * Math.PI) / 2, 0] },
    ),
  );
  const decks = pairs('0.19 1.06, 0.385 1.12, 0.91 2.4').map(([t = 0, grow = 1]) =>
    boxAt([at(t) * 2 * grow, 5, at(t) * 2 * grow], [0, t * height, 0], 1),
  );
  kit.add(
    'iron',
    merged(
      [...iron, ...arch]
        .map((part) => part.deleteAttribute('uv'))
        .concat(
          decks.map((deck) => deck.deleteAttribute('uv')),
          [
            swept(
              [
                [0, 290, 0],
                [0, 330, 0],
              ],
              (t) => 1.6 - 1.2 * t,
              { sides: 8, steps: 2 },
            ).deleteAttribute('uv'),
          ],
        ),
    ),
    kit.main('clay', '#8a6a4c'),
  );
}

export const EIFFEL_TOWER_PROP: Prop = {
  noun: 'eiffel tower',
  words: ['tower'],
  size: [130, 330, 130],
  stands: GROUND,
  paints: ['iron'],
  build: made(eiffel),
};
