import { ConeGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, rod } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { FLOOR } from './shapes.js';

function fireplace(kit: Maker): void {
  const stone = kit.main('stone', '#a99b8a');
  kit.add(
    'fireplace',
    merged([
      boxAt([0.34, 1, 0.42], [-0.53, 0.5, 0], 0.015),
      boxAt([0.34, 1, 0.42], [0.53, 0.5, 0], 0.015),
      boxAt([1.4, 0.26, 0.42], [0, 0.98, 0], 0.015),
      boxAt([1.5, 0.05, 0.62], [0, 0.025, 0.06], 0.01),
    ]),
    stone,
  );
  kit.add('mantel', boxAt([1.6, 0.08, 0.52], [0, 1.14, 0.02], 0.015), matter('wood', '#6b4428'));
  kit.add('back', boxAt([0.76, 0.9, 0.04], [0, 0.46, -0.19], 0.005), matter('clay', '#1a1412'));
  kit.add(
    'logs',
    merged([
      rod(0.055, 0.54)
        .rotateZ(Math.PI / 2)
        .translate(0, 0.11, 0.02),
      rod(0.05, 0.46).rotateZ(1.45).rotateY(0.3).translate(0, 0.2, 0),
    ]),
    matter('clay', '#5a3a24'),
  );
  const flames = [
    [-0.14, 0.3, 0.09],
    [0.02, 0.42, 0.11],
    [0.16, 0.28, 0.08],
  ].map(([x = 0, tall = 0, wide = 0]) =>
    new ConeGeometry(wide, tall, 14).translate(x, 0.16 + tall / 2, -0.02),
  );
  kit.add('flames', merged(flames), matter('light', '#ff9a3c'));
}

export const FIREPLACE_PROP: Prop = {
  noun: 'fireplace',
  words: ['hearth', 'fire place'],
  size: [1.6, 1.18, 0.62],
  stands: FLOOR,
  paints: ['fireplace'],
  build: made(fireplace),
};
