import type { BufferGeometry } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, brick, outline, rod, slab, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { gable, GROUND } from './shapes.js';

const stoneTones = ['#b9ad9a', '#d3c8b4', '#a89a86'];

function castle(kit: Maker): void {
  const stone: BufferGeometry[] = [];
  const roofs: BufferGeometry[] = [];
  const holes: BufferGeometry[] = [];
  const teeth = (radius: number, y: number, at: Triple) =>
    Array.from({ length: 10 }, (_, i) =>
      placed(brick([0.55, 0.7, 0.4], [0, y, radius], 0.05), { turn: [0, i * 0.628, 0], at }),
    );
  const tower = (at: Triple, radius: number, height: number, isRoofed: boolean) => {
    stone.push(
      placed(
        turned(
          [
            [0, 0],
            [radius * 1.12, 0, 0.1],
            [radius, 1, 0.2],
            [radius, height - 1, 0.1],
            [radius * 1.18, height - 0.5, 0.1],
            [radius * 1.18, height, 0.05],
            [0, height],
          ],
          20,
        ),
        { at },
      ),
    );
    if (isRoofed)
      roofs.push(
        placed(
          turned(
            [
              [0, -0.1],
              [radius * 1.36, -0.1, 0.08],
              [radius * 0.5, radius * 1.9, 0.4],
              [0, radius * 3],
            ],
            32,
          ),
          { at: [at[0], at[1] + height, at[2]] },
        ),
      );
    else stone.push(...teeth(radius * 1.05, height + 0.2, at));
    holes.push(
      ...[0, 2.1, 4.2].flatMap((turn) =>
        [height * 0.45, height * 0.75].map((y) =>
          placed(brick([0.36, 1.1, 0.2], [0, y, radius], 0.09), { at, turn: [0, turn + 0.3, 0] }),
        ),
      ),
    );
  };
  for (const x of [-6, 6]) for (const z of [-5, 5]) tower([x, 0, z], 1.7, 8.5, true);
  tower([0, 0, -1.8], 2.5, 13.5, true);
  tower([-2.3, 0, 5], 1.15, 6.6, false);
  tower([2.3, 0, 5], 1.15, 6.6, false);
  const wall = (size: Triple, at: Triple) => stone.push(boxAt(size, at, 0.08));
  wall([12, 5, 0.9], [0, 2.5, -5]);
  wall([12, 5, 0.9], [0, 2.5, 5]);
  wall([0.9, 5, 10], [-6, 2.5, 0]);
  wall([0.9, 5, 10], [6, 2.5, 0]);
  wall([7, 7, 5.4], [0, 3.5, -1.8]);
  for (let i = 0; i < 12; i += 1)
    for (const z of [-5, 5]) stone.push(brick([0.55, 0.7, 0.5], [-5.2 + i * 0.95, 5.3, z], 0.05));
  for (let i = 0; i < 10; i += 1)
    for (const x of [-6, 6]) stone.push(brick([0.5, 0.7, 0.55], [x, 5.3, -4.3 + i * 0.95], 0.05));
  roofs.push(gable(7.6, 2.6, 5.8, [0, 6.7, -1.8]));
  kit.add(
    'stone',
    merged(
      stone.map((part) =>
        tinted(part, (x, y, z) => between(stoneTones, 0.5 + 0.5 * noise(x * 0.9, y * 1.4, z * 0.9))),
      ),
    ),
    matter('stone', kit.options.colour ?? '#ffffff', { bumpScale: 4 }),
  );
  kit.add('roofs', merged(roofs), matter('clay', '#3f5f8f'));
  const gate = outline(corners('-1.05 0, 1.05 0, 1.05 2.2 0.9, 0 3.3 0.6, -1.05 2.2 0.9'));
  kit.add(
    'gate',
    merged([slab(gate, 0.3, 0.05).translate(0, 0, 5.42), ...holes].map((part) => part.deleteAttribute('uv'))),
    matter('clay', '#3a2a1e'),
  );
  const flags = [
    [-6, 5],
    [6, 5],
    [0, -1.8],
  ].flatMap(([x = 0, z = 0]) => {
    const y = x ? 13.6 : 21;
    return [
      placed(boxAt([1.1, 0.6, 0.03], [0.55, 0.55, 0], 0.01), { at: [x, y, z] }),
      rod(0.05, 1.8, 8).translate(x, y, z),
    ];
  });
  kit.add('flags', merged(flags), matter('clay', '#d8322a'));
}

export const CASTLE_PROP: Prop = {
  noun: 'castle',
  words: ['fortress', 'palace'],
  size: [16.6, 21.9, 14.6],
  stands: GROUND,
  paints: ['stone'],
  build: made(castle),
};
