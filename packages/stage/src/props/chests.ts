import { BARREL_PROP } from './chests/barrel.js';
import { BASKET_PROP } from './chests/basket.js';
import { BUCKET_PROP } from './chests/bucket.js';
import { CRATE_PROP } from './chests/crate.js';
import { TREASURE_CHEST_PROP } from './chests/treasure-chest.js';
import type { Prop } from './kit/prop.js';

/** What other things are kept in. */
export const CHESTS: readonly Prop[] = [
  TREASURE_CHEST_PROP,
  BARREL_PROP,
  CRATE_PROP,
  BASKET_PROP,
  BUCKET_PROP,
];
