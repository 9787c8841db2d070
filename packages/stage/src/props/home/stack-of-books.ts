import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, brick } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { TABLE } from './shapes.js';

function books(kit: Maker): void {
  const tones = ['#c9503a', '#e0b04a', '#2f6d78', '#efe6d2', '#384a72'];
  let y = 0;
  for (let i = 0; i < 4; i += 1) {
    const [thick, wide, deep] = [kit.between(0.024, 0.042), kit.between(0.15, 0.19), kit.between(0.2, 0.25)];
    const one = kit.joint(
      `book.${i}`,
      [kit.between(-0.012, 0.012), y, kit.between(-0.012, 0.012)],
      [0, kit.between(-0.25, 0.25), 0],
    );
    one.add(
      'cover',
      merged([
        boxAt([wide, 0.003, deep], [0, 0.0015, 0], 0.001),
        boxAt([wide, 0.003, deep], [0, thick - 0.0015, 0], 0.001),
        boxAt([0.004, thick, deep], [-wide / 2, thick / 2, 0], 0.0015),
      ]),
      matter('plastic', tones[(i + kit.options.seed) % 5] ?? '#c9503a', { roughness: 0.6 }),
    );
    one.add(
      'pages',
      merged(
        Array.from({ length: 8 }, (_, k) =>
          brick(
            [wide - 0.008, (thick - 0.006) / 8.4, deep - 0.008],
            [0.0005 * Math.sin(k * 5), 0.003 + ((k + 0.5) * (thick - 0.006)) / 8, 0],
            0.0006,
          ),
        ),
      ),
      matter('paper', '#f3ead6'),
    );
    y += thick;
  }
}

export const STACK_OF_BOOKS_PROP: Prop = {
  noun: 'stack of books',
  words: ['pile of books', 'books'],
  size: [0.236, 0.133, 0.275],
  stands: TABLE,
  paints: [],
  build: made(books),
};
