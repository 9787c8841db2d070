import { egg } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT } from '../animals/pets/shapes.js';

const COAT = '#6e4a34';
const PALE = '#e4cfb2';

const OTTER: BeastLook = {
  height: 0.3,
  coat: COAT,
  pale: PALE,
  dark: '#2a1c18',
  length: 1.12,
  girth: [0.27, 0.275, 0.3],
  legs: [0.125, 0.085, 0.095],
  stance: 0.17,
  paw: '#553626',
  head: [1.08, 0.84],
  skull: [0.25, 0.22, 0.235],
  neck: 0.2,
  snout: [0.035, 0.115, 0.07],
  eye: 0.04,
  ears: [
    ears(egg([0.22, 1.2, 0.78], [0.055, 0.055, 0.035]), COAT, 0.02),
    ears(egg([0.085, 1.0, 1.03], [0.105, 0.085, 0.08]), PALE, 0.03),
    { is: egg([0, 0.9, 0.96], [0.16, 0.1, 0.13]), colour: PALE, seam: 0.05 },
    { is: egg([0, 1.065, 1.095], [0.062, 0.045, 0.04]), colour: '#2a1c18', seam: 0.008 },
  ],
  tail: knots('0 0.66 -0.76 0.16, 0 0.52 -0.98 0.115, 0 0.42 -1.2 0.08, 0 0.38 -1.42 0.05'),
  more: [
    { is: egg([0, 0.78, 0.62], [0.19, 0.2, 0.12], [-0.4, 0, 0]), colour: PALE, bone: 'neck', seam: 0.05 },
  ],
};

export const OTTER_PROP: Prop = {
  noun: 'otter',
  words: ['sea otter', 'beaver', 'ferret', 'weasel'],
  size: [0.19, 0.396, 0.795],
  stands: ['ground', 'water', 'floor', 'podium', 'road'],
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, OTTER)),
};
