import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { ball, rod, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { DESK } from './shapes.js';

const TILT = 0.41;

function globe(kit: Maker): void {
  const world = tinted(new SphereGeometry(0.125, 96, 64), (x, y, z) => {
    const [u, v, w] = [x / 0.125, y / 0.125, z / 0.125];
    const land = rough(u * 1.6 + 3, v * 1.6 + 1, w * 1.6 + 5) + 0.25 * noise(u * 5, v * 5, w * 5);
    if (Math.abs(v) > 0.9) return '#f1ead6';
    return land > 0.1
      ? between(['#e8d79a', '#c9b062', '#a9c07a', '#d89a62'], (land - 0.1) * 2.2)
      : between(['#4f93b5', '#86bcd0'], 1 + land * 2);
  });
  const tilted = kit.joint('tilt', [0, 0.235, 0], [0, 0, -TILT]);
  tilted.joint('world').add('map', world, matter('gloss', '#ffffff', { roughness: 0.4, clearcoat: 0.4 }));
  const bow = Array.from({ length: 21 }, (_, i) => {
    const angle = Math.PI / 2 + (i / 20) * Math.PI;
    return [Math.cos(angle) * 0.139, Math.sin(angle) * 0.139, 0] as const;
  });
  const brass = matter('gold', '#cfa04e');
  tilted.add(
    'meridian',
    merged(
      [
        swept(bow, 0.0052, { steps: 60, sides: 10, flat: 1.6 }),
        ...[1, -1].flatMap((side) => [
          rod(0.0032, 0.03, 10).translate(0, side * 0.132, 0),
          ball(0.008, 16).translate(0, side * 0.147, 0),
        ]),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    brass,
  );
  const foot = turned(
    corners(
      '0 0, 0.082 0 0.004, 0.084 0.012 0.004, 0.07 0.019 0.006, 0.03 0.026 0.012, 0.014 0.04 0.01, 0.011 0.075 0.006, 0.016 0.083 0.004, 0.016 0.09 0.003, 0 0.096',
    ),
    56,
  );
  kit.add('stand', placed(foot, { at: [-0.0, 0, 0] }), kit.main('wood', '#6d3f22'));
  kit.add(
    'arm',
    swept(
      [
        [0, 0.085, 0],
        [-0.04, 0.1, 0],
        [-0.0575, 0.1085, 0],
      ],
      0.007,
      { steps: 16, sides: 12 },
    ),
    brass,
  );
}

export const GLOBE_PROP: Prop = {
  noun: 'globe',
  words: ['desk globe', 'world globe', 'terrestrial globe'],
  size: [0.272, 0.382, 0.25],
  stands: DESK,
  paints: ['stand'],
  moves: [{ part: 'world', does: 'spin', axis: 'y' }],
  build: made(globe),
};
