import { type BufferGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { even, knots } from '../kit/rows.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** Where canes stand, how high they are and how thick. */
const CANES = knots(
  '0 0 3.1 0.052, 0.24 0.1 2.6 0.044, -0.22 0.13 2.75 0.047, 0.1 -0.24 2.9 0.046, -0.16 -0.2 2.3 0.04, 0.34 -0.12 2.0 0.036, -0.36 -0.04 1.7 0.034',
);
const JOINT = 0.34;

const leanOf = (x: number, z: number, y: number) => 1 + 0.11 * y * y * 0.5 + 0.02 * noise(x * 9, y, z * 9);

function cane([x, z, high, thick]: readonly [number, number, number, number], own: string): BufferGeometry {
  const joints = Math.floor(high / JOINT);
  const way = even(8).map((t) => [x * leanOf(x, z, t * high), t * high, z * leanOf(x, z, t * high)] as const);
  const pipe = swept(
    way,
    (t) => {
      const off = Math.abs(((t * joints) % 1) - 0.5) * 2;
      return thick * (1 - 0.35 * t) * (1 + 0.13 * step(0.9, 1, off) - 0.03 * off);
    },
    { steps: joints * 10, sides: 12 },
  );
  return tinted(pipe, (_px, y) => {
    const off = Math.abs((((y / high) * joints) % 1) - 0.5) * 2;
    return between([own, own, '#cfdc8f'], 0.3 * (y / high) + step(0.86, 0.99, off) * 0.75);
  });
}

/** Sprays of long leaves out of the upper joints. */
function sprays(kit: Maker): BufferGeometry {
  const one = leaf(0.3, 0.042, 0.32, 8);
  return merged(
    CANES.flatMap(([x, z, high], i) =>
      Array.from({ length: 6 }, (_, k) => {
        const y = high * (0.5 + 0.1 * k);
        const turn = i * 1.9 + k * 2.4;
        const at = [x * leanOf(x, z, y), y, z * leanOf(x, z, y)] as const;
        const twig = swept(
          [
            at,
            [at[0] + Math.cos(turn) * 0.12, y + 0.07, at[2] - Math.sin(turn) * 0.12],
            [at[0] + Math.cos(turn) * 0.24, y + 0.09, at[2] - Math.sin(turn) * 0.24],
          ],
          0.005,
          {
            sides: 4,
            steps: 4,
            isOpen: true,
          },
        ).deleteAttribute('uv');
        const blades = [0.06, 0.14, 0.22, 0.24].map((far, n) =>
          tinted(
            placed(one, {
              at: [at[0] + Math.cos(turn) * far, y + 0.05 + far * 0.15, at[2] - Math.sin(turn) * far],
              turn: [0, turn + [0.8, -0.8, 0.45, -0.4][n]!, kit.between(-0.25, 0.2)],
              scale: kit.between(0.75, 1.1),
            }),
            ['#5f9a34', '#7fb548', '#4f8a30'][(k + n) % 3] ?? '#5f9a34',
          ),
        );
        return [tinted(twig, '#7fa348'), ...blades];
      }).flat(),
    ),
  );
}

function bamboo(kit: Maker): void {
  const own = kit.options.colour ?? '#7fae3c';
  kit.add(
    'canes',
    merged(CANES.map((one) => cane(one, own))),
    matter('glaze', '#ffffff', { roughness: 0.35 }),
  );
  kit.add('leaves', sprays(kit), matter('plant', '#ffffff'));
}

export const BAMBOO_PLANT_PROP: Prop = {
  noun: 'bamboo plant',
  words: [
    'bamboo tree',
    'bamboo stalk',
    'stalk of bamboo',
    'clump of bamboo',
    'bamboo stem',
    'bamboo shoot',
    'bamboo cane',
  ],
  size: [1.81, 3.19, 1.44],
  stands: ['ground', 'podium', 'floor'],
  paints: ['canes'],
  build: made(bamboo),
};
