import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { puck } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { FLOOR, leg } from './shapes.js';

function stool(kit: Maker): void {
  kit.add('seat', puck(0.17, 0.05, 0.02).translate(0, 0.6, 0), kit.main('leather', '#8a4a2c'));
  const legs = [0.785, 2.356, 3.927, 5.498].map((angle) =>
    leg(
      [Math.cos(angle) * 0.11, 0.61, Math.sin(angle) * 0.11],
      [Math.cos(angle) * 0.21, Math.sin(angle) * 0.21],
      0.018,
    ),
  );
  const hoopOf = swept(
    Array.from(
      { length: 24 },
      (_, i) => [Math.cos(i * 0.2618) * 0.183, 0.2, Math.sin(i * 0.2618) * 0.183] as const,
    ),
    0.008,
    { isClosed: true, steps: 60, sides: 10 },
  );
  kit.add('legs', merged([...legs, hoopOf]), matter('metal', '#2c2d30'));
}

export const STOOL_PROP: Prop = {
  noun: 'stool',
  words: ['bar stool'],
  size: [0.381, 0.648, 0.381],
  stands: FLOOR,
  paints: ['seat'],
  build: made(stool),
};
