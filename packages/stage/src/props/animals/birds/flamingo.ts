import { egg, path } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { bird, type BirdLook, MOVES } from './shapes.js';

const FLAMINGO: BirdLook = {
  height: 1.25,
  coat: '#f48fa4',
  belly: '#f7a3b4',
  wing: '#ea7690',
  beak: '#f4e6dc',
  feet: '#e88a98',
  body: [[0, 0.56, -0.08], [0.135, 0.13, 0.23], -0.2],
  head: [
    [0, 0.94, 0.2],
    [0.06, 0.062, 0.075],
  ],
  neck: 0,
  bill: [0.06, 0.034, 0.02, 0.07],
  wings: [
    [0.125, 0.58, -0.13],
    [0.035, 0.09, 0.2],
    [-0.25, -0.08, 0],
  ],
  tail: [
    [0, 0.52, -0.26, 0.06],
    [0, 0.44, -0.38, 0.03],
  ],
  legs: [0.045, -0.06, 0.016],
  eye: 0.016,
  cell: 0.019,
  look: [0.75, 0.15, 0.6],
  more: [
    {
      is: path([
        [0, 0.6, 0.08, 0.06],
        [0, 0.68, 0.22, 0.042],
        [0, 0.8, 0.2, 0.034],
        [0, 0.9, 0.12, 0.033],
        [0, 0.95, 0.18, 0.04],
      ]),
      colour: '#f48fa4',
      bone: 'head',
      seam: 0.03,
    },
    { is: egg([0, 0.865, 0.325], [0.025, 0.03, 0.028]), colour: '#2a2426', bone: 'head', seam: 0.004 },
  ],
};

export const FLAMINGO_PROP: Prop = {
  noun: 'flamingo',
  words: [],
  size: [0.407, 1.26, 0.949],
  stands: ['ground', 'water', 'podium'],
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, FLAMINGO)),
};
