import { egg, limb, twin } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { bird, type BirdLook, MOVES, STANDS } from './shapes.js';

const OWL: BirdLook = {
  height: 0.42,
  coat: '#8a6544',
  belly: '#e8d3b0',
  wing: '#6f4f34',
  beak: '#e0a038',
  feet: '#d99a3a',
  body: [[0, 0.4, 0], [0.29, 0.38, 0.27], 0],
  head: [
    [0, 0.74, 0.04],
    [0.29, 0.24, 0.24],
  ],
  neck: 0.22,
  bill: [0.05, 0.045, 0.012, 0.07],
  wings: [
    [0.28, 0.4, -0.03],
    [0.06, 0.3, 0.17],
    [0.12, 0, 0.08],
  ],
  tail: [
    [0, 0.2, -0.2, 0.1],
    [0, 0.08, -0.28, 0.08],
  ],
  legs: [0.12, 0.12, 0.035],
  eye: 0.066,
  look: [0.42, 0.05, 0.9],
  more: [
    { is: twin(egg([0.115, 0.75, 0.2], [0.125, 0.125, 0.085])), colour: '#f6e8cf', bone: 'head', seam: 0.01 },
    {
      is: twin(limb([0.16, 0.92, 0.06], [0.24, 1.05, 0.04], 0.055, 0.012)),
      colour: '#6f4f34',
      bone: 'head',
      seam: 0.04,
    },
  ],
};

export const OWL_PROP: Prop = {
  noun: 'owl',
  words: [],
  size: [0.289, 0.44, 0.303],
  stands: STANDS,
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, OWL)),
};
