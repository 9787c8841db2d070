import { type BufferGeometry, PlaneGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { cushion, FLOOR, leg } from './shapes.js';

/** Half of what a blanket covers across and along, how far it hangs over the edges, and how high it lies, in metres. */
const [HALF, FOOT, HEAD, HANG, HIGH] = [0.83, 1.02, -0.42, 0.34, 0.56];

/** A blanket that lies in folds and hangs over the sides and the foot, in waves. */
function drape(): BufferGeometry {
  const [across, along] = [(HALF + HANG) * 2, FOOT - HEAD + HANG];
  const cloth = new PlaneGeometry(across, along, 72, 52)
    .rotateX(-Math.PI / 2)
    .translate(0, 0, HEAD + along / 2);
  return bent(cloth, (at) => {
    const [x, z] = [at.x, at.z];
    const over = Math.max(0, Math.abs(x) - HALF);
    const down = Math.max(0, z - FOOT);
    const fold =
      0.02 * Math.sin(x * 5.3 + z * 3.1) * Math.sin(z * 4.1 + 0.8) +
      0.014 * Math.sin(x * 2.2 - z * 8.3 + 1.1) +
      0.008 * Math.sin(x * 13 + z * 5);
    const wave = 0.022 * Math.sin((over > 0 ? z : x) * 17 + 1);
    const fall = Math.min(HANG, Math.max(over, down));
    at.set(
      over > 0 ? Math.sign(x) * (HALF + 0.02 + wave * (fall / HANG) + fall * 0.06) : x,
      HIGH + fold * (1 - fall / HANG) - fall - 0.02 * Math.max(0, 1 - (HALF - Math.abs(x)) / 0.1) ** 2,
      down > 0 ? FOOT + 0.02 + wave * (fall / HANG) : z,
    );
  });
}

function bed(kit: Maker): void {
  const wood = matter('wood', '#8f5f38');
  kit.add(
    'frame',
    merged([
      boxAt([1.66, 0.16, 2.04], [0, 0.25, 0], 0.02),
      boxAt([1.7, 0.8, 0.07], [0, 0.55, -1.04], 0.03),
      ...[-1, 1].flatMap((side) =>
        [-1, 1].map((end) => leg([side * 0.74, 0.2, end * 0.93], [side * 0.76, end * 0.95], 0.035)),
      ),
    ]),
    wood,
  );
  kit.add('mattress', cushion([1.6, 0.18, 1.98], [0, 0.39, 0], 0.02), matter('fabric', '#f4f1ea'));
  kit.add(
    'blanket',
    merged([drape(), cushion([1.7, 0.1, 0.34], [0, 0.575, -0.34], 0.16)]),
    kit.main('fabric', '#5b7fa3', { side: 2 }),
  );
  kit.add(
    'pillows',
    merged(
      [-0.4, 0.4].map((x) =>
        placed(cushion([0.66, 0.16, 0.42], [0, 0, 0], 0.45), { at: [x, 0.66, -0.74], turn: [0.35, 0, 0] }),
      ),
    ),
    matter('fabric', '#ffffff'),
  );
}

export const BED_PROP: Prop = {
  noun: 'bed',
  words: ['double bed'],
  size: [1.7, 0.948, 2.1],
  stands: FLOOR,
  paints: ['blanket'],
  build: made(bed),
};
