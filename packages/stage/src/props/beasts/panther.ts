import { egg, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { beast, type BeastLook } from '../animals/beast.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';
import { bigCat } from './big-cats.js';

const COAT = '#2b2a31';

const PANTHER: BeastLook = {
  ...bigCat({ coat: COAT, pale: '#3a3842', dark: COAT, inner: '#5a5058' }),
  cell: 0.036,
  more: [
    {
      is: twin(egg([0.118, 1.155, 0.955], [0.044, 0.034, 0.03])),
      colour: '#e8c23a',
      bone: 'head',
      seam: 0.004,
    },
  ],
};

export const PANTHER_PROP: Prop = {
  noun: 'panther',
  words: ['black panther'],
  size: [0.376, 1.01, 1.89],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, PANTHER)),
};
