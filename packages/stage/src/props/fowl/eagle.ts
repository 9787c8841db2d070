import { egg, limb, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { bird, type BirdLook, MOVES, STANDS } from '../animals/birds/shapes.js';
import { quills } from './wings.js';

const BROWN = '#4f3626';
const DARK = '#3a271c';
const WHITE = '#fdf9f0';
const YELLOW = '#f2b530';

/** Shared with what is of its shape in other colours. */
export const RAPTOR: BirdLook = {
  height: 0.8,
  coat: BROWN,
  belly: '#5a3f2c',
  wing: DARK,
  beak: YELLOW,
  feet: YELLOW,
  body: [[0, 0.46, -0.02], [0.2, 0.3, 0.22], -0.45],
  head: [
    [0, 0.84, 0.12],
    [0.132, 0.132, 0.148],
  ],
  neck: 0.12,
  bill: [0.1, 0.062, 0.03, 0.045],
  wings: [
    [0.205, 0.46, -0.1],
    [0.045, 0.32, 0.15],
    [0.42, 0, 0.1],
  ],
  tail: [
    [0, 0.3, -0.2, 0.09],
    [0, 0.16, -0.34, 0.085],
    [0, 0.06, -0.44, 0.06],
  ],
  legs: [0.1, 0.03, 0.034],
  eye: 0.03,
  look: [0.72, 0.14, 0.62],
  span: 2.1,
};

const EAGLE: BirdLook = {
  ...RAPTOR,
  more: [
    { is: egg([0, 0.85, 0.11], [0.134, 0.134, 0.15]), colour: WHITE, bone: 'head', seam: 0.02 },
    { is: limb([0, 0.7, 0.06], [0, 0.84, 0.11], 0.145, 0.13), colour: WHITE, bone: 'head', seam: 0.03 },
    { is: limb([0, 0.755, 0.318], [0, 0.71, 0.315], 0.026, 0.008), colour: YELLOW, bone: 'head', seam: 0.02 },
    {
      is: twin(egg([0.085, 0.9, 0.19], [0.05, 0.018, 0.06], [0.25, 0.3, -0.2])),
      colour: WHITE,
      bone: 'head',
      seam: 0.012,
    },
    { is: egg([0, 0.08, -0.42], [0.11, 0.1, 0.045], [-0.85, 0, 0]), colour: WHITE, bone: 'tail', seam: 0.02 },
    { is: twin(egg([0.1, 0.24, 0.03], [0.075, 0.13, 0.085])), colour: DARK, bone: 'body', seam: 0.05 },
    ...quills({
      from: [0.2, 0.22, -0.14],
      to: [0.2, 0.3, -0.32],
      count: 4,
      way: [-0.01, -0.13, -0.06],
      thick: 0.03,
      colour: '#2c1d15',
    }),
  ],
};

export const EAGLE_PROP: Prop = {
  noun: 'eagle',
  words: ['bald eagle', 'hawk', 'falcon', 'vulture'],
  size: [0.414, 0.797, 0.694],
  stands: STANDS,
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, EAGLE)),
};
