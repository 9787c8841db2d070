import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { slab } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { lit, round, screen } from './shapes.js';

function television(kit: Maker): void {
  kit.add(
    'frame',
    slab(round(1.23, 0.71, 0.014), 0.035, 0.006).translate(0, 0.46, 0),
    kit.main('plastic', '#131416'),
  );
  kit.add(
    'screen',
    screen(1.205, 0.68, ['#0a1a3a', '#15508a', '#2a9ab0', '#f0b060', '#f8e0a0']).translate(0, 0.462, 0.0178),
    lit(),
  );
  const leg = (side: number) =>
    swept(
      [
        [side * 0.36, 0.11, 0],
        [side * 0.4, 0.012, 0.13],
        [side * 0.41, 0.012, 0.14],
      ],
      0.009,
      { tension: 0.1, sides: 14 },
    );
  const back = (side: number) =>
    swept(
      [
        [side * 0.36, 0.11, 0],
        [side * 0.4, 0.012, -0.13],
        [side * 0.41, 0.012, -0.14],
      ],
      0.009,
      { tension: 0.1, sides: 14 },
    );
  kit.add('legs', merged([leg(-1), leg(1), back(-1), back(1)]), matter('metal', '#77797d'));
}

export const TELEVISION_PROP: Prop = {
  noun: 'television',
  words: ['tv', 'monitor', 'tv set', 'flat screen'],
  size: [1.23, 0.813, 0.287],
  stands: ['table', 'floor'],
  paints: ['frame'],
  build: made(television),
};
