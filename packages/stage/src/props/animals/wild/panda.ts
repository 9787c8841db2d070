import { egg, limb, twin } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT } from '../pets/shapes.js';
import { BEAR, GROUND } from './shapes.js';

const PANDA: BeastLook = {
  ...BEAR,
  coat: '#f6f4ee',
  pale: '#ffffff',
  paw: '#1f1d1e',
  height: 0.85,
  ears: [
    ears(egg([0.2, 1.28, 0.74], [0.09, 0.09, 0.055]), '#1f1d1e', 0.015),
    ears(egg([0.135, 1.1, 0.965], [0.075, 0.09, 0.07], [0, 0, 0.5]), '#1f1d1e', 0.006),
  ],
  more: [
    {
      is: twin(limb([0.18, 0.56, 0.48], [0.2, 0.1, 0.49], 0.178, 0.134)),
      colour: '#1f1d1e',
      bone: 'body',
      seam: 0.01,
    },
    {
      is: twin(limb([0.18, 0.44, -0.5], [0.2, 0.1, -0.48], 0.172, 0.134)),
      colour: '#1f1d1e',
      bone: 'body',
      seam: 0.01,
    },
    { is: egg([0, 0.7, 0.4], [0.335, 0.355, 0.15]), colour: '#1f1d1e', bone: 'body', seam: 0.01 },
  ],
};

export const PANDA_PROP: Prop = {
  noun: 'panda',
  words: ['panda bear'],
  size: [0.661, 1.19, 1.82],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, PANDA)),
};
