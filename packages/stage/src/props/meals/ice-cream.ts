import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { ball, flowing } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

function iceCream(kit: Maker): void {
  const cone = bent(
    flowing(pairs('0.0005 0, 0.006 0.008, 0.026 0.1, 0.0275 0.107, 0.0255 0.108'), 80, 50),
    (at) => {
      const [angle, far] = [Math.atan2(at.z, at.x), Math.hypot(at.x, at.z)];
      const lines = Math.max(Math.cos(angle * 9 + at.y * 190), Math.cos(angle * 9 - at.y * 190));
      const ridge = 1 + 0.05 * step(0.75, 1, lines) * step(0.004, 0.01, far);
      at.set(at.x * ridge, at.y, at.z * ridge);
    },
  );
  kit.add('cone', cone, matter('plastic', '#cf8f45', { roughness: 0.7 }));
  const scoop = (y: number, radius: number) =>
    bent(new SphereGeometry(radius, 56, 40), (at) => {
      const angle = Math.atan2(at.z, at.x);
      const skirt = step(-0.25, -0.5, at.y / radius) * step(-0.95, -0.6, at.y / radius);
      at.multiplyScalar(
        1 +
          0.035 * rough(at.x * 85, at.y * 85, at.z * 85) +
          skirt * (0.09 + 0.07 * noise(Math.cos(angle) * 4, y * 100, Math.sin(angle) * 4)),
      );
      at.setY(Math.max(at.y, -radius * 0.72) + y);
    });
  const cream = kit.main('plastic', '#f6b7c6', { roughness: 0.5 });
  kit.add('scoop', scoop(0.122, 0.032), cream);
  kit.add(
    'scoop.top',
    scoop(0.163, 0.029),
    matter('plastic', kit.options.colour ?? '#fdf0d2', { roughness: 0.5 }),
  );
  kit.add(
    'wafer',
    merged([
      placed(
        swept(
          [
            [0, 0, 0],
            [0, 0.06, 0],
          ],
          0.0048,
          { sides: 14, steps: 8 },
        ),
        { at: [0.014, 0.165, -0.012], turn: [-0.25, 0, -0.35] },
      ),
    ]),
    matter('plastic', '#a9682c', { roughness: 0.7 }),
  );
  kit.add('cherry', ball(0.0085, 22).translate(-0.004, 0.196, 0.004), matter('glaze', '#c3122b'));
}

export const ICE_CREAM_PROP: Prop = {
  noun: 'ice cream',
  words: ['ice cream cone', 'gelato', 'ice-cream'],
  size: [0.0702, 0.221, 0.0651],
  stands: TABLE,
  paints: ['scoop', 'scoop.top'],
  build: made(iceCream),
};
