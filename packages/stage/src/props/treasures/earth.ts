import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { between, tinted } from '../kit/surface.js';

function earth(kit: Maker): void {
  const globe = tinted(new SphereGeometry(1, 128, 88), (x, y, z) => {
    const land = rough(x * 1.6 + 3, y * 1.6 + 1, z * 1.6 + 5) + 0.3 * noise(x * 5, y * 5, z * 5);
    if (Math.abs(y) > 0.87 + 0.06 * noise(x * 6, 2, z * 6)) return '#f4f8fb';
    return land > 0.1
      ? between(['#5f9a4a', '#3f7a3a', '#b59a5c', '#8a6a44'], (land - 0.1) * 2.4)
      : between(['#0f3f7f', '#2a7fc0'], 1 + land * 2.2);
  });
  kit
    .joint('planet', [0, 1, 0], [0, 0, 0.4])
    .add('globe', globe, matter('gloss', '#ffffff', { roughness: 0.5, clearcoat: 0.3 }));
}

export const EARTH_PROP: Prop = {
  noun: 'earth',
  words: ['planet earth', 'the earth'],
  size: [2, 2, 2],
  stands: ['space', 'podium'],
  paints: [],
  moves: [{ part: 'planet', does: 'spin', axis: 'y', pace: 0.03 }],
  build: made(earth),
};
