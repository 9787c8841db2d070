import type { Prop } from './kit/prop.js';
import { COFFEE_PROP } from './cups/coffee.js';
import { MUG_PROP } from './cups/mug.js';
import { TEAPOT_PROP } from './cups/teapot.js';
import { WHITE_WINE_PROP, WINE_GLASS_PROP } from './cups/wine-glass.js';
import { COCKTAIL_PROP } from './cups/cocktail.js';
import { GLASS_PROP } from './cups/glass.js';
import { PLAIN_GLASSES } from './cups/plain-glass.js';
import { MILKSHAKE_PROP } from './cups/milkshake.js';
import { PAPER_CUP_PROP } from './cups/paper-cup.js';
import { TEA_SET_PROP } from './cups/tea-set.js';

/** What one drinks from. */
export const CUPS: readonly Prop[] = [
  COFFEE_PROP,
  MUG_PROP,
  TEAPOT_PROP,
  WINE_GLASS_PROP,
  WHITE_WINE_PROP,
  COCKTAIL_PROP,
  GLASS_PROP,
  ...PLAIN_GLASSES,
  MILKSHAKE_PROP,
  PAPER_CUP_PROP,
  TEA_SET_PROP,
];
