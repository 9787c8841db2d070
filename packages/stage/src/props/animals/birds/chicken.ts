import { egg, twin } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { bird, type BirdLook, DUCK, MOVES } from './shapes.js';

const CHICKEN: BirdLook = {
  ...DUCK,
  height: 0.45,
  coat: '#c8783c',
  belly: '#e0a468',
  wing: '#a8602c',
  beak: '#f2c04a',
  feet: '#e8b048',
  body: [[0, 0.42, -0.04], [0.26, 0.27, 0.32], -0.2],
  head: [
    [0, 0.84, 0.2],
    [0.13, 0.135, 0.135],
  ],
  neck: 0.13,
  bill: [0.08, 0.045, 0.012, 0.03],
  tail: [
    [0, 0.5, -0.28, 0.13],
    [0, 0.72, -0.46, 0.11],
    [0, 0.88, -0.48, 0.06],
  ],
  legs: [0.1, 0.0, 0.03],
  more: [
    ...[
      [0.99, 0.27],
      [1.01, 0.19],
      [0.97, 0.11],
    ].map(([y = 0, z = 0]) => ({
      is: egg([0, y, z], [0.026, 0.065, 0.05]),
      colour: '#d8262e',
      bone: 'head',
      seam: 0.02,
    })),
    { is: twin(egg([0.022, 0.72, 0.34], [0.03, 0.06, 0.03])), colour: '#d8262e', bone: 'head', seam: 0.01 },
  ],
};

export const CHICKEN_PROP: Prop = {
  noun: 'chicken',
  words: ['hen', 'rooster'],
  size: [0.287, 0.484, 0.436],
  stands: ['ground', 'podium', 'floor'],
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, CHICKEN)),
};
