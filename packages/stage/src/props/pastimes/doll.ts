import { fixed } from '../animals/beast.js';
import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { knots, triples } from '../kit/rows.js';
import { type Lump, sculpted } from '../kit/sculpt.js';
import { flowing } from '../kit/solids.js';
import { bent, merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { STANDS } from '../toys/shapes.js';

const SKIN = '#f3cfae';
const WOOL = '#b5562a';

const LUMPS: readonly Lump[] = [
  { is: egg([0, 0.275, 0], [0.074, 0.07, 0.064]), colour: SKIN },
  { is: limb([0, 0.19, 0], [0, 0.23, 0], 0.03, 0.026), colour: SKIN },
  { is: twin(limb([0.045, 0.19, 0.0], [0.115, 0.12, 0.03], 0.023, 0.021)), colour: SKIN, seam: 0.01 },
  { is: twin(limb([0.03, 0.05, 0.02], [0.042, 0.035, 0.12], 0.026, 0.026)), colour: '#f7f2ea', seam: 0.01 },
  { is: twin(egg([0.043, 0.042, 0.142], [0.028, 0.04, 0.028])), colour: '#6a2f24', seam: 0.008 },
  { is: egg([0, 0.293, -0.016], [0.082, 0.074, 0.068]), colour: WOOL, seam: 0.004 },
  {
    is: twin(
      path(knots('0.062 0.31 0.03 0.022, 0.088 0.28 0.03 0.026, 0.1 0.235 0.03 0.026, 0.1 0.19 0.035 0.02')),
    ),
    colour: WOOL,
    seam: 0.008,
  },
  { is: twin(limb([0.008, 0.338, 0.038], [0.055, 0.315, 0.048], 0.017, 0.018)), colour: WOOL, seam: 0.008 },
];

function doll(kit: Maker): void {
  kit.add(
    'figurine',
    sculpted({ lumps: LUMPS, low: [-0.15, 0, -0.1], high: [0.15, 0.38, 0.18], cell: 0.0062, seam: 0.016 }),
    matter('clay', '#ffffff'),
  );
  const dress = bent(
    flowing(
      [
        [0.05, 0.012],
        [0.108, 0.005],
        [0.112, 0.014],
        [0.082, 0.09],
        [0.052, 0.15],
        [0.046, 0.2],
        [0.03, 0.216],
      ],
      72,
      40,
    ),
    (at) => {
      const fold = 1 + 0.07 * Math.max(0, (0.12 - at.y) / 0.12) * Math.sin(11 * Math.atan2(at.z, at.x));
      at.set(at.x * fold, at.y, at.z * fold * 0.94);
    },
  );
  kit.add('dress', dress, kit.main('clay', '#d9486a', { roughness: 0.9 }));
  const collar = Array.from({ length: 9 }, (_, i) => neckline(i / 9));
  kit.add(
    'collar',
    swept(collar, 0.0085, { steps: 60, sides: 10, isClosed: true }),
    matter('clay', '#fff8ee'),
  );
  const mouth = swept(triples('-0.02 0.252 0.0615, 0 0.244 0.065, 0.02 0.252 0.0615'), 0.0026, {
    sides: 8,
    steps: 16,
  });
  const bows = [0.1, -0.1].flatMap((x) => [
    swept(
      triples(`${x} 0.225 0.054, ${x + 0.018} 0.238 0.058, ${x + 0.02} 0.218 0.058, ${x} 0.225 0.054`),
      0.004,
      { sides: 8, steps: 24 },
    ),
    swept(
      triples(`${x} 0.225 0.054, ${x - 0.018} 0.238 0.058, ${x - 0.02} 0.218 0.058, ${x} 0.225 0.054`),
      0.004,
      { sides: 8, steps: 24 },
    ),
  ]);
  kit.add('stitches', merged([mouth, ...bows]), matter('clay', '#b3202e'));
  fixed(
    kit.group,
    ([1, -1] as const).flatMap((side) => [
      [[side * 0.028, 0.281, 0.056], 0.0125, '#1c1614'] as const,
      [[side * 0.028 + 0.004, 0.286, 0.0665], 0.0035, '#ffffff'] as const,
      [[side * 0.046, 0.258, 0.0445], 0.0115, '#f0a09a'] as const,
    ]),
  );
}

/** Round the neck. */
function neckline(t: number): readonly [number, number, number] {
  const angle = t * 2 * Math.PI;
  return [Math.cos(angle) * 0.037, 0.212, Math.sin(angle) * 0.035];
}

export const DOLL_PROP: Prop = {
  noun: 'doll',
  words: ['rag doll', 'toy doll', 'cloth doll'],
  size: [0.272, 0.367, 0.284],
  stands: STANDS,
  paints: ['dress'],
  build: made(doll),
};
