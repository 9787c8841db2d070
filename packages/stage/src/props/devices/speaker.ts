import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, puck, turned } from '../kit/solids.js';
import { merged, tinted } from '../kit/surface.js';

function speaker(kit: Maker): void {
  kit.add('box', boxAt([0.19, 0.32, 0.22], [0, 0.168, 0], 0.012), kit.main('wood', '#7d4f2c'));
  kit.add(
    'front',
    boxAt([0.168, 0.298, 0.006], [0, 0.168, 0.1105], 0.003),
    matter('plastic', '#17181a', { roughness: 0.6 }),
  );
  const driver = (radius: number) =>
    turned(
      [
        [radius * 1.12, 0.004],
        [radius * 1.1, 0.008, 0.002],
        [radius, 0.007, 0.002],
        [radius * 0.92, 0.013, 0.006],
        [radius * 0.8, 0.007, 0.002],
        [radius * 0.4, 0.005, 0.001],
        [radius * 0.32, 0.011, 0.004],
        [0, 0.014],
      ],
      64,
    ).rotateX(Math.PI / 2);
  kit.add(
    'woofer',
    tinted(driver(0.062), (x, y) => {
      const far = Math.hypot(x, y);
      if (far > 0.05) return '#2a2b2e';
      return far < 0.0225 ? '#c9a24a' : '#e3b23c';
    }).translate(0, 0.112, 0.11),
    matter('plastic', '#ffffff', { roughness: 0.4 }),
  );
  kit.add(
    'tweeter',
    tinted(driver(0.03), (x, y) => (Math.hypot(x, y) < 0.012 ? '#e8d6a0' : '#2a2b2e')).translate(
      0,
      0.245,
      0.11,
    ),
    matter('plastic', '#ffffff', { roughness: 0.4 }),
  );
  const feet = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => puck(0.012, 0.01, 0.002, 20).translate(side * 0.075, 0, end * 0.09)),
  );
  kit.add('feet', merged(feet), matter('plastic', '#17181a', { roughness: 0.6 }));
}

export const SPEAKER_PROP: Prop = {
  noun: 'speaker',
  words: ['loudspeaker', 'stereo'],
  size: [0.19, 0.328, 0.234],
  stands: ['table', 'floor', 'podium'],
  paints: ['box'],
  build: made(speaker),
};
