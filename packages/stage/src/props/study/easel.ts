import { type BufferGeometry, PlaneGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const LEAN = 0.2;

/** Hills at sundown, in broad strokes. */
function picture(): BufferGeometry {
  return tinted(new PlaneGeometry(0.6, 0.46, 84, 64), (x, y) => {
    const stroke = 0.04 * noise(x * 34, y * 90, 2);
    if (Math.hypot(x - 0.1, y - 0.075) < 0.05) return '#fff0b8';
    if (y > 0.03 + 0.05 * noise(x * 7, 1, 4) + stroke * 0.2)
      return between(['#f6b35a', '#f08a6a', '#a96f9a', '#5a6fa8'], (y + 0.02) * 3.4 + stroke * 3);
    const ridge = 0.5 + 0.5 * rough(x * 5, y * 12, 1) + stroke * 4;
    return y > -0.09 + 0.04 * noise(x * 9, 3, 1)
      ? between(['#4a5f8a', '#6a86a8'], ridge)
      : between(['#3f7a4a', '#8fae4a', '#d9b64a'], ridge);
  });
}

function easel(kit: Maker): void {
  const beam = (from: readonly [number, number, number], to: readonly [number, number, number]) =>
    swept([from, to], 0.016, { sides: 8, steps: 1, flat: 0.75 });
  const legs = [
    beam([0.3, 0.016, 0.2], [0.05, 1.55, -0.115]),
    beam([-0.3, 0.016, 0.2], [-0.05, 1.55, -0.115]),
    beam([0, 0.016, -0.5], [0, 1.5, -0.13]),
  ];
  const bars = [
    boxAt([0.5, 0.035, 0.02], [0, 0.42, 0.108], 0.006),
    boxAt([0.2, 0.04, 0.025], [0, 1.48, -0.112], 0.006),
  ];
  const shelf = boxAt([0.62, 0.024, 0.075], [0, 0.69, 0.088], 0.008);
  kit.add(
    'easel',
    merged([...legs, ...bars, shelf].map((part) => part.deleteAttribute('uv'))),
    kit.main('wood', '#b98350'),
  );
  const spot = { at: [0, 0.945, 0.055], turn: [-LEAN, 0, 0] } as const;
  kit.add('canvas', placed(boxAt([0.64, 0.5, 0.026], [0, 0, 0], 0.004), spot), matter('paper', '#f6f0e2'));
  kit.add(
    'picture',
    placed(picture().translate(0, 0, 0.0138), spot),
    matter('paper', '#ffffff', { roughness: 0.6 }),
  );
}

export const EASEL_PROP: Prop = {
  noun: 'easel',
  words: ['canvas on easel', 'painter easel'],
  size: [0.64, 1.53, 0.717],
  stands: ['floor', 'podium', 'ground'],
  paints: ['easel'],
  build: made(easel),
};
