import { egg, limb, path } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { fins, flat, joints, MOVES, swimmer, type SwimmerLook, WATER } from './shapes.js';

const SHARK: SwimmerLook = {
  length: 3.6,
  coat: '#71808c',
  seam: 0.06,
  head: [
    [0, 0.015, 0.28],
    [0.1, 0.1, 0.16],
  ],
  eye: 0.014,
  look: [0.9, 0.15, 0.4],
  joints: joints([0.1, -0.04, 0.12], -0.22),
  lumps: [
    { is: egg([0, 0, 0.1], [0.118, 0.118, 0.34]), bone: 'body', colour: '#71808c' },
    { is: limb([0, 0.005, 0.32], [0, 0.02, 0.45], 0.07, 0.028), bone: 'head', colour: '#71808c' },
    {
      is: path([
        [0, 0, 0, 0.095],
        [0, 0, -0.25, 0.05],
        [0, 0.01, -0.44, 0.02],
      ]),
      bone: 'tail',
      colour: '#71808c',
    },
    { is: egg([0, -0.05, 0.13], [0.098, 0.082, 0.29]), bone: 'body', colour: '#f0f2f2', seam: 0.004 },
    {
      is: flat([0, 0.11, -0.5], [0.013, 0.14, 0.042], [-0.6, 0, 0]),
      bone: 'tail',
      colour: '#66747f',
      seam: 0.02,
    },
    {
      is: flat([0, -0.06, -0.48], [0.012, 0.08, 0.034], [0.6, 0, 0]),
      bone: 'tail',
      colour: '#66747f',
      seam: 0.02,
    },
    {
      is: flat([0, 0.17, 0.06], [0.014, 0.12, 0.055], [-0.5, 0, 0]),
      bone: 'body',
      colour: '#66747f',
      seam: 0.03,
    },
    ...fins(flat([0.18, -0.08, 0.1], [0.13, 0.014, 0.042], [0, 0.6, -0.35]), '#66747f'),
  ],
};

export const SHARK_PROP: Prop = {
  noun: 'shark',
  words: ['great white shark'],
  size: [2.02, 1.46, 3.81],
  stands: WATER,
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => swimmer(kit, SHARK)),
};
