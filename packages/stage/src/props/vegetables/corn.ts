import { type BufferGeometry, SphereGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { TABLE } from '../kitchen/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';

const [LONG, ROWS, RINGS] = [0.17, 15, 27];
const wide = (t: number) => 0.0215 * Math.min(1, 0.72 + 1.6 * t) * (1 - 0.62 * step(0.55, 1.02, t) ** 1.3);

/** Kernels in rows about y. */
function kernels(own: string): BufferGeometry {
  const kernel = new SphereGeometry(1, 7, 5);
  return merged(
    Array.from({ length: ROWS * RINGS }, (_, i) => {
      const [row, ring] = [i % ROWS, Math.floor(i / ROWS)];
      const t = (ring + 0.5 + 0.25 * (row % 2)) / RINGS;
      const [angle, far] = [(row / ROWS) * 2 * Math.PI, wide(t)];
      const size = far / 0.0215;
      const one = placed(kernel, {
        at: [Math.cos(angle) * far, t * LONG, Math.sin(angle) * far],
        turn: [0, -angle, 0],
        scale: [0.0042, 0.0034 * (0.6 + 0.4 * size), 0.0047 * size],
      });
      return tinted(
        one,
        between(['#e8a91c', own, own, '#fbe38a'], 0.5 + 0.5 * noise(row * 1.7, ring * 1.3, 3)).getStyle(),
      );
    }),
  );
}

/** A husk's leaf, peeled back from the foot. */
function husk(turn: number, out: number, long: number): BufferGeometry {
  const blade = bent(leaf(long, 0.05, 0, 22), (at) => {
    const t = at.x / long;
    at.set(at.x, at.y + 7 * at.z * at.z + 0.002 * Math.sin(at.z * 900), at.z);
    at.setY(at.y - 0.03 * out * t * t);
  });
  return placed(placed(blade, { turn: [0, 0, Math.PI / 2 - 0.25 - out * 0.5], at: [0.012, -0.012, 0] }), {
    turn: [0, turn, 0],
  });
}

function corn(kit: Maker): void {
  const own = kit.options.colour ?? '#f6c832';
  const lean = { turn: [0, 0.32, -1.32], at: [-0.082, 0.034, 0.018] } as const;
  kit.add(
    'kernels',
    placed(kernels(own), lean),
    matter('gloss', '#ffffff', { roughness: 0.28, clearcoat: 0.5 }),
  );
  const cob = flowing(
    pairs('0.0002 0, 0.016 0.001, 0.0195 0.05, 0.0185 0.1, 0.01 0.155, 0.0002 0.172'),
    28,
    18,
  );
  kit.add('cob', placed(cob, lean), matter('clay', '#f0d48a'));
  const husks = [husk(0.9, 0.45, 0.1), husk(2.3, 0.75, 0.1), husk(5.5, 0.5, 0.095), husk(0.1, 0.25, 0.1)].map(
    (one) =>
      tinted(one, (x, y, z) =>
        between(['#7fae3c', '#a9cc62', '#cfe09a'], 0.5 + y * 3 + 0.4 * Math.sin(Math.atan2(z, x) * 40)),
      ),
  );
  kit.add('husk', placed(merged(husks), lean), matter('plant', '#ffffff'));
  const stalk = flowing(pairs('0.0002 -0.04, 0.0085 -0.038, 0.0075 -0.012, 0.015 0.002'), 24, 14);
  kit.add('stalk', placed(stalk, lean), matter('plant', '#a8c070'));
}

export const CORN_PROP: Prop = {
  noun: 'corn',
  words: [
    'corn on cob',
    'corncob',
    'corn cob',
    'ear of corn',
    'sweetcorn',
    'sweet corn',
    'maize',
    'grilled corn',
  ],
  size: [0.202, 0.105, 0.102],
  stands: TABLE,
  paints: ['kernels'],
  build: made(corn),
};
