import { egg, limb } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import type { Lump } from '../../kit/sculpt.js';
import { fins, flat, joints, KICKS, one, swimmer, type SwimmerLook } from './shapes.js';

const TURTLE: SwimmerLook = {
  length: 0.9,
  coat: '#6f9a4a',
  seam: 0.03,
  head: [
    [0, 0.03, 0.42],
    [0.085, 0.08, 0.1],
  ],
  eye: 0.018,
  look: [0.7, 0.3, 0.62],
  joints: [
    ...joints([0.24, -0.02, 0.2], -0.36),
    { name: 'leg.l', at: [0.2, -0.02, -0.24], from: 'body' },
    { name: 'leg.r', at: [-0.2, -0.02, -0.24], from: 'body' },
  ],
  lumps: [
    {
      is: (x, y, z) => Math.max(egg([0, 0, 0], [0.3, 0.2, 0.37])(x, y, z), -0.03 - y),
      bone: 'body',
      colour: '#5a4a2c',
    },
    { is: egg([0, -0.03, 0], [0.31, 0.055, 0.38]), bone: 'body', colour: '#c9a860', seam: 0.01 },
    ...Array.from({ length: 13 }, (_, i): Lump => {
      const [a, far] =
        i === 0 ? [0, 0] : [(i - 1) * (i < 7 ? 1.047 : 1.047) + (i < 7 ? 0 : 0.52), i < 7 ? 0.15 : 0.245];
      return {
        is: egg(
          [
            Math.cos(a) * far * 0.86,
            0.186 * Math.sqrt(Math.max(0.05, 1 - (far / 0.3) ** 2)),
            Math.sin(a) * far * 1.06,
          ],
          [0.062, 0.03, 0.066],
        ),
        bone: 'body',
        colour: '#7a653a',
        seam: 0.012,
      };
    }),
    { is: limb([0, 0.0, 0.3], [0, 0.03, 0.42], 0.06, 0.06), bone: 'head', colour: '#6f9a4a' },
    { is: egg([0, 0.03, 0.42], [0.08, 0.075, 0.1]), bone: 'head', colour: '#6f9a4a' },
    ...fins(flat([0.38, -0.03, 0.22], [0.2, 0.025, 0.075], [0, 0.5, -0.1]), '#6f9a4a'),
    ...([1, -1] as const).map((side): Lump => ({
      is: one(side, flat([0.24, -0.04, -0.32], [0.11, 0.024, 0.06], [0, -0.7, 0])),
      bone: side > 0 ? 'leg.l' : 'leg.r',
      colour: '#6f9a4a',
      seam: 0.02,
    })),
    { is: limb([0, -0.02, -0.34], [0, -0.03, -0.46], 0.035, 0.012), bone: 'tail', colour: '#6f9a4a' },
  ],
};

export const TURTLE_PROP: Prop = {
  noun: 'turtle',
  words: ['sea turtle', 'tortoise'],
  size: [0.995, 0.27, 0.892],
  stands: ['water', 'ground', 'podium'],
  paints: ['figure'],
  moves: KICKS,
  build: made((kit) => swimmer(kit, TURTLE)),
};
