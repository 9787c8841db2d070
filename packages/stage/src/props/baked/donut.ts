import { TorusGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bent, between, tinted } from '../kit/surface.js';
import { sprinkles, TABLE } from './shapes.js';

function donut(kit: Maker): void {
  const ring = (angle: number, tube: number, swell: number) => {
    const wide = 0.029 + (0.0165 + swell) * Math.cos(tube);
    return [
      Math.cos(angle) * wide,
      0.0175 + (0.0155 + swell) * Math.sin(tube),
      Math.sin(angle) * wide,
    ] as const;
  };
  const dough = bent(new TorusGeometry(0.029, 0.017, 18, 60).rotateX(Math.PI / 2), (at) =>
    at
      .set(at.x, at.y * 0.95 + 0.0165, at.z)
      .multiplyScalar(1 + 0.012 * rough(at.x * 60, at.y * 60, at.z * 60)),
  );
  kit.add(
    'dough',
    tinted(dough, (_x, y) => between(['#b06a28', '#d89a50', '#f2d29a', '#d89a50', '#c07a34'], y / 0.033)),
    matter('food', '#ffffff'),
  );
  const icing = bent(new TorusGeometry(0.029, 0.0178, 22, 80).rotateX(Math.PI / 2), (at) => {
    const angle = Math.atan2(at.z, at.x);
    const wide = Math.hypot(at.x, at.z);
    const drip = 0.0035 * noise(Math.cos(angle) * 3.2, Math.sin(angle) * 3.2, wide > 0.029 ? 4 : 9) - 0.001;
    const low = step(0.0005, -0.0025, at.y - drip);
    at.set(at.x, at.y * 0.95 + 0.0168, at.z);
    const shrink = 1 - 0.12 * low;
    const centre = 0.029 / Math.max(wide, 1e-6);
    at.set(
      at.x * (centre + (1 - centre) * shrink),
      0.0168 + (at.y - 0.0168) * shrink,
      at.z * (centre + (1 - centre) * shrink),
    );
  });
  kit.add('icing', icing, kit.main('glaze', '#f07aa8'));
  kit.add(
    'sprinkles',
    sprinkles(kit, 80, (a, b) => ring(a * 6.283, 0.45 + b * 2.2, 0.0018)),
    matter('plastic', '#ffffff'),
  );
}

export const DONUT_PROP: Prop = {
  noun: 'donut',
  words: ['doughnut', 'glazed donut'],
  size: [0.0931, 0.0357, 0.094],
  stands: TABLE,
  paints: ['icing'],
  build: made(donut),
};
