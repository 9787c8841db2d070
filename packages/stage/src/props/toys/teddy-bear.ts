import { fixed } from '../animals/beast.js';
import { egg, type Field, limb, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { swept } from '../kit/swept.js';
import { clayFigure, STANDS } from './shapes.js';

function teddy(kit: Maker): void {
  const fur = kit.options.colour ?? '#b9824c';
  const pale = '#ecd2a4';
  const both = (is: Field, colour: string, seam = 0.014): Lump => ({ is: twin(is), colour, seam });
  clayFigure(
    kit,
    [
      { is: egg([0, 0.13, 0], [0.095, 0.115, 0.085]), colour: fur },
      { is: egg([0, 0.125, 0.028], [0.066, 0.082, 0.066]), colour: pale, seam: 0.004 },
      { is: egg([0, 0.285, 0.01], [0.093, 0.083, 0.08]), colour: fur, seam: 0.012 },
      both(egg([0.077, 0.352, 0.0], [0.034, 0.034, 0.019]), fur),
      both(egg([0.078, 0.351, 0.014], [0.02, 0.02, 0.01]), pale, 0.002),
      { is: egg([0, 0.262, 0.07], [0.042, 0.033, 0.034]), colour: pale, seam: 0.008 },
      both(limb([0.085, 0.2, 0.0], [0.135, 0.105, 0.06], 0.036, 0.034), fur),
      both(limb([0.062, 0.05, 0.04], [0.082, 0.05, 0.125], 0.044, 0.042), fur),
      both(egg([0.083, 0.053, 0.155], [0.036, 0.04, 0.014]), pale, 0.002),
    ],
    { low: [-0.19, 0, -0.11], high: [0.19, 0.4, 0.19], cell: 0.0082, seam: 0.016 },
  );
  fixed(kit.group, [
    [[0.034, 0.3, 0.082], 0.0085, '#1a1310'],
    [[-0.034, 0.3, 0.082], 0.0085, '#1a1310'],
    [[0, 0.276, 0.102], 0.0115, '#2a1a14'],
  ]);
  kit.add(
    'smile',
    swept(triples('-0.016 0.256 0.1, 0 0.248 0.105, 0.016 0.256 0.1'), 0.0018, { sides: 7 }),
    matter('gloss', '#2a1a14'),
  );
}

export const TEDDY_BEAR_PROP: Prop = {
  noun: 'teddy bear',
  words: ['teddy', 'stuffed animal', 'plush bear', 'plush toy'],
  size: [0.338, 0.379, 0.254],
  stands: STANDS,
  paints: ['body'],
  build: made(teddy),
};
