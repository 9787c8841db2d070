import type { BufferGeometry } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt, brick, outline, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { gable, GROUND, warm } from './shapes.js';

function houseWalls(kit: Maker): void {
  const wall = slab(outline(pairs('-2.6 0, 2.6 0, 2.6 2.7, 0 4.9, -2.6 2.7')), 6.4, 0.03).translate(0, 0, 0);
  kit.add('walls', merged([wall, boxAt([1.9, 2.3, 2.2], [0, 1.15, 3.6], 0.04)]), kit.main('clay', '#f3e6cf'));
  kit.add(
    'roof',
    merged([gable(5.9, 2.5, 7.1, [0, 2.55, 0]), gable(2.4, 0.9, 2.5, [0, 2.2, 3.65])]),
    matter('clay', '#a8452f'),
  );
}

function houseFrames(kit: Maker): void {
  const frames: BufferGeometry[] = [];
  const panes: BufferGeometry[] = [];
  const window = (at: Triple, turn: number) => {
    frames.push(
      placed(
        merged([boxAt([1.1, 1.25, 0.12], [0, 0, 0], 0.03), boxAt([1.3, 0.1, 0.26], [0, -0.68, 0.05], 0.03)]),
        { at, turn: [0, turn, 0] },
      ),
    );
    panes.push(
      placed(
        merged(
          [-1, 1].flatMap((x) =>
            [-1, 1].map((y) => brick([0.42, 0.5, 0.04], [x * 0.24, y * 0.28, 0.055], 0.01)),
          ),
        ),
        { at, turn: [0, turn, 0] },
      ),
    );
  };
  for (const side of [1, -1])
    for (const z of [-1.9, 0, 1.9]) window([side * 2.6, 1.5, z], (side * Math.PI) / 2);
  window([-1.75, 1.5, 3.2], 0);
  window([1.75, 1.5, 3.2], 0);
  window([0, 3.5, 3.2], 0);
  window([-1.2, 1.5, -3.2], Math.PI);
  window([1.2, 1.5, -3.2], Math.PI);
  kit.add(
    'frames',
    merged([...frames, boxAt([1.25, 2.15, 0.1], [0, 1.07, 4.68], 0.03)]),
    matter('clay', '#ffffff'),
  );
  kit.add('panes', merged(panes), warm());
  kit.add(
    'door',
    merged([
      boxAt([1.0, 1.95, 0.1], [0, 0.98, 4.72], 0.03),
      brick([0.6, 0.5, 0.04], [0, 1.45, 4.77], 0.02),
      brick([0.6, 0.7, 0.04], [0, 0.6, 4.77], 0.02),
    ]),
    matter('clay', '#3f6b64'),
  );
  kit.add(
    'chimney',
    merged([
      boxAt([0.7, 1.9, 0.7], [1.4, 4.6, -1.4], 0.04),
      boxAt([0.86, 0.18, 0.86], [1.4, 5.5, -1.4], 0.04),
      boxAt([1.9, 0.16, 0.9], [0, 0.08, 5], 0.04),
    ]),
    matter('clay', '#8f5a48'),
  );
  kit.joint('smoke', [1.4, 5.7, -1.4]);
}

function house(kit: Maker): void {
  houseWalls(kit);
  houseFrames(kit);
}

export const HOUSE_PROP: Prop = {
  noun: 'house',
  words: ['home', 'cottage', 'cabin', 'log cabin', 'wooden cabin'],
  size: [6.3, 5.6, 9],
  stands: GROUND,
  paints: ['walls'],
  moves: [
    { part: 'smoke', does: 'steam' },
    { part: 'panes', does: 'glow' },
  ],
  build: made(house),
};
