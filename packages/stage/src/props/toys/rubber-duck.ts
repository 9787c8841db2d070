import { fixed } from '../animals/beast.js';
import { egg, limb, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { clayFigure } from './shapes.js';

function rubberDuck(kit: Maker): void {
  const yellow = kit.options.colour ?? '#f8c81c';
  clayFigure(
    kit,
    [
      { is: egg([0, 0.032, -0.005], [0.041, 0.033, 0.052]), colour: yellow },
      { is: limb([0, 0.045, -0.045], [0, 0.064, -0.066], 0.02, 0.006), colour: yellow },
      { is: egg([0, 0.08, 0.018], [0.03, 0.029, 0.03]), colour: yellow, seam: 0.012 },
      {
        is: twin(egg([0.037, 0.038, -0.012], [0.011, 0.017, 0.03], [0.25, 0.1, 0])),
        colour: yellow,
        seam: 0.005,
      },
      { is: egg([0, 0.0765, 0.052], [0.0165, 0.0055, 0.017], [-0.12, 0, 0]), colour: '#ee7a1c', seam: 0.003 },
      { is: egg([0, 0.0705, 0.05], [0.0135, 0.0045, 0.0125], [0.1, 0, 0]), colour: '#ee7a1c', seam: 0.001 },
    ],
    { low: [-0.06, -0.01, -0.085], high: [0.06, 0.12, 0.08], cell: 0.0026, seam: 0.012 },
    'gloss',
  );
  fixed(kit.group, [
    [[0.0145, 0.0885, 0.0415], 0.0042, '#15110f'],
    [[-0.0145, 0.0885, 0.0415], 0.0042, '#15110f'],
    [[0.0158, 0.0902, 0.0448], 0.0014, '#ffffff'],
    [[-0.0132, 0.0902, 0.0452], 0.0014, '#ffffff'],
  ]);
}

export const RUBBER_DUCK_PROP: Prop = {
  noun: 'rubber duck',
  words: ['rubber ducky', 'toy duck'],
  size: [0.0966, 0.11, 0.141],
  stands: ['water', 'podium', 'table', 'floor'],
  paints: ['body'],
  build: made(rubberDuck),
};
