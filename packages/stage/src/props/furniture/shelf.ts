import { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, brick, turned } from '../kit/solids.js';
import { merged, tinted } from '../kit/surface.js';
import { FLOOR } from './shapes.js';

function shelf(kit: Maker): void {
  const wood = kit.main('wood', '#9a6a3e');
  const boards = [0.03, 0.42, 0.81, 1.2, 1.59].map((y) => boxAt([0.86, 0.025, 0.29], [0, y, 0], 0.004));
  kit.add(
    'frame',
    merged([
      ...boards,
      boxAt([0.028, 1.62, 0.3], [-0.43, 0.81, 0], 0.005),
      boxAt([0.028, 1.62, 0.3], [0.43, 0.81, 0], 0.005),
      boxAt([0.86, 1.6, 0.01], [0, 0.81, -0.14], 0.002),
    ]),
    wood,
  );
  const tones = ['#b9473a', '#e0ae4e', '#356d7c', '#e9e2d2', '#3f4f78', '#6f8f5a'];
  const shelves = [0.043, 0.433, 0.823, 1.213];
  const bound: BufferGeometry[] = [];
  for (const [row, y] of shelves.entries()) {
    let x = -0.4;
    const end = row % 2 ? 0.12 : 0.34;
    while (x < end) {
      const [thick, high] = [kit.between(0.024, 0.05), kit.between(0.2, 0.3)];
      bound.push(
        tinted(
          brick([thick - 0.002, high, kit.between(0.16, 0.2)], [x + thick / 2, y + high / 2, 0.02], 0.003),
          kit.pick(tones as [string, ...string[]]),
        ),
      );
      x += thick;
    }
  }
  kit.add('books', merged(bound), matter('plastic', '#ffffff', { roughness: 0.6 }));
  kit.add(
    'pot',
    merged(
      [1, 3].map((row) =>
        turned(corners('0 0, 0.05 0 0.004, 0.065 0.12 0.004, 0.058 0.121, 0 0.1'), 36).translate(
          0.28,
          shelves[row] ?? 0,
          0.02,
        ),
      ),
    ),
    matter('ceramic', '#efe9dd'),
  );
}

export const SHELF_PROP: Prop = {
  noun: 'shelf',
  words: ['bookshelf', 'bookcase'],
  size: [0.888, 1.62, 0.3],
  stands: FLOOR,
  paints: ['frame'],
  build: made(shelf),
};
