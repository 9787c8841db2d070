import { egg, path } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { smoothed } from '../animals/forest/shapes.js';
import { bird, type BirdLook, DUCK, MOVES } from '../animals/birds/shapes.js';
import { quills } from './wings.js';

const WHITE = '#fdfbf5';
const BLACK = '#221d1d';

const SWAN: BirdLook = {
  ...DUCK,
  height: 1.0,
  coat: WHITE,
  belly: WHITE,
  wing: '#f6f2e8',
  beak: '#f08a2c',
  feet: '#3a3434',
  body: [[0, 0.3, -0.1], [0.2, 0.19, 0.36], -0.1],
  head: [
    [0, 0.97, 0.22],
    [0.068, 0.068, 0.088],
  ],
  neck: 0,
  bill: [0.11, 0.036, 0.026, 0.045],
  wings: [
    [0.19, 0.37, -0.16],
    [0.05, 0.16, 0.3],
    [-0.2, -0.06, 0.06],
  ],
  tail: [
    [0, 0.34, -0.42, 0.09],
    [0, 0.38, -0.56, 0.03],
  ],
  legs: [0.09, -0.05, 0.028],
  eye: 0.014,
  look: [0.78, 0.12, 0.56],
  span: 2.2,
  more: [
    {
      is: path(
        smoothed(
          knots(
            '0 0.36 0.14 0.1, 0 0.46 0.28 0.072, 0 0.62 0.27 0.056, 0 0.78 0.15 0.05, 0 0.92 0.12 0.047, 0 0.99 0.2 0.05',
          ),
          18,
        ),
      ),
      colour: WHITE,
      bone: 'head',
      seam: 0.04,
    },
    { is: egg([0, 0.985, 0.305], [0.03, 0.034, 0.034]), colour: BLACK, bone: 'head', seam: 0.006 },
    { is: egg([0, 0.958, 0.285], [0.055, 0.026, 0.03]), colour: BLACK, bone: 'head', seam: 0.006 },
    ...quills({
      from: [0.16, 0.42, -0.42],
      to: [0.17, 0.3, -0.36],
      count: 4,
      way: [-0.03, 0.03, -0.13],
      thick: 0.032,
      colour: '#f0ebdf',
    }),
  ],
};

export const SWAN_PROP: Prop = {
  noun: 'swan',
  words: ['cygnet'],
  size: [0.489, 1.05, 1.01],
  stands: ['water', 'ground', 'podium'],
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, SWAN)),
};
