import { CylinderGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, puck, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';

/** Where its lights are, from the top, with how bright they are. */
const LIGHTS = [
  ['red', 2.49, '#ff1a10', 0.95],
  ['amber', 2.17, '#ffb01e', 0.3],
  ['green', 1.85, '#18d65a', 0.3],
] as const;

function trafficLight(kit: Maker): void {
  const pole = turned(
    corners(
      '0 0, 0.16 0 0.01, 0.16 0.06 0.02, 0.1 0.1 0.02, 0.1 0.42 0.02, 0.062 0.5 0.03, 0.055 2.75 0.01, 0.065 2.78 0.01, 0.03 2.84 0.02, 0 2.85',
    ),
    28,
  );
  kit.add('pole', pole, matter('metal', '#5c6167', { metalness: 0.4, roughness: 0.5 }));
  const hoods = LIGHTS.map(([, y]) =>
    placed(new CylinderGeometry(0.132, 0.122, 0.17, 28, 1, true, -1.75, 3.5), {
      at: [0, y, 0.28],
      turn: [-1.571 + 0.12, Math.PI, 0],
    }),
  );
  kit.add(
    'housing',
    merged(
      [
        boxAt([0.36, 0.98, 0.22], [0, 2.17, 0.1], 0.06),
        ...LIGHTS.map(([, y]) => puck(0.134, 0.03, 0.01, 36).rotateX(1.571).translate(0, y, 0.2)),
        ...[1.83, 2.51].map((y) => boxAt([0.06, 0.06, 0.14], [0, y, -0.02], 0.01)),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    kit.main('paint', '#1f2a26', { metalness: 0.1 }),
  );
  kit.add('hoods', merged(hoods), matter('plastic', '#141a18', { side: 2 }));
  kit.add('back', boxAt([0.48, 1.1, 0.02], [0, 2.17, 0.04], 0.009), matter('plastic', '#141a18'));
  for (const [name, y, colour, bright] of LIGHTS)
    kit.add(
      name,
      puck(0.108, 0.035, 0.03, 36).rotateX(1.571).translate(0, y, 0.215),
      matter('light', colour, { emissiveIntensity: bright, ...(bright < 1 ? { color: 0x332a1c } : {}) }),
    );
}

export const TRAFFIC_LIGHT_PROP: Prop = {
  noun: 'traffic light',
  words: ['traffic signal', 'stoplight', 'stop light', 'traffic lamp'],
  size: [0.48, 2.85, 0.53],
  stands: ['ground', 'podium'],
  paints: ['housing'],
  moves: [{ part: 'red', does: 'glow' }],
  build: made(trafficLight),
};
