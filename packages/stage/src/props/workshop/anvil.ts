import { block, limb } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { sculpted } from '../kit/sculpt.js';
import { hoop, turned } from '../kit/solids.js';
import { corners } from '../kit/rows.js';
import { bent, placed } from '../kit/surface.js';

function anvil(kit: Maker): void {
  const iron = sculpted({
    lumps: [
      { is: block([0, 0.66, 0], [0.2, 0.052, 0.062], 0.008), seam: 0.004 },
      { is: limb([0.17, 0.672, 0], [0.42, 0.69, 0], 0.05, 0.008), seam: 0.02 },
      { is: block([-0.22, 0.688, 0], [0.1, 0.024, 0.05], 0.006), seam: 0.012 },
      { is: block([0.01, 0.56, 0], [0.075, 0.09, 0.045], 0.02), seam: 0.09 },
      { is: block([0.01, 0.475, 0], [0.16, 0.035, 0.085], 0.014), seam: 0.05 },
    ],
    low: [-0.36, 0.42, -0.12],
    high: [0.46, 0.74, 0.12],
    cell: 0.0085,
    seam: 0.03,
  });
  kit.add('anvil', iron, kit.main('metal', '#4a4f56', { roughness: 0.36, metalness: 0.8 }));
  const log = bent(turned(corners('0 0, 0.26 0 0.02, 0.245 0.44 0.012, 0 0.44'), 64), (at) => {
    const turn = Math.atan2(at.z, at.x);
    const reach = 1 + 0.02 * Math.sin(turn * 9) + 0.03 * noise(at.x * 9, at.y * 2, at.z * 9);
    at.set(at.x * reach, at.y, at.z * reach);
  });
  kit.add('log', log, matter('wood', '#8a5c34'));
  kit.add(
    'band',
    placed(hoop(0.258, 0.012, 48), { at: [0, 0.3, 0], turn: [1.571, 0, 0], scale: [1, 1, 1.8] }),
    matter('metal', '#2e3034'),
  );
}

export const ANVIL_PROP: Prop = {
  noun: 'anvil',
  words: ['blacksmith anvil', 'iron anvil'],
  size: [0.75, 0.712, 0.53],
  stands: ['floor', 'ground', 'podium'],
  paints: ['anvil'],
  build: made(anvil),
};
