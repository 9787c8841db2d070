import type { Prop } from './kit/prop.js';
import { BURGER_PROP } from './meals/burger.js';
import { RAMEN_PROP } from './meals/ramen.js';
import { SOUP_PROP } from './meals/soup.js';
import { SALAD_PROP } from './meals/salad.js';
import { ICE_CREAM_PROP } from './meals/ice-cream.js';
import { SUNDAE_PROP } from './meals/sundae.js';
import { SUSHI_PROP } from './meals/sushi.js';
import { EGG_PROP } from './meals/egg.js';
import { FRIED_EGG_PROP } from './meals/fried-egg.js';
import { PLATE_PROP } from './meals/plate.js';
import { PANCAKE_PROP } from './meals/pancake.js';

/** What is served. */
export const MEALS: readonly Prop[] = [
  BURGER_PROP,
  RAMEN_PROP,
  SOUP_PROP,
  SALAD_PROP,
  ICE_CREAM_PROP,
  SUNDAE_PROP,
  SUSHI_PROP,
  EGG_PROP,
  FRIED_EGG_PROP,
  PLATE_PROP,
  PANCAKE_PROP,
];
