import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bent, between, tinted } from '../kit/surface.js';
import { CRUST, TABLE } from './shapes.js';

function bread(kit: Maker): void {
  const loaf = bent(new SphereGeometry(1, 96, 64), (at) => {
    const cuts =
      [-0.5, -0.17, 0.17, 0.5].reduce(
        (sum, from) => sum + Math.exp(-(((at.x - from - at.z * 0.28) / 0.045) ** 2)),
        0,
      ) * step(0.1, 0.6, at.y);
    const swell = 1 + 0.03 * rough(at.x * 4, at.y * 4, at.z * 4);
    at.set(
      at.x * 0.15 * swell,
      (Math.max(at.y, -0.62) * 0.062 - cuts * 0.007) * swell + 0.0385,
      at.z * 0.064 * swell,
    );
  });
  kit.add(
    'crust',
    tinted(loaf, (x, y, z) => {
      const open =
        [-0.5, -0.17, 0.17, 0.5].reduce(
          (sum, from) => sum + Math.exp(-(((x / 0.15 - from - (z / 0.064) * 0.28) / 0.07) ** 2)),
          0,
        ) * step(0.04, 0.07, y);
      return between(
        CRUST,
        0.75 - open * 0.75 + 0.2 * rough(x * 30, y * 30, z * 30) - 0.25 * step(0.03, 0, y),
      );
    }),
    matter('food', '#ffffff'),
  );
}

export const BREAD_PROP: Prop = {
  noun: 'bread',
  words: ['loaf', 'loaf of bread', 'sourdough', 'banana bread', 'garlic bread'],
  size: [0.299, 0.101, 0.129],
  stands: TABLE,
  paints: [],
  build: made(bread),
};
