import type { Prop } from './kit/prop.js';
import { BURRITO_PROP, PEANUT_PROP } from './oddments/bites.js';
import { BOW_PROP } from './oddments/bow.js';
import { HELMET_PROP, MASK_PROP } from './oddments/helmet.js';
import { PILLOW_PROP, WREATH_PROP } from './oddments/pillow.js';

/** One of each: to wear, to hang, to shoot and to eat. */
export const ODDMENTS: readonly Prop[] = [
  HELMET_PROP,
  MASK_PROP,
  BOW_PROP,
  BURRITO_PROP,
  PEANUT_PROP,
  PILLOW_PROP,
  WREATH_PROP,
];
