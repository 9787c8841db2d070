import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bent, merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function umbrella(kit: Maker): void {
  const canopy = new SphereGeometry(0.52, 64, 24, 0, 2 * Math.PI, 0, 1.05).scale(1, 0.82, 1);
  const dome = bent(canopy, (at) => {
    const [angle, far] = [Math.atan2(at.z, at.x), Math.hypot(at.x, at.z)];
    const between = Math.abs(Math.sin(angle * 4));
    at.set(
      at.x * (1 - 0.05 * between * (far / 0.45)),
      at.y + 0.34 + 0.075 * between * (far / 0.45) ** 3,
      at.z * (1 - 0.05 * between * (far / 0.45)),
    );
  });
  kit.add('canopy', dome, kit.main('plastic', '#d8342f', { roughness: 0.55, side: 2 }));
  kit.add(
    'stick',
    swept(triples('0 0.84 0, 0 0.06 0, 0.01 0.014 0, 0.042 0 0, 0.074 0.016 0, 0.08 0.055 0'), 0.0075, {
      steps: 80,
      tension: 0.15,
    }),
    matter('plastic', '#5a3620'),
  );
  const ribs = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    return swept(
      [0, 0.35, 0.7, 1.02].map(
        (polar) =>
          [
            Math.cos(angle) * 0.514 * Math.sin(polar),
            0.335 + 0.422 * Math.cos(polar),
            Math.sin(angle) * 0.514 * Math.sin(polar),
          ] as const,
      ),
      0.003,
      { sides: 6, steps: 16 },
    );
  });
  kit.add('ribs', merged(ribs), matter('metal', '#8d9095'));
}

export const UMBRELLA_PROP: Prop = {
  noun: 'umbrella',
  words: ['parasol'],
  size: [0.902, 0.847, 0.902],
  stands: ['hand', 'floor', 'ground', 'podium'],
  paints: ['canopy'],
  build: made(umbrella),
};
