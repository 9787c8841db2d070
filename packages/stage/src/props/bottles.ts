import type { Prop } from './kit/prop.js';
import { PERFUME_BOTTLE_PROP } from './bottles/perfume-bottle.js';
import { WINE_BOTTLE_PROP } from './bottles/wine-bottle.js';
import { CHAMPAGNE_BOTTLE_PROP } from './bottles/champagne-bottle.js';
import { WATER_BOTTLE_PROP } from './bottles/water-bottle.js';
import { BEER_BOTTLE_PROP } from './bottles/beer-bottle.js';
import { SODA_CAN_PROP } from './bottles/soda-can.js';
import { JAR_PROP } from './bottles/jar.js';
import { POTION_PROP } from './bottles/potion.js';
import { LIPSTICK_PROP } from './bottles/lipstick.js';

/** What is poured, sprayed or dabbed on. */
export const BOTTLES: readonly Prop[] = [
  PERFUME_BOTTLE_PROP,
  WINE_BOTTLE_PROP,
  CHAMPAGNE_BOTTLE_PROP,
  WATER_BOTTLE_PROP,
  BEER_BOTTLE_PROP,
  SODA_CAN_PROP,
  JAR_PROP,
  POTION_PROP,
  LIPSTICK_PROP,
];
