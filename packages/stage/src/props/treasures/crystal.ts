import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { turned } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';

function crystal(kit: Maker): void {
  const shard = (height: number, radius: number) =>
    turned(
      [
        [0, -0.02],
        [radius * 0.8, -0.02],
        [radius, height * 0.72],
        [0, height],
      ],
      6,
    );
  const spots = [
    [0, 0, 0.21, 0.042, 0, 0],
    [0.06, 0.02, 0.14, 0.03, 0.2, -0.4],
    [-0.055, 0.015, 0.16, 0.032, 0.1, 0.35],
    [0.01, 0.06, 0.12, 0.027, 0.5, 0.05],
    [-0.02, -0.055, 0.13, 0.028, -0.45, 0.1],
    [0.05, -0.045, 0.09, 0.022, -0.4, -0.45],
    [-0.06, -0.03, 0.08, 0.02, -0.3, 0.6],
  ] as const;
  kit.add(
    'crystal',
    merged(
      spots.map(([x, z, height, radius, tilt, roll]) =>
        placed(shard(height, radius), { at: [x, 0.03, z], turn: [tilt, x * 9, roll] }),
      ),
    ),
    kit.main('gem', '#9a5ce0'),
  );
  kit.add(
    'rock',
    bent(new SphereGeometry(1, 40, 26), (at) => {
      const lump = 1 + 0.22 * rough(at.x * 2.4, at.y * 2.4, at.z * 2.4);
      at.set(at.x * 0.115 * lump, Math.max(at.y, -0.2) * 0.05 * lump, at.z * 0.1 * lump);
    }),
    matter('stone', '#6d675f', { bumpScale: 1 }),
  );
}

export const CRYSTAL_PROP: Prop = {
  noun: 'crystal',
  words: ['crystals', 'amethyst', 'quartz'],
  size: [0.244, 0.252, 0.247],
  stands: ['podium', 'table', 'ground', 'hand'],
  paints: ['crystal'],
  build: made(crystal),
};
