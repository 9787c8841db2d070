import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, puck } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { STANDS } from './shapes.js';

function blocks(kit: Maker): void {
  const tones = [kit.options.colour ?? '#d8322a', '#2f6fd0', '#f2c02c', '#3f9a4a'];
  const piece = (columns: number, at: readonly [number, number, number], turn: number, tone: string) => {
    const studs = Array.from({ length: columns * 2 }, (_, i) =>
      puck(0.0024, 0.0018, 0.0004, 20).translate(
        (Math.floor(i / 2) - (columns - 1) / 2) * 0.008,
        0.0096,
        ((i % 2) - 0.5) * 0.008,
      ),
    );
    return tinted(
      placed(merged([boxAt([columns * 0.008 - 0.0002, 0.0096, 0.0158], [0, 0.0048, 0], 0.0004), ...studs]), {
        at,
        turn: [0, turn, 0],
      }),
      tone,
    );
  };
  kit.add(
    'bricks',
    merged([
      piece(4, [0, 0, 0], 0, tones[0] ?? ''),
      piece(2, [-0.008, 0.0096, 0], 0, tones[1] ?? ''),
      piece(2, [0.012, 0.0096, 0], 0, tones[2] ?? ''),
      piece(3, [0, 0.0192, 0], 0, tones[3] ?? ''),
      piece(2, [0.022, 0, 0.026], 0.6, tones[2] ?? ''),
      piece(2, [-0.026, 0, 0.022], -0.4, tones[3] ?? ''),
    ]),
    matter('gloss', '#ffffff'),
  );
}

export const TOY_BRICKS_PROP: Prop = {
  noun: 'toy bricks',
  words: ['lego', 'building blocks', 'toy blocks', 'bricks'],
  size: [0.0691, 0.0306, 0.0447],
  stands: STANDS,
  paints: ['bricks'],
  build: made(blocks),
};
