import { leaf } from '../fruit/shapes.js';
import { plain, TABLE } from '../kitchen/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';
import { bent, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function eggplant(kit: Maker): void {
  const lean = { turn: [0, 0.3, -1.28], at: [-0.075, 0.041, 0.012] } as const;
  const bow = (y: number) => 0.014 * Math.sin(((y + 0.02) / 0.2) * Math.PI);
  const round = bent(
    flowing(
      pairs(
        '0.0003 -0.012, 0.018 -0.009, 0.036 0.012, 0.041 0.04, 0.034 0.078, 0.0245 0.112, 0.021 0.134, 0.012 0.146, 0.0003 0.148',
      ),
      56,
      44,
    ),
    (at) => at.setX(at.x - bow(at.y)),
  );
  kit.add('skin', placed(round, lean), kit.main('gloss', '#3a1745', { roughness: 0.1 }));
  const cap = bent(
    flowing(pairs('0.0285 0.122, 0.0245 0.133, 0.0175 0.144, 0.009 0.151, 0.006 0.156'), 70, 20),
    (at) => {
      const tip = step(0.14, 0.122, at.y);
      const wave = Math.sin(Math.atan2(at.z, at.x) * 5);
      at.set(at.x * (1 - 0.06 * tip) - bow(at.y), at.y - 0.011 * tip * wave, at.z * (1 - 0.06 * tip));
    },
  );
  const stem = swept(
    triples('-0.009 0.15 0, -0.007 0.165 0, -0.001 0.178 0.003, 0.006 0.186 0.005'),
    (t) => 0.0068 - 0.0015 * t + 0.0014 * step(0.85, 1, t),
    {
      sides: 14,
      steps: 26,
    },
  );
  const tips = [0.4, 1.6, 2.9, 4.1, 5.4].map((turn) =>
    placed(placed(leaf(0.03, 0.016, 0.1, 10), { turn: [0, 0, -1.2], at: [0.0195, 0.141, 0] }), {
      turn: [0, turn, 0],
      at: [-0.007, 0, 0],
    }),
  );
  kit.add('cap', placed(plain([cap, stem, ...tips]), lean), matter('plant', '#5a8a3a', { roughness: 0.6 }));
}

export const EGGPLANT_PROP: Prop = {
  noun: 'eggplant',
  words: ['aubergine', 'brinjal'],
  size: [0.19, 0.0993, 0.0972],
  stands: TABLE,
  paints: ['skin'],
  build: made(eggplant),
};
