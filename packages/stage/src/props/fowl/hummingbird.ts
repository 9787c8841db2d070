import { egg } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { bird, type BirdLook, MOVES, SONGBIRD } from '../animals/birds/shapes.js';

const HUMMINGBIRD: BirdLook = {
  ...SONGBIRD,
  height: 0.09,
  coat: '#2f9a6a',
  belly: '#f3efe6',
  wing: '#3f7f8f',
  beak: '#26221f',
  feet: '#3a3230',
  body: [[0, 0.46, 0], [0.17, 0.27, 0.19], -0.25],
  head: [
    [0, 0.82, 0.09],
    [0.16, 0.155, 0.16],
  ],
  neck: 0.13,
  bill: [0.4, 0.034, 0.022, -0.03],
  wings: [
    [0.165, 0.46, -0.1],
    [0.04, 0.26, 0.11],
    [0.5, 0, 0.08],
  ],
  tail: [
    [0, 0.28, -0.12, 0.08],
    [0, 0.14, -0.22, 0.075],
    [0, 0.04, -0.28, 0.06],
  ],
  legs: [0.07, 0.06, 0.026],
  eye: 0.038,
  look: [0.74, 0.12, 0.62],
  span: 1.9,
  more: [
    {
      is: egg([0, 0.7, 0.15], [0.13, 0.1, 0.115], [0.3, 0, 0]),
      colour: '#d62f5a',
      bone: 'head',
      seam: 0.015,
    },
  ],
};

export const HUMMINGBIRD_PROP: Prop = {
  noun: 'hummingbird',
  words: ['humming bird', 'colibri'],
  size: [0.0376, 0.0907, 0.088],
  stands: ['air', 'podium', 'ground'],
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, HUMMINGBIRD)),
};
