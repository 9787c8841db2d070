import { IcosahedronGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bent, between, tinted } from '../kit/surface.js';

/** Twelve metres of rock: a lump with dents all over. */
function asteroid(kit: Maker): void {
  const pits = Array.from({ length: 34 }, (_, i) => {
    const [y, turn] = [1 - (2 * (i + 0.5)) / 34, i * 2.39996 + kit.between(-0.4, 0.4)];
    const flat = Math.sqrt(1 - y * y);
    return {
      at: new Vector3(Math.cos(turn) * flat, y, Math.sin(turn) * flat),
      size: 0.13 + 0.34 * kit.random() ** 2.2,
    };
  });
  const deepAt = (at: Vector3): number =>
    pits.reduce((sum, { at: pit, size }) => {
      const off = at.distanceTo(pit) / size;
      return (
        sum -
        0.34 * size * (1 - step(0.35, 0.95, off)) +
        0.09 * size * Math.exp(-(((off - 1.02) / 0.17) ** 2))
      );
    }, 0);
  const lump = bent(new IcosahedronGeometry(1, 34), (at) => {
    const way = at.clone();
    const reach =
      1 +
      0.24 * rough(way.x * 1.1 + 4, way.y * 1.1, way.z * 1.1) +
      deepAt(way) +
      0.03 * rough(way.x * 5, way.y * 5, way.z * 5);
    at.multiplyScalar(reach).set(at.x * 5.2, at.y * 4.4, at.z * 6.2);
  });
  const own = kit.options.colour;
  kit.joint('lump', [0, 5, 0], [0.2, 0, 0.3]).add(
    'rock',
    tinted(lump, (x, y, z) => {
      const deep = Math.hypot(x / 5.2, y / 4.4, z / 6.2) - 1;
      return between(
        own ? ['#2c2622', own] : ['#2f2823', '#6d6058', '#a39484'],
        0.5 + deep * 1.1 + 0.3 * rough(x * 0.7, y * 0.7, z * 0.7),
      );
    }),
    matter('rubber', '#ffffff', { roughness: 0.95 }),
  );
}

export const ASTEROID_PROP: Prop = {
  noun: 'asteroid',
  words: ['meteor', 'meteorite', 'space rock', 'meteoroid'],
  size: [10.6, 9.4, 12],
  stands: ['space', 'podium'],
  paints: ['rock'],
  moves: [{ part: 'lump', does: 'spin', axis: 'y', pace: 0.04 }],
  build: made(asteroid),
};
