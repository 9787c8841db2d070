import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { bead } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { tall, TABLE } from '../drinks/shapes.js';
import { slice } from './shapes.js';

function cola(kit: Maker): void {
  tall(kit, { tones: ['#0c0402', '#120502', '#1c0804', '#351206'], straw: '#d8262c' });
  const gas = Array.from({ length: 70 }, (_, i) => {
    const [angle, y] = [i * 2.39996, 0.016 + 0.1 * kit.random()];
    const far = 0.0293 + (0.0058 * (y - 0.009)) / 0.113;
    const size = kit.between(0.0005, 0.0011);
    return bead(size, size, size, { at: [Math.cos(angle) * far, y, Math.sin(angle) * far] });
  });
  kit.add('gas', merged(gas), matter('liquid', '#a9663c'));
  slice(kit, 'lemon', [-0.036, 0.14, 0]);
}

export const GLASS_OF_COLA_PROP: Prop = {
  noun: 'glass of cola',
  words: [
    'coke',
    'glass of coke',
    'glass of soda',
    'glass of pop',
    'glass of soft drink',
    'root beer',
    'glass of root beer',
    'rum and coke',
    'glass of iced cola',
  ],
  size: [0.0952, 0.185, 0.0739],
  stands: TABLE,
  paints: ['drink'],
  build: made(cola),
};
