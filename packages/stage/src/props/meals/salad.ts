import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { ball } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { bowl, TABLE } from './shapes.js';

function salad(kit: Maker): void {
  bowl(kit, '#e9e4d8');
  const greens = Array.from({ length: 34 }, (_, i) => {
    const [far, angle] = [0.078 * Math.sqrt((i + 0.5) / 34), i * 2.4];
    return tinted(
      placed(leaf(0.055, 0.036, 0.4, 12), {
        at: [Math.cos(angle) * far, 0.072 + 0.022 * (1 - far / 0.08), Math.sin(angle) * far],
        turn: [kit.between(-0.4, 0.4), kit.between(0, 6.28), kit.between(0.1, 0.7)],
      }),
      kit.pick(['#7fb53a', '#4f9130', '#9ac653', '#3c7d2a']),
    );
  });
  kit.add('leaves', merged(greens), matter('plant', '#ffffff'));
  const tomatoes = Array.from({ length: 6 }, (_, i) =>
    ball(0.0125, 18).translate(Math.cos(i * 1.05 + 0.4) * 0.05, 0.094, Math.sin(i * 1.05 + 0.4) * 0.05),
  );
  kit.add('tomatoes', merged(tomatoes), matter('glaze', '#d8281c'));
}

export const SALAD_PROP: Prop = {
  noun: 'salad',
  words: ['bowl of salad', 'salad bowl'],
  size: [0.213, 0.115, 0.234],
  stands: TABLE,
  paints: ['bowl'],
  build: made(salad),
};
