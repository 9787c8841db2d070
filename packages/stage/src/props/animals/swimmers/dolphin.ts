import { egg, limb, path, twin } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { fins, flat, joints, KICKS, swimmer, type SwimmerLook, WATER } from './shapes.js';

const DOLPHIN: SwimmerLook = {
  length: 2.3,
  coat: '#7290a8',
  seam: 0.07,
  head: [
    [0, 0.02, 0.27],
    [0.105, 0.105, 0.14],
  ],
  eye: 0.016,
  look: [0.88, 0.06, 0.45],
  joints: joints([0.1, -0.05, 0.16], -0.25),
  lumps: [
    { is: egg([0, 0.01, 0.1], [0.118, 0.125, 0.3]), bone: 'body', colour: '#7290a8' },
    { is: egg([0, 0.02, 0.28], [0.1, 0.1, 0.13]), bone: 'head', colour: '#7290a8' },
    { is: limb([0, -0.02, 0.36], [0, -0.035, 0.48], 0.04, 0.026), bone: 'head', colour: '#7f9cb2' },
    {
      is: path([
        [0, 0, 0, 0.1],
        [0, 0.01, -0.25, 0.055],
        [0, 0.0, -0.45, 0.02],
      ]),
      bone: 'tail',
      colour: '#7290a8',
    },
    { is: egg([0, -0.05, 0.14], [0.095, 0.09, 0.25]), bone: 'body', colour: '#edf2f4', seam: 0.005 },
    {
      is: twin(flat([0.075, 0, -0.47], [0.085, 0.012, 0.04], [0, 0.5, 0])),
      bone: 'tail',
      colour: '#64839c',
      seam: 0.02,
    },
    ...fins(flat([0.14, -0.09, 0.14], [0.08, 0.012, 0.036], [0, 0.7, -0.5]), '#64839c'),
    {
      is: flat([0, 0.15, 0.0], [0.012, 0.085, 0.05], [-0.7, 0, 0]),
      bone: 'body',
      colour: '#64839c',
      seam: 0.03,
    },
  ],
};

export const DOLPHIN_PROP: Prop = {
  noun: 'dolphin',
  words: ['porpoise'],
  size: [0.886, 0.809, 2.36],
  stands: WATER,
  paints: ['figure'],
  moves: KICKS,
  build: made((kit) => swimmer(kit, DOLPHIN)),
};
