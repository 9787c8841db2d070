import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { merged, placed } from '../kit/surface.js';
import { tall, TABLE } from '../drinks/shapes.js';
import { mint, round, slice } from './shapes.js';

function lemonade(kit: Maker): void {
  tall(kit, { tones: ['#efd052', '#f5e07a', '#faeea8'], straw: '#f3f1ea' });
  slice(kit, 'lemon', [-0.036, 0.14, 0]);
  const within = [
    { at: [0.0235, 0.066, 0.0195], turn: [Math.PI / 2, 0, -0.87] },
    { at: [0.004, 0.092, -0.0315], turn: [Math.PI / 2, 0, 0.12] },
    { at: [-0.0245, 0.042, -0.016], turn: [Math.PI / 2, 0, -0.97] },
  ] as const;
  kit.add(
    'rounds',
    merged(within.map((spot) => placed(round('lemon', 0.0175), spot))),
    matter('liquid', '#ffffff'),
  );
  mint(kit, [0.006, 0.134, 0.012], 0.024);
}

export const LEMONADE_PROP: Prop = {
  noun: 'lemonade',
  words: ['glass of lemonade', 'limeade', 'lemon water', 'iced lemonade', 'pink lemonade'],
  size: [0.0963, 0.185, 0.0739],
  stands: TABLE,
  paints: ['drink'],
  build: made(lemonade),
};
