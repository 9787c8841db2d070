import { SphereGeometry } from 'three';
import { whipped } from '../cups/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { ball, flowing, rod, turned } from '../kit/solids.js';
import { bent, merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

function sundae(kit: Maker): void {
  kit.add(
    'glass',
    turned(
      corners(
        '0 0, 0.036 0 0.001, 0.036 0.004 0.002, 0.007 0.012 0.008, 0.006 0.045 0.006, 0.03 0.06 0.012, 0.05 0.1 0.001',
      ),
    ),
    matter('glass', '#ffffff'),
  );
  const scoops = [
    [-0.019, 0.099, 0.012],
    [0.02, 0.099, 0.01],
    [0, 0.1, -0.02],
  ] as const;
  kit.add(
    'scoops',
    merged(
      scoops.map((at, i) =>
        placed(
          tinted(
            bent(new SphereGeometry(0.026, 36, 26), (spot) =>
              spot.multiplyScalar(1 + 0.04 * rough(spot.x * 90, spot.y * 90, spot.z * 90 + i)),
            ),
            ['#f6b7c6', '#fff0d0', '#7a4a2c'][i] ?? '#ffffff',
          ),
          { at },
        ),
      ),
    ),
    matter('plastic', '#ffffff', { roughness: 0.5 }),
  );
  kit.add('cream', whipped(0.024, 0.034).translate(0, 0.116, 0), kit.main('plastic', '#fffaf0'));
  kit.add(
    'inner',
    flowing(pairs('0.0005 0.055, 0.026 0.063, 0.044 0.092, 0.0005 0.094'), 48, 24),
    matter('plastic', '#f7c9d2'),
  );
  kit.add('cherry', ball(0.0095, 22).translate(0, 0.154, 0), matter('glaze', '#c3122b'));
  kit.add(
    'wafer',
    rod(0.0045, 0.075, 14).rotateZ(-0.5).translate(0.032, 0.128, -0.014),
    matter('plastic', '#b9783a'),
  );
}

export const SUNDAE_PROP: Prop = {
  noun: 'sundae',
  words: ['ice cream sundae'],
  size: [0.104, 0.163, 0.1],
  stands: TABLE,
  paints: ['cream'],
  build: made(sundae),
};
