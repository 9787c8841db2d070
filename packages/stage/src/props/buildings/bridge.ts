import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, brick, rod } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function bridge(kit: Maker): void {
  const paint = kit.main('clay', '#c4452f');
  const steel: BufferGeometry[] = [boxAt([9, 0.9, 120], [0, 12, 0], 0.2)];
  for (const z of [-32, 32]) {
    for (const x of [-4.2, 4.2]) steel.push(boxAt([1.5, 38, 2], [x, 19, z], 0.2));
    for (const y of [18, 25, 31, 36]) steel.push(boxAt([8, 1.6, 1.4], [0, y, z], 0.2));
  }
  const sag = (z: number) =>
    Math.abs(z) > 32 ? 38 - ((Math.abs(z) - 32) / 28) * 25 : 14.5 + 23.5 * (z / 32) ** 2;
  for (const x of [-4.4, 4.4]) {
    steel.push(
      swept(
        Array.from({ length: 41 }, (_, i) => [x, sag(-60 + i * 3), -60 + i * 3] as const),
        0.28,
        { sides: 8, steps: 80, tension: 0.2 },
      ),
    );
    for (let i = 1; i < 40; i += 1)
      steel.push(
        rod(0.09, Math.max(0.2, sag(-60 + i * 3) - 12), 6).translate(
          x,
          (sag(-60 + i * 3) + 12) / 2,
          -60 + i * 3,
        ),
      );
    steel.push(boxAt([0.16, 0.9, 120], [x, 12.8, 0], 0.05));
  }
  kit.add('steel', merged(steel), paint);
  kit.add('road', boxAt([7.6, 0.1, 120], [0, 12.5, 0], 0.02), matter('rubber', '#3a3c40'));
  kit.add(
    'lines',
    merged(Array.from({ length: 20 }, (_, i) => brick([0.18, 0.04, 3], [0, 12.56, -57 + i * 6], 0.01))),
    matter('paper', '#f4f0e4'),
  );
  kit.add(
    'piers',
    merged([-32, 32].map((z) => boxAt([13, 3, 6], [0, 1.5, z], 0.5))),
    matter('stone', '#9a948a'),
  );
}

export const BRIDGE_PROP: Prop = {
  noun: 'bridge',
  words: ['suspension bridge'],
  size: [13, 38, 120],
  stands: ['water', 'ground'],
  paints: ['steel'],
  build: made(bridge),
};
