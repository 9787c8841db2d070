import { SphereGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { green, rays, STANDS } from './shapes.js';

function sunflower(kit: Maker): void {
  const head = kit.joint('head', [0, 1.3, 0.05], [-0.25, 0, 0]);
  head.add('petals', placed(rays(22, 0.15, 0.042), {}), kit.main('plant', '#f7b719'));
  const seeds = Array.from({ length: 220 }, (_, i) => {
    const [far, turn] = [0.098 * Math.sqrt((i + 0.5) / 220), i * 2.39996];
    return tinted(
      placed(new SphereGeometry(0.006, 6, 4), {
        at: [Math.cos(turn) * far, Math.sin(turn) * far, 0.022 - far * far * 1.2],
        scale: [1, 1, 1.5],
      }),
      between(['#6b4a1c', '#3a2410', '#2a1a0c', '#8a5a1c'], far / 0.098).getStyle(),
    );
  });
  head.add('seeds', merged(seeds), matter('clay', '#ffffff'));
  head.add(
    'disc',
    turned(corners('0 -0.01, 0.1 -0.01 0.006, 0.1 0.012 0.008, 0 0.018'), 40).rotateX(Math.PI / 2),
    matter('clay', '#3a2410'),
  );
  const leaves = [
    [0.5, 0.6],
    [0.72, 3.4],
    [0.92, 1.9],
  ].map(([y = 0, turn = 0]) => placed(leaf(0.3, 0.2, 0.4, 16), { at: [0, y, 0], turn: [0, turn, 0.3] }));
  kit.add(
    'green',
    merged(
      [swept(triples('0 0 0, 0.02 0.6 -0.02, 0 1.2 -0.02, 0 1.3 0.03'), 0.016, { sides: 10 }), ...leaves].map(
        (part) => part.deleteAttribute('uv'),
      ),
    ),
    green(),
  );
}

export const SUNFLOWER_PROP: Prop = {
  isLookedAtAbove: true,
  noun: 'sunflower',
  words: [],
  size: [0.577, 1.45, 0.425],
  stands: STANDS,
  paints: ['petals'],
  build: made(sunflower),
};
