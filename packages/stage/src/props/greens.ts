import type { Prop } from './kit/prop.js';
import { AVOCADO_PROP } from './greens/avocado.js';
import { BROCCOLI_PROP } from './greens/broccoli.js';
import { CARROT_PROP } from './greens/carrot.js';
import { PINEAPPLE_PROP } from './greens/pineapple.js';
import { TOMATO_PROP } from './greens/tomato.js';

/** What comes from a garden, raw. */
export const GREENS: readonly Prop[] = [
  AVOCADO_PROP,
  TOMATO_PROP,
  CARROT_PROP,
  PINEAPPLE_PROP,
  BROCCOLI_PROP,
];
