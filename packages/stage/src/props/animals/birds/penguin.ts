import { egg, twin } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { bird, type BirdLook, MOVES } from './shapes.js';

const PENGUIN: BirdLook = {
  height: 0.75,
  coat: '#23272f',
  belly: '#fbfaf6',
  wing: '#23272f',
  beak: '#f0962a',
  feet: '#f0962a',
  body: [[0, 0.4, 0], [0.255, 0.37, 0.245], 0],
  head: [
    [0, 0.82, 0.02],
    [0.185, 0.17, 0.18],
  ],
  neck: 0.15,
  bill: [0.11, 0.048, 0.014, 0.02],
  wings: [
    [0.275, 0.42, -0.01],
    [0.045, 0.25, 0.1],
    [0, 0, 0.2],
  ],
  tail: [
    [0, 0.14, -0.2, 0.06],
    [0, 0.05, -0.3, 0.035],
  ],
  legs: [0.11, 0.12, 0.05],
  eye: 0.03,
  look: [0.55, 0.15, 0.8],
  more: [
    { is: twin(egg([0.1, 0.8, 0.115], [0.085, 0.1, 0.07])), colour: '#fbfaf6', bone: 'head', seam: 0.012 },
  ],
};

export const PENGUIN_PROP: Prop = {
  noun: 'penguin',
  words: ['king penguin', 'emperor penguin'],
  size: [0.512, 0.757, 0.488],
  stands: ['ground', 'podium', 'floor'],
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, PENGUIN)),
};
