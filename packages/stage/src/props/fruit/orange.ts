import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bent, placed } from '../kit/surface.js';
import { leaf, TABLE } from './shapes.js';

function orange(kit: Maker): void {
  const skin = bent(new SphereGeometry(0.038, 72, 54), (at) => {
    const dent = 0.0025 * step(0.01, 0.002, Math.hypot(at.x, at.z)) * Math.sign(at.y);
    at.multiplyScalar(1 + 0.006 * noise(at.x * 420, at.y * 420, at.z * 420));
    at.setY(at.y * 0.95 - dent + 0.036);
  });
  kit.add('skin', skin, kit.main('glaze', '#f07c0a', { roughness: 0.42, clearcoat: 0.35 }));
  kit.add(
    'button',
    placed(new SphereGeometry(0.0035, 12, 8), { at: [0, 0.0695, 0], scale: [1, 0.5, 1] }),
    matter('plant', '#6b7f35'),
  );
  kit.add(
    'leaf',
    placed(leaf(0.04, 0.02), { at: [0.001, 0.07, 0], turn: [0, 0.4, 0.3] }),
    matter('plant', '#3f7a2c'),
  );
}

export const ORANGE_PROP: Prop = {
  noun: 'orange',
  words: ['tangerine', 'mandarin', 'clementine'],
  size: [0.0774, 0.0754, 0.0761],
  stands: TABLE,
  paints: ['skin'],
  build: made(orange),
};
