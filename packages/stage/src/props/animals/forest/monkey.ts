import { egg } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { smoothed } from './shapes.js';
import { GAIT, GROUND } from '../pets/shapes.js';

const SKIN = '#e8b98e';

const MONKEY: BeastLook = {
  height: 0.5,
  coat: '#7a4a2a',
  pale: SKIN,
  dark: '#4a2c1c',
  length: 0.66,
  girth: [0.235, 0.2, 0.22],
  legs: [0.095, 0.072, 0.075],
  stance: 0.15,
  paw: SKIN,
  head: [1.2, 0.5],
  skull: [0.27, 0.27, 0.25],
  neck: 0.14,
  snout: [0.0, 0.14, 0.1],
  eye: 0.05,
  ears: [
    ears(egg([0.28, 1.22, 0.47], [0.085, 0.105, 0.045], [0, 0.4, 0]), '#7a4a2a', 0.02),
    ears(egg([0.295, 1.22, 0.495], [0.055, 0.072, 0.03], [0, 0.4, 0]), SKIN, 0.006),
    ears(egg([0.09, 1.25, 0.635], [0.105, 0.12, 0.085]), SKIN, 0.02),
  ],
  tail: smoothed(
    knots(
      '0 0.86 -0.44 0.05, 0 0.84 -0.72 0.046, 0 1.04 -0.98 0.044, 0 1.34 -0.98 0.042, 0 1.46 -0.78 0.04, 0 1.32 -0.66 0.038, 0 1.22 -0.78 0.036',
    ),
    24,
  ),
  seam: 0.09,
};

export const MONKEY_PROP: Prop = {
  noun: 'monkey',
  words: ['chimpanzee', 'chimp', 'ape', 'baboon', 'monkey king'],
  size: [0.357, 0.758, 0.952],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, MONKEY)),
};
