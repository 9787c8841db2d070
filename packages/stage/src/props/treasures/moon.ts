import { SphereGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bent, between, tinted } from '../kit/surface.js';

function moon(kit: Maker): void {
  const pits = Array.from({ length: 46 }, (_, i) => {
    const [y, turn] = [1 - (2 * (i + 0.5)) / 46, i * 2.39996 + kit.between(-0.3, 0.3)];
    return {
      at: new Vector3(Math.cos(turn) * Math.sqrt(1 - y * y), y, Math.sin(turn) * Math.sqrt(1 - y * y)),
      size: 0.07 + 0.19 * kit.random() ** 2.5,
    };
  });
  const globe = bent(new SphereGeometry(1, 112, 78), (at) => {
    const deep = pits.reduce((sum, { at: pit, size }) => {
      const off = at.distanceTo(pit) / size;
      return (
        sum - 0.16 * size * (1 - step(0.55, 0.95, off)) + 0.1 * size * Math.exp(-(((off - 1) / 0.16) ** 2))
      );
    }, 0);
    at.multiplyScalar(1 + deep + 0.006 * rough(at.x * 5, at.y * 5, at.z * 5));
  });
  kit.joint('planet', [0, 1, 0]).add(
    'globe',
    tinted(globe, (x, y, z) =>
      between(
        ['#8f8c88', '#d6d2ca'],
        0.55 + 0.5 * rough(x * 1.9, y * 1.9, z * 1.9) + (Math.hypot(x, y, z) - 1) * 9,
      ),
    ),
    matter('rubber', kit.options.colour ?? '#ffffff', { roughness: 0.95 }),
  );
}

export const MOON_PROP: Prop = {
  noun: 'moon',
  words: ['full moon'],
  size: [2, 2.01, 2],
  stands: ['space', 'air', 'podium'],
  paints: ['globe'],
  moves: [{ part: 'planet', does: 'spin', axis: 'y' }],
  build: made(moon),
};
