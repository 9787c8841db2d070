import type { Prop } from './kit/prop.js';
import { DONUT_PROP } from './baked/donut.js';
import { CUPCAKE_PROP } from './baked/cupcake.js';
import { CAKE_PROP } from './baked/cake.js';
import { CAKE_SLICE_PROP } from './baked/cake-slice.js';
import { BREAD_PROP } from './baked/bread.js';
import { CROISSANT_PROP } from './baked/croissant.js';
import { PIZZA_PROP } from './baked/pizza.js';
import { PIZZA_SLICE_PROP } from './baked/pizza-slice.js';
import { COOKIE_PROP } from './baked/cookie.js';

/** What comes out of an oven. */
export const BAKED: readonly Prop[] = [
  DONUT_PROP,
  CUPCAKE_PROP,
  CAKE_PROP,
  CAKE_SLICE_PROP,
  BREAD_PROP,
  CROISSANT_PROP,
  PIZZA_PROP,
  PIZZA_SLICE_PROP,
  COOKIE_PROP,
];
