import { egg, type Field } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { fins, flat, joints, MOVES, swimmer, type SwimmerLook, WATER } from './shapes.js';

const trunk = egg([0, 0, 0.06], [0.135, 0.215, 0.31]);

/** A white belt a hair above a fish's skin. */
const band =
  (at: number): Field =>
  (x, y, z) =>
    Math.max(trunk(x, y, z) - 0.004, Math.abs(z - at) - 0.028);

const FISH: SwimmerLook = {
  length: 0.3,
  coat: '#f08a24',
  seam: 0.06,
  head: [
    [0, 0.02, 0.2],
    [0.115, 0.17, 0.17],
  ],
  eye: 0.034,
  look: [0.82, 0.3, 0.5],
  joints: joints([0.11, -0.06, 0.1], -0.26),
  lumps: [
    { is: egg([0, 0, 0.06], [0.135, 0.215, 0.31]), bone: 'body', colour: '#f08a24' },
    { is: egg([0, 0, -0.2], [0.07, 0.12, 0.16]), bone: 'body', colour: '#f08a24' },
    {
      is: flat([0, 0.1, -0.42], [0.022, 0.14, 0.085], [-0.55, 0, 0]),
      bone: 'tail',
      colour: '#f7b04a',
      seam: 0.04,
    },
    {
      is: flat([0, -0.1, -0.42], [0.022, 0.14, 0.085], [0.55, 0, 0]),
      bone: 'tail',
      colour: '#f7b04a',
      seam: 0.04,
    },
    {
      is: flat([0, 0.22, 0.0], [0.02, 0.1, 0.19], [-0.25, 0, 0]),
      bone: 'body',
      colour: '#f7b04a',
      seam: 0.03,
    },
    {
      is: flat([0, -0.2, -0.04], [0.018, 0.075, 0.09], [0.4, 0, 0]),
      bone: 'body',
      colour: '#f7b04a',
      seam: 0.03,
    },
    { is: band(0.14), bone: 'body', colour: '#fffaf0', seam: 0 },
    { is: band(-0.08), bone: 'body', colour: '#fffaf0', seam: 0 },
    ...fins(flat([0.16, -0.07, 0.06], [0.07, 0.018, 0.06], [0, 0.6, -0.5]), '#f7b04a'),
    { is: egg([0, -0.03, 0.37], [0.04, 0.028, 0.03]), bone: 'head', colour: '#f7b04a', seam: 0.02 },
  ],
};

export const FISH_PROP: Prop = {
  noun: 'fish',
  words: [
    'goldfish',
    'clownfish',
    'tropical fish',
    'butterfly fish',
    'clown fish',
    'koi',
    'koi fish',
    'betta',
    'betta fish',
  ],
  size: [0.131, 0.176, 0.275],
  stands: WATER,
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => swimmer(kit, FISH)),
};
