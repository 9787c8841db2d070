import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bent } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function pumpkin(kit: Maker): void {
  const skin = bent(new SphereGeometry(1, 120, 60), (at) => {
    const angle = Math.atan2(at.z, at.x);
    const far = Math.hypot(at.x, at.z);
    const rib = 1 - 0.13 * (1 - Math.abs(Math.sin(angle * 5))) ** 1.6 * far;
    const dent = 0.22 * Math.exp(-((far / 0.34) ** 2)) * Math.sign(at.y);
    at.set(at.x * rib * 0.17, (at.y - dent) * 0.13 + 0.118, at.z * rib * 0.17);
  });
  kit.add('skin', skin, kit.main('glaze', '#e8781a', { roughness: 0.42, clearcoat: 0.3 }));
  kit.add(
    'stalk',
    swept(
      triples('0 0.2 0, 0.004 0.235 0, 0.022 0.262 0.006, 0.04 0.27 0.01'),
      (t) => 0.02 - 0.009 * t + 0.012 * Math.max(0, 0.15 - t) * 5,
      { sides: 10, steps: 20 },
    ),
    matter('clay', '#6a7a34'),
  );
}

export const PUMPKIN_PROP: Prop = {
  noun: 'pumpkin',
  words: ['gourd', 'squash'],
  size: [0.331, 0.27, 0.34],
  stands: ['podium', 'table', 'ground', 'floor'],
  paints: ['skin'],
  build: made(pumpkin),
};
