import { made, type Maker } from '../../kit/maker.js';
import { matter } from '../../kit/matter.js';
import type { Prop } from '../../kit/prop.js';
import { corners, triples } from '../../kit/rows.js';
import { bead, ellipsoid } from '../../kit/solids.js';
import { merged } from '../../kit/surface.js';
import { swept } from '../../kit/swept.js';
import { blade, FLAPS, FLIES, wings } from './shapes.js';

const FORE = corners(
  '0 0.003 0.002, 0.012 0.024 0.02, 0.044 0.048 0.008, 0.054 0.036 0.01, 0.049 0.012 0.012, 0.03 -0.002 0.008, 0 -0.004 0.002',
);
const HIND = corners(
  '0 0.002 0.002, 0.03 0.001 0.008, 0.046 -0.012 0.012, 0.04 -0.036 0.012, 0.022 -0.042 0.01, 0.004 -0.016 0.008',
);
const CELLS = [
  '0.005 0.003 0.002, 0.013 0.019 0.004, 0.026 0.03 0.004, 0.026 0.007 0.004, 0.012 0 0.002',
  '0.029 0.008 0.004, 0.029 0.032 0.004, 0.041 0.041 0.003, 0.041 0.014 0.004',
  '0.0435 0.017 0.003, 0.0435 0.039 0.002, 0.049 0.034 0.003, 0.0465 0.019 0.003',
  '0.006 -0.003 0.002, 0.024 -0.003 0.003, 0.025 -0.014 0.004, 0.015 -0.02 0.003, 0.008 -0.012 0.002',
  '0.027 -0.003 0.003, 0.039 -0.011 0.004, 0.037 -0.02 0.003, 0.028 -0.015 0.003',
  '0.0275 -0.018 0.003, 0.0365 -0.0225 0.003, 0.034 -0.03 0.004, 0.023 -0.034 0.004, 0.016 -0.0235 0.003',
];
const DOTS = triples(
  '0.0515 0 0.0345, 0.0505 0 0.027, 0.049 0 0.0195, 0.0465 0 0.0438, 0.0415 0 -0.0145, 0.041 0 -0.021, 0.0385 0 -0.029, 0.033 0 -0.035',
);

function butterfly(kit: Maker): void {
  const whole = kit.joint('flight', [0, 0, 0], [-0.62, 0, 0]);
  const black = matter('clay', '#1b1614');
  wings(whole, [0.003, 0.003, 0], 0.3, (wing, own) => {
    wing.add('edge', own(merged([blade(FORE, 0.0014), blade(HIND, 0.0012)])), black);
    const cells = CELLS.map((cell) => blade(corners(cell), 0.0026));
    wing.add('cells', own(merged(cells)), kit.main('clay', '#f0871f'));
    const dots = DOTS.map((at) => bead(0.0016, 0.0015, 0.0016, { at }));
    wing.add('dots', own(merged(dots)), matter('clay', '#fff8ea'));
  });
  const feelers = [1, -1].map((side) =>
    swept(
      triples(`${side * 0.001} 0.004 0.021, ${side * 0.006} 0.009 0.034, ${side * 0.011} 0.009 0.041`),
      (t) => (t > 0.88 ? 0.0012 : 0.0005),
      { steps: 16, sides: 8 },
    ),
  );
  const parts = [
    ellipsoid(0.0042, 0.0042, 0.011, { at: [0, 0.002, 0.005] }),
    ellipsoid(0.003, 0.003, 0.018, { at: [0, 0.001, -0.018] }),
    ellipsoid(0.0038, 0.0036, 0.0038, { at: [0, 0.003, 0.0185] }),
    ...feelers,
  ];
  whole.add('body', merged(parts), black);
  const eyes = [1, -1].map((side) => bead(0.0014, 0.0016, 0.0014, { at: [side * 0.003, 0.0042, 0.02] }));
  whole.add('eyes', merged(eyes), matter('clay', '#f4e6cf'));
}

export const BUTTERFLY_PROP: Prop = {
  noun: 'butterfly',
  words: ['monarch butterfly', 'moth', 'swallowtail'],
  size: [0.107, 0.0609, 0.0679],
  stands: FLIES,
  paints: ['cells'],
  moves: FLAPS,
  build: made(butterfly),
};
