import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { bead } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { tall, TABLE } from '../drinks/shapes.js';
import { mint, round, slice } from './shapes.js';

function mojito(kit: Maker): void {
  tall(kit, { tones: ['#9fb95c', '#c9d99a', '#e2ecc8', '#edf4dc'], straw: '#2b2b2b' });
  slice(kit, 'lime', [-0.036, 0.14, 0]);
  const leaves = Array.from({ length: 16 }, (_, i) => {
    const [angle, y] = [i * 2.39996, 0.022 + ((i * 5) % 16) * 0.0052];
    const far = 0.0288 + (0.0058 * (y - 0.009)) / 0.113;
    return placed(bead(0.0085, 0.0048, 0.0009), {
      at: [Math.sin(angle) * far, y, Math.cos(angle) * far],
      turn: [0, angle, 0],
    });
  });
  kit.add('leaves', merged(leaves), matter('plant', '#3f8a2e'));
  const within = [
    { at: [0.0235, 0.06, 0.0195], turn: [Math.PI / 2, 0, -0.87] },
    { at: [0.004, 0.096, -0.0315], turn: [Math.PI / 2, 0, 0.12] },
    { at: [-0.022, 0.088, 0.0225], turn: [Math.PI / 2, 0, 0.8] },
  ] as const;
  kit.add(
    'rounds',
    merged(within.map((spot) => placed(round('lime', 0.0165), spot))),
    matter('liquid', '#ffffff'),
  );
  mint(kit, [0.004, 0.135, 0.008], 0.03);
}

export const MOJITO_PROP: Prop = {
  noun: 'mojito',
  words: ['glass of mojito', 'gin and tonic', 'caipirinha', 'mint julep'],
  size: [0.0957, 0.185, 0.0755],
  stands: TABLE,
  paints: ['drink'],
  build: made(mojito),
};
