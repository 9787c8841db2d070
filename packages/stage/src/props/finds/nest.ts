import { type BufferGeometry, SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';
import { bent, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { FOUND } from './shapes.js';

const TWIGS = ['#6b4a2a', '#8a6438', '#a8804c', '#c9a468', '#523620'];

/** A twig laid round the nest: `up` is 0 at its foot, 1 at its rim, and beyond that within. */
function twig(kit: Maker, i: number): BufferGeometry {
  const up = kit.random();
  const start = i * 2.39996;
  const long = kit.between(0.7, 1.7);
  const far = 0.052 + 0.034 * Math.sin(Math.min(1, up) * 1.7) + kit.between(-0.007, 0.007);
  const tilt = kit.between(-0.012, 0.012);
  return tinted(
    swept(
      Array.from({ length: 5 }, (_, k) => {
        const angle = start + (long * k) / 4;
        const reach = far + 0.006 * Math.sin(k * 2 + i) + (k === 4 ? kit.between(0, 0.014) : 0);
        return [
          Math.cos(angle) * reach,
          0.007 + 0.046 * up + tilt * (k / 2 - 1),
          Math.sin(angle) * reach,
        ] as const;
      }),
      kit.between(0.0011, 0.0021),
      { sides: 5, steps: 10, isOpen: true },
    ),
    TWIGS[i % 5] ?? '#8a6438',
  );
}

function nest(kit: Maker): void {
  const cup = tinted(
    flowing(
      pairs(
        '0.0003 0.002, 0.05 0.002, 0.075 0.02, 0.082 0.046, 0.074 0.052, 0.058 0.038, 0.038 0.025, 0.0003 0.02',
      ),
      40,
      26,
    ),
    '#5f4226',
  );
  const twigs = Array.from({ length: 175 }, (_, i) => twig(kit, i));
  kit.add('twigs', merged([cup, ...twigs]), matter('clay', '#ffffff', { roughness: 0.9 }));
  const shell = bent(new SphereGeometry(1, 36, 28), (at) => {
    const wide = 0.0185 * (1 - 0.14 * at.y - 0.03 * at.y * at.y);
    at.set(at.x * wide, at.y * 0.0245, at.z * wide);
  });
  const own = kit.options.colour ?? '#8fcfd0';
  const eggs = [
    { at: [-0.021, 0.047, 0.012], turn: [0.5, 0.4, 0.9] },
    { at: [0.021, 0.047, 0.014], turn: [1.1, 0, -0.7] },
    { at: [0.002, 0.049, -0.021], turn: [-0.6, 0.3, 0.4] },
  ] as const;
  const speckled = tinted(shell, (x, y, z) => (noise(x * 330, y * 330, z * 330) > 0.52 ? '#7a5a44' : own));
  kit.add(
    'eggs',
    merged(eggs.map((spot) => placed(speckled, spot))),
    matter('plastic', '#ffffff', { roughness: 0.45 }),
  );
}

export const NEST_PROP: Prop = {
  noun: 'nest',
  words: [
    'bird nest',
    "bird's nest",
    'nest with eggs',
    'nest of eggs',
    'bird nest with eggs',
    'nest full of eggs',
  ],
  size: [0.204, 0.0763, 0.206],
  stands: FOUND,
  paints: ['eggs'],
  build: made(nest),
};
