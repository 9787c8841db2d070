import { SphereGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { bead } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { green, rays, STANDS, stem } from './shapes.js';

function daisy(kit: Maker): void {
  const head = kit.joint('head', [0, 0.24, 0.004], [-0.7, 0, 0]);
  head.add('petals', rays(16, 0.03, 0.0095), kit.main('plant', '#fdfdfa'));
  head.add(
    'disc',
    merged(
      Array.from({ length: 80 }, (_, i) =>
        bead(0.0011, 0.0011, 0.0013, {
          at: [
            Math.cos(i * 2.4) * 0.0095 * Math.sqrt(i / 80),
            Math.sin(i * 2.4) * 0.0095 * Math.sqrt(i / 80),
            0.004,
          ],
        }),
      ).concat(placed(new SphereGeometry(0.0105, 20, 12), { scale: [1, 1, 0.4] })),
    ),
    matter('clay', '#f2b31c'),
  );
  kit.add(
    'green',
    merged(
      [
        stem(0.24, 0.006),
        ...[0.5, 2.9, 4.8].map((turn) =>
          placed(leaf(0.05, 0.014, 0.4, 12), { at: [0, 0.02, 0], turn: [0, turn, 0.6] }),
        ),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    green(),
  );
}

export const FLOWER_PROP: Prop = {
  isLookedAtAbove: true,
  noun: 'flower',
  words: ['daisy', 'blossom'],
  size: [0.0964, 0.267, 0.0769],
  stands: STANDS,
  paints: ['petals'],
  build: made(daisy),
};
