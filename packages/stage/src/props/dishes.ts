import type { Prop } from './kit/prop.js';
import { BACON_PROP } from './dishes/bacon.js';
import { CEREAL_PROP } from './dishes/cereal.js';
import { RICE_BOWL_PROP } from './dishes/rice-bowl.js';
import { ROAST_CHICKEN_PROP } from './dishes/roast-chicken.js';
import { SALMON_PROP } from './dishes/salmon.js';
import { SAUSAGE_PROP } from './dishes/sausage.js';
import { SHRIMP_PROP } from './dishes/shrimp.js';
import { SPAGHETTI_PROP } from './dishes/spaghetti.js';
import { YOGURT_PROP } from './dishes/yogurt.js';

/** What fills a plate or a bowl. */
export const DISHES: readonly Prop[] = [
  SPAGHETTI_PROP,
  RICE_BOWL_PROP,
  SHRIMP_PROP,
  SALMON_PROP,
  ROAST_CHICKEN_PROP,
  BACON_PROP,
  SAUSAGE_PROP,
  CEREAL_PROP,
  YOGURT_PROP,
];
