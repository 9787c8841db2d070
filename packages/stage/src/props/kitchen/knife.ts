import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bead, boxAt, outline, slab } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { plain, TABLE } from './shapes.js';

/** A cook's knife that lies on its side. */
function knife(kit: Maker): void {
  const blade = slab(
    outline(
      triples(
        '0 0.022 0.001, 0 -0.022 0.002, 0.1 -0.021 0.05, 0.16 -0.008 0.04, 0.195 0.016 0.001, 0.18 0.02 0.02, 0.09 0.0225 0.03',
      ),
    ),
    0.0026,
    0.0008,
  );
  const lying = { turn: [-Math.PI / 2, 0, 0], at: [0, 0.0095, 0] } as const;
  kit.add('blade', placed(blade, lying), matter('chrome', '#dfe3e6', { roughness: 0.16 }));
  const collar = boxAt([0.014, 0.022, 0.017], [-0.006, 0.008, 0], 0.003);
  const pins = [-0.035, -0.065, -0.095].map((x) => bead(0.0036, 0.0036, 0.0012, { at: [x, 0.009, 0.0085] }));
  kit.add('steel', plain([placed(plain([collar, ...pins]), lying)]), matter('metal', '#c6cacf'));
  const grip = slab(
    outline(
      triples(
        '-0.01 0.0195 0.003, -0.01 -0.002 0.004, -0.06 -0.004 0.03, -0.115 -0.008 0.008, -0.122 0.012 0.012, -0.06 0.0175 0.03',
      ),
    ),
    0.017,
    0.005,
  );
  kit.add('handle', placed(grip, lying), kit.main('wood', '#5c3620'));
}

export const KNIFE_PROP: Prop = {
  noun: 'knife',
  words: ['kitchen knife', 'chef knife', "chef's knife", 'chefs knife'],
  size: [0.314, 0.0182, 0.0443],
  stands: TABLE,
  paints: ['handle'],
  build: made(knife),
};
