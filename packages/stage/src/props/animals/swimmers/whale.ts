import { egg, path, twin } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { fins, flat, joints, KICKS, swimmer, type SwimmerLook, WATER } from './shapes.js';

const WHALE: SwimmerLook = {
  length: 12,
  coat: '#3f6a94',
  seam: 0.12,
  head: [
    [0, 0.0, 0.22],
    [0.2, 0.19, 0.26],
  ],
  eye: 0.014,
  look: [0.9, -0.12, 0.42],
  joints: joints([0.18, -0.08, 0.14], -0.3),
  lumps: [
    { is: egg([0, 0.02, 0.14], [0.2, 0.195, 0.34]), bone: 'body', colour: '#3f6a94' },
    {
      is: path([
        [0, 0, 0, 0.17],
        [0, 0.02, -0.25, 0.09],
        [0, 0.06, -0.46, 0.035],
      ]),
      bone: 'tail',
      colour: '#3f6a94',
    },
    { is: egg([0, -0.055, 0.17], [0.178, 0.15, 0.315]), bone: 'body', colour: '#e9eff2', seam: 0.006 },
    {
      is: twin(flat([0.1, 0.075, -0.5], [0.12, 0.02, 0.06], [0, 0.5, 0.12])),
      bone: 'tail',
      colour: '#35597c',
      seam: 0.04,
    },
    ...fins(flat([0.26, -0.12, 0.1], [0.13, 0.02, 0.06], [0, 0.6, -0.4]), '#35597c'),
    {
      is: flat([0, 0.17, -0.12], [0.014, 0.05, 0.055], [-0.4, 0, 0]),
      bone: 'body',
      colour: '#35597c',
      seam: 0.03,
    },
  ],
};

export const WHALE_PROP: Prop = {
  noun: 'whale',
  words: ['blue whale', 'humpback whale', 'orca'],
  size: [8.49, 5.1, 12.7],
  stands: WATER,
  paints: ['figure'],
  moves: KICKS,
  build: made((kit) => swimmer(kit, WHALE)),
};
