import { egg } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT, GROUND } from './shapes.js';

const SHEEP: BeastLook = {
  height: 0.8,
  coat: '#f6f1e6',
  pale: '#3a302c',
  dark: '#1c1614',
  length: 0.85,
  girth: [0.33, 0.36, 0.34],
  legs: [0.09, 0.06, 0.062],
  stance: 0.17,
  paw: '#2a2220',
  head: [1.0, 0.74],
  skull: [0.16, 0.18, 0.17],
  neck: 0.17,
  snout: [0.1, 0.1, 0.09],
  eye: 0.03,
  ears: [
    ears(egg([0.21, 1.02, 0.72], [0.1, 0.045, 0.055], [0, 0, -0.3]), '#3a302c', 0.02),
    { is: egg([0, 1.14, 0.7], [0.17, 0.11, 0.15]), colour: '#f6f1e6', seam: 0.03 },
  ],
  tail: knots('0 0.7 -0.66 0.09, 0 0.6 -0.74 0.08'),
  more: Array.from({ length: 46 }, (_, i) => {
    const [t, angle] = [(i + 0.5) / 46, i * 2.39996];
    const reach = Math.sqrt(1 - (2 * t - 1) ** 2);
    return {
      is: egg(
        [Math.cos(angle) * reach * 0.33, 0.66 + Math.sin(angle) * reach * 0.32, (2 * t - 1) * 0.7],
        [0.1, 0.1, 0.1],
      ),
      colour: '#f6f1e6',
      bone: 'body',
      seam: 0.045,
    };
  }),
};

export const SHEEP_PROP: Prop = {
  noun: 'sheep',
  words: ['lamb'],
  size: [0.675, 1.01, 1.52],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, SHEEP)),
};
