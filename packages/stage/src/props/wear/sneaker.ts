import type { BufferGeometry } from 'three';
import { blended, carved, egg, type Field, limb } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { sculpted } from '../kit/sculpt.js';
import { split } from '../kit/split.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { STANDS } from './shapes.js';

/** One shoe's foot: heel at z = -0.13, toe at z = 0.15. */
const foot: Field = (x, y, z) => {
  const shoe = blended(
    [
      egg([0.004, 0.038, 0.092], [0.046, 0.036, 0.07]),
      egg([0.001, 0.06, 0.01], [0.038, 0.055, 0.095], [0.36, 0, 0]),
      egg([0, 0.06, -0.088], [0.036, 0.06, 0.046]),
      limb([0, 0.06, -0.088], [0, 0.112, -0.084], 0.035, 0.035),
    ],
    0.04,
  )(x, y, z);
  const opening = egg([0, 0.15, -0.07], [0.025, 0.055, 0.05], [-0.25, 0, 0])(x, y, z);
  return Math.max(carved(shoe, opening, 0.008), 0.016 - y);
};

const sole: Field = (x, y, z) => {
  const rise = 0.013 * step(0.08, 0.17, z) ** 2 + 0.006 * step(-0.09, -0.15, z);
  const waist = 1 - 0.14 * Math.exp(-(((z + 0.015) / 0.05) ** 2));
  const wide = (0.047 - 0.006 * step(0.02, -0.1, z)) * waist;
  const round = Math.hypot(x / wide, Math.max(0, z - 0.095) / 0.069, Math.min(0, z + 0.095) / 0.047) - 1;
  const thick = 0.0105 + 0.004 * step(0.05, -0.12, z);
  return Math.max(round * wide * 0.8, Math.abs(y - rise - thick - 0.001) - thick) - 0.0025;
};

/** The height of the upper's skin over a place. */
function topOf(x: number, z: number): number {
  let y = 0.15;
  for (let i = 0; i < 24; i += 1) y -= Math.max(0.0002, foot(x, y, z)) * 0.7;
  return y;
}

function shoe(kit: Maker, side: number): void {
  const upper = sculpted({
    lumps: [{ is: foot }],
    low: [-0.06, 0.01, -0.15],
    high: [0.06, 0.16, 0.17],
    cell: 0.0062,
    seam: 0,
  });
  const stripe: Field = (x, y, z) =>
    Math.max(
      Math.abs(y - 0.062 - z * 0.5) - 0.009 * (1 + z * 4),
      Math.abs(z + 0.01) - 0.052,
      0.018 - Math.abs(x),
    );
  const toe: Field = (_x, y, z) => Math.max(0.098 - z - y * 0.35, y - 0.2);
  const collar: Field = (_x, y, z) => Math.max(0.098 - y + Math.max(0, z + 0.06) * 0.5, z + 0.02);
  const [mark, plain] = split(upper, stripe);
  const [cap, rest] = split(plain, toe);
  const [lining, body] = split(rest, collar);
  const flip = (part: BufferGeometry) =>
    placed(part, { at: [side * 0.062, 0, side * 0.012], turn: [0, side * -0.06, 0] });
  const white = matter('rubber', '#f7f5f0', { roughness: 0.5 });
  kit.add('upper', flip(body), kit.main('leather', '#e2542c'));
  kit.add('stripe', flip(mark), white);
  kit.add('toe', flip(cap), kit.main('leather', '#e2542c'));
  kit.add('lining', flip(lining), matter('rubber', '#24252a'));
  kit.add(
    'sole',
    flip(
      sculpted({
        lumps: [{ is: sole }],
        low: [-0.06, -0.01, -0.16],
        high: [0.06, 0.06, 0.18],
        cell: 0.0066,
        seam: 0,
      }),
    ),
    white,
  );
  const laces = Array.from({ length: 5 }, (_, i) => {
    const z = 0.068 - i * 0.02;
    const crest = (x: number) => topOf(x, z) + 0.0012;
    return swept(
      [
        [-0.024, crest(-0.024), z - 0.003],
        [-0.012, crest(-0.012), z],
        [0, crest(0), z + 0.001],
        [0.012, crest(0.012), z],
        [0.024, crest(0.024), z - 0.003],
      ],
      0.003,
      { sides: 8, steps: 14, flat: 0.6 },
    );
  });
  kit.add('laces', flip(merged(laces)), white);
}

function sneaker(kit: Maker): void {
  shoe(kit, 1);
  shoe(kit, -1);
}

export const SNEAKER_PROP: Prop = {
  noun: 'sneaker',
  words: ['shoe', 'sneakers', 'trainer', 'running shoe', 'shoes', 'trainers'],
  size: [0.228, 0.139, 0.337],
  stands: STANDS,
  paints: ['upper', 'toe'],
  build: made(sneaker),
};
