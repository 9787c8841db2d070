import { egg, path } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import type { Joint, Lump } from '../../kit/sculpt.js';
import { swimmer, type SwimmerLook, WATER } from './shapes.js';

const OCTOPUS: SwimmerLook = {
  length: 0.8,
  coat: '#d8567a',
  seam: 0.09,
  head: [
    [0, 0.12, 0.02],
    [0.21, 0.25, 0.21],
  ],
  eye: 0.045,
  look: [0.45, -0.1, 0.85],
  joints: [
    { name: 'body', at: [0, 0, 0] },
    ...Array.from({ length: 8 }, (_, i): Joint => ({
      name: `arm.${i}`,
      at: [Math.sin(i * 0.785 + 0.39) * 0.12, -0.12, Math.cos(i * 0.785 + 0.39) * 0.12],
      from: 'body',
    })),
  ],
  lumps: [
    { is: egg([0, 0.14, 0], [0.2, 0.25, 0.2]), bone: 'body', colour: '#d8567a' },
    ...Array.from({ length: 8 }, (_, i): Lump => {
      const [x, z, up] = [Math.sin(i * 0.785 + 0.39), Math.cos(i * 0.785 + 0.39), i % 2 ? 0.06 : 0];
      return {
        is: path([
          [x * 0.1, -0.1, z * 0.1, 0.075],
          [x * 0.24, -0.27, z * 0.24, 0.06],
          [x * 0.4, -0.34, z * 0.4, 0.045],
          [x * 0.5, -0.29 + up, z * 0.5, 0.03],
          [x * 0.5, -0.2 + up, z * 0.5, 0.018],
        ]),
        bone: `arm.${i}`,
        colour: '#d8567a',
      };
    }),
  ],
};

export const OCTOPUS_PROP: Prop = {
  noun: 'octopus',
  words: ['squid'],
  size: [0.791, 0.621, 0.79],
  stands: WATER,
  paints: ['figure'],
  moves: Array.from({ length: 8 }, (_, i) => ({ part: `arm.${i}`, does: 'swing', axis: 'x' }) as const),
  build: made((kit) => swimmer(kit, OCTOPUS)),
};
