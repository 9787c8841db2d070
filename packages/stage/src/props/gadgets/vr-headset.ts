import { block, egg } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { even } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { boxAt, puck } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

function strapsOf(kit: Maker): void {
  const band = swept(
    even(30).map((t) => {
      const a = t * Math.PI;
      return [Math.cos(a) * 0.087, 0.07, 0.035 - Math.sin(a) * 0.165] as const;
    }),
    0.0062,
    { sides: 12, steps: 60, flat: 2.4 },
  );
  const over = swept(
    [
      [0, 0.108, 0.07],
      [0, 0.165, 0.03],
      [0, 0.178, -0.035],
      [0, 0.15, -0.1],
      [0, 0.082, -0.128],
    ],
    0.0055,
    { sides: 12, steps: 40, flat: 2.4 },
  );
  const back = placed(boxAt([0.07, 0.06, 0.02], [0, 0, 0], 0.01), { at: [0, 0.07, -0.128] });
  kit.add('straps', joined([band, over, back]), matter('rubber', '#2a2c31'));
  kit.add(
    'ears',
    joined(
      [-1, 1].map((side) =>
        placed(puck(0.024, 0.016, 0.006, 32), {
          at: [side * 0.083, 0.072, -0.02],
          turn: [0, 0, side * -1.571],
        }),
      ),
    ),
    matter('plastic', '#e8e8e6'),
  );
  const eyes = [
    [-0.066, 0.09],
    [0.066, 0.09],
    [-0.066, 0.038],
    [0.066, 0.038],
  ].map(([x = 0, y = 0]) => placed(puck(0.0072, 0.006, 0.002, 24), { at: [x, y, 0.1], turn: [1.571, 0, 0] }));
  kit.add('eyes', joined(eyes), matter('gloss', '#07090c'));
  kit.add(
    'lamp',
    placed(boxAt([0.024, 0.0032, 0.004], [0, 0, 0], 0.0012), { at: [0, 0.078, 0.1125] }),
    matter('light', '#58c4ff', { emissiveIntensity: 1.2 }),
  );
}

function vrHeadset(kit: Maker): void {
  const shell = sculpted({
    lumps: [
      {
        is: (x, y, z) => block([0, 0.062, 0.075 - x * x * 2.2], [0.088, 0.047, 0.034], 0.028)(x, y, z) * 0.8,
      },
    ],
    low: [-0.1, 0, 0],
    high: [0.1, 0.12, 0.13],
    cell: 0.0044,
    seam: 0.01,
  });
  kit.add('shell', shell, kit.main('plastic', '#f4f4f2', { roughness: 0.35 }));
  const visor = sculpted({
    lumps: [
      {
        is: (x, y, z) => block([0, 0.064, 0.096 - x * x * 2.2], [0.079, 0.036, 0.0165], 0.014)(x, y, z) * 0.8,
      },
    ],
    low: [-0.1, 0.02, 0.05],
    high: [0.1, 0.11, 0.13],
    cell: 0.0044,
    seam: 0.01,
  });
  kit.add('visor', visor, matter('darkGlass', '#14181f'));
  const pad = sculpted({
    lumps: [
      {
        is: (x, y, z) =>
          Math.max(
            block([0, 0.062, 0.038 - x * x * 2.4], [0.08, 0.044, 0.022], 0.02)(x, y, z),
            -egg([0, 0.06, 0.01], [0.062, 0.036, 0.05])(x, y, z),
            0.02 - Math.hypot(x, (y - 0.015) * 0.9),
          ) * 0.8,
      },
    ],
    low: [-0.1, 0.005, -0.01],
    high: [0.1, 0.12, 0.07],
    cell: 0.0046,
    seam: 0.01,
  });
  kit.add('pad', pad, matter('fabric', '#3a3d44'));
  strapsOf(kit);
}

export const VR_HEADSET_PROP: Prop = {
  noun: 'vr headset',
  words: ['virtual reality headset', 'vr goggles', 'vr glasses', 'vr', 'virtual reality goggles'],
  size: [0.203, 0.177, 0.259],
  stands: ['table', 'podium', 'hand'],
  paints: ['shell'],
  moves: [{ part: 'lamp', does: 'glow' }],
  build: made(vrHeadset),
};
