import { egg, limb, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';

const COAT = '#9c8468';
const FACE = '#efdfc2';
const DARK = '#4a3626';

const CLAWS: Lump[] = (['fl', 'fr', 'bl', 'br'] as const).flatMap((name, i) => {
  const [side, z] = [i % 2 ? -1 : 1, i < 2 ? 0.4 : -0.38];
  return [-0.05, 0, 0.05].map((x) => ({
    is: limb([side * 0.2 + x, 0.06, z + 0.14], [side * 0.2 + x * 1.3, 0.035, z + 0.28], 0.032, 0.018),
    colour: '#e9dcc0',
    bone: `leg.${name}.low`,
    seam: 0.008,
  }));
});

const SLOTH: BeastLook = {
  height: 0.42,
  coat: COAT,
  pale: FACE,
  dark: DARK,
  length: 0.8,
  girth: [0.26, 0.28, 0.28],
  legs: [0.125, 0.105, 0.1],
  stance: 0.2,
  paw: COAT,
  head: [1.12, 0.6],
  skull: [0.27, 0.25, 0.24],
  neck: 0.19,
  snout: [0.02, 0.1, 0.075],
  eye: 0.045,
  ears: [
    { is: egg([0, 1.11, 0.65], [0.22, 0.2, 0.205]), colour: FACE, seam: 0.02 },
    ears(egg([0.158, 1.15, 0.772], [0.115, 0.056, 0.055], [0, 0.6, -0.35]), DARK, 0.01),
    { is: egg([0, 1.32, 0.66], [0.2, 0.08, 0.16], [0.5, 0, 0]), colour: COAT, seam: 0.03 },
    { is: egg([0, 1.075, 0.895], [0.06, 0.042, 0.04]), colour: DARK, seam: 0.01 },
  ],
  tail: knots('0 0.66 -0.66 0.08, 0 0.6 -0.7 0.07'),
  seam: 0.11,
  cell: 0.036,
  more: [
    ...CLAWS,
    { is: twin(egg([0.07, 0.985, 0.86], [0.05, 0.014, 0.02])), colour: DARK, bone: 'head', seam: 0.004 },
  ],
};

export const SLOTH_PROP: Prop = {
  noun: 'sloth',
  words: [],
  size: [0.278, 0.606, 0.714],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, SLOTH)),
};
