import { type BufferGeometry, IcosahedronGeometry, Vector3 } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';

function rock(kit: Maker): void {
  const stone = (at: Triple, size: number, seed: number) =>
    placed(
      bent(new IcosahedronGeometry(1, 14), (spot) => {
        const flat = triples(
          '1 0.4 0.2, -0.7 0.5 0.6, 0.2 0.9 -0.3, -0.3 0.3 -0.9, 0.5 -0.1 0.9, -0.9 0.1 -0.2',
        ).map(([x, y, z]) =>
          new Vector3(x + 0.3 * noise(seed, x * 9, 1), y, z + 0.3 * noise(seed, z * 9, 4)).normalize(),
        );
        for (const side of flat) {
          const over = spot.dot(side) - 0.72;
          if (over > 0) spot.addScaledVector(side, -over * 0.85);
        }
        spot.multiplyScalar(
          1 +
            0.05 * rough(spot.x * 3 + seed, spot.y * 3, spot.z * 3) +
            0.015 * noise(spot.x * 14, spot.y * 14, spot.z * 14),
        );
        spot.set(spot.x * 1.15, Math.max(spot.y, -0.5) * 0.85, spot.z);
      }),
      { at, scale: size, turn: [0, seed, 0] },
    );
  const tone = kit.options.colour ?? '#8d8a84';
  const mossy = (part: BufferGeometry) =>
    tinted(part, (x, y, z) =>
      between([tone, '#b5b1a8', '#6f8a4a'], step(0.3, 1.1, y) * 0.6 + 0.25 * rough(x * 4, y * 4, z * 4)),
    );
  kit.add(
    'rock',
    merged(
      [
        stone([0, 0.42, 0], 1, kit.options.seed),
        stone([1.05, 0.2, 0.5], 0.45, 4),
        stone([-0.95, 0.16, 0.62], 0.34, 9),
      ].map(mossy),
    ),
    matter('stone', '#ffffff', { bumpScale: 1.5 }),
  );
}

export const ROCK_PROP: Prop = {
  noun: 'rock',
  words: ['stone', 'boulder'],
  size: [2.79, 1.22, 2.22],
  stands: ['ground', 'podium', 'table'],
  paints: ['rock'],
  build: made(rock),
};
