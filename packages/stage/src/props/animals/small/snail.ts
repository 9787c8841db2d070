import { made, type Maker } from '../../kit/maker.js';
import { matter } from '../../kit/matter.js';
import { egg, limb, path, twin } from '../../kit/fields.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { sculpted } from '../../kit/sculpt.js';
import { bead } from '../../kit/solids.js';
import { between, merged, tinted } from '../../kit/surface.js';
import { swept } from '../../kit/swept.js';
import { CRAWLS } from './shapes.js';

/** Two and a half turns of a tube that widens. */
function shell() {
  const turns = 2.6;
  const points = Array.from({ length: 60 }, (_, i) => {
    const t = i / 59;
    const angle = -0.7 - (1 - t) * turns * 2 * Math.PI;
    const far = 0.0205 * (0.04 + 0.96 * t ** 1.15);
    return [0.006 * (1 - t), 0.036 + Math.sin(angle) * far, -0.006 + Math.cos(angle) * far] as const;
  });
  const tube = swept(points, (t) => 0.0016 + 0.0118 * t ** 1.1, { steps: 150, sides: 22 });
  return tinted(tube, (_x, y, z) => {
    const angle = Math.atan2(y - 0.036, z + 0.006);
    return between(['#a9622f', '#d99a55', '#8a4a22'], 0.5 + 0.5 * Math.sin(angle * 11));
  });
}

function snail(kit: Maker): void {
  const lumps = [
    { is: path(knots('0 0.006 -0.05 0.003, 0 0.009 -0.03 0.009, 0 0.01 0 0.011, 0 0.011 0.022 0.011')) },
    { is: egg([0, 0.004, -0.008], [0.0125, 0.006, 0.036]) },
    { is: path(knots('0 0.013 0.02 0.011, 0 0.022 0.034 0.0095, 0 0.033 0.042 0.009')), seam: 0.008 },
    { is: egg([0, 0.036, 0.046], [0.01, 0.0095, 0.0105]) },
    { is: twin(limb([0.004, 0.041, 0.048], [0.0085, 0.06, 0.053], 0.0026, 0.0018)), seam: 0.003 },
    { is: twin(limb([0.004, 0.033, 0.053], [0.007, 0.032, 0.061], 0.002, 0.0014)), seam: 0.003 },
  ];
  const skin = sculpted({
    lumps,
    low: [-0.02, 0, -0.056],
    high: [0.02, 0.066, 0.065],
    cell: 0.0017,
    seam: 0.006,
  });
  kit.add('skin', skin, matter('clay', '#e2c08e'));
  kit.add('shell', shell(), kit.main('glaze', '#ffffff'));
  const eyes = [1, -1].map((side) => bead(0.0031, 0.0031, 0.0031, { at: [side * 0.0088, 0.0612, 0.0535] }));
  kit.add('eyes', merged(eyes), matter('gloss', '#171210'));
}

export const SNAIL_PROP: Prop = {
  noun: 'snail',
  words: ['garden snail'],
  size: [0.0265, 0.0669, 0.115],
  stands: CRAWLS,
  paints: ['shell'],
  build: made(snail),
};
