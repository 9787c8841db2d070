import { egg, twin } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { bird, type BirdLook, MOVES, SONGBIRD, STANDS } from './shapes.js';

const PARROT: BirdLook = {
  ...SONGBIRD,
  height: 0.34,
  coat: '#d8262e',
  belly: '#e2362e',
  wing: '#2a62c4',
  beak: '#2b2726',
  feet: '#4a4644',
  body: [[0, 0.46, 0], [0.19, 0.3, 0.22], -0.2],
  head: [
    [0, 0.82, 0.09],
    [0.165, 0.165, 0.17],
  ],
  neck: 0.14,
  bill: [0.08, 0.075, 0.03, 0.11],
  wings: [
    [0.185, 0.44, -0.08],
    [0.045, 0.29, 0.14],
    [0.28, 0, 0.06],
  ],
  tail: [
    [0, 0.3, -0.18, 0.085],
    [0, 0.1, -0.34, 0.06],
    [0, -0.0, -0.56, 0.035],
  ],
  legs: [0.085, 0.06, 0.03],
  eye: 0.03,
  look: [0.78, 0.15, 0.55],
  more: [{ is: twin(egg([0.2, 0.6, 0.0], [0.05, 0.1, 0.1])), colour: '#f2c02c', bone: 'body', seam: 0.006 }],
};

export const PARROT_PROP: Prop = {
  noun: 'parrot',
  words: ['macaw'],
  size: [0.17, 0.351, 0.315],
  stands: STANDS,
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, PARROT)),
};
