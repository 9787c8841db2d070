import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { bird, type BirdLook, MOVES, SONGBIRD, STANDS } from '../animals/birds/shapes.js';
import { quills } from './wings.js';

const BLACK = '#26272e';

const CROW: BirdLook = {
  ...SONGBIRD,
  height: 0.36,
  coat: BLACK,
  belly: '#2d2e36',
  wing: '#1b1c22',
  beak: '#121216',
  feet: '#1d1d21',
  body: [[0, 0.48, -0.02], [0.2, 0.23, 0.33], -0.45],
  head: [
    [0, 0.82, 0.2],
    [0.145, 0.14, 0.16],
  ],
  neck: 0.125,
  bill: [0.17, 0.062, 0.014, 0.035],
  wings: [
    [0.195, 0.48, -0.12],
    [0.045, 0.17, 0.34],
    [-0.42, -0.06, 0.08],
  ],
  tail: [
    [0, 0.36, -0.26, 0.09],
    [0, 0.26, -0.5, 0.075],
    [0, 0.2, -0.72, 0.065],
  ],
  legs: [0.095, 0.03, 0.028],
  eye: 0.038,
  look: [0.72, 0.14, 0.62],
  span: 2.1,
  more: quills({
    from: [0.17, 0.36, -0.38],
    to: [0.16, 0.3, -0.42],
    count: 3,
    way: [-0.05, -0.02, -0.16],
    thick: 0.026,
    colour: '#16171c',
  }),
};

export const CROW_PROP: Prop = {
  noun: 'crow',
  words: ['raven', 'blackbird', 'jackdaw'],
  size: [0.179, 0.353, 0.464],
  stands: STANDS,
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, CROW)),
};
