import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import type { Mark } from '../kit/sculpt.js';
import { beast, type BeastLook } from '../animals/beast.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';
import { bigCat, tears } from './big-cats.js';
import { spots } from './markings.js';

const DARK = '#2b1c16';

const WIDE: Mark = { colour: DARK, at: spots(0.118, 0.042) };
const FINE: Mark = { colour: DARK, at: spots(0.102, 0.038) };

const LEOPARD: BeastLook = {
  ...bigCat({ coat: '#eab04c', pale: '#fff4df', dark: DARK, inner: '#f3c9a0' }),
  marks: (bone) => (bone === 'body' || bone === 'tail' ? WIDE : FINE),
  more: tears(DARK),
};

export const LEOPARD_PROP: Prop = {
  noun: 'leopard',
  words: ['cheetah', 'jaguar'],
  size: [0.376, 1, 1.89],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, LEOPARD)),
};
