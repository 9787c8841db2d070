import type { Prop } from './kit/prop.js';
import { HAMMOCK_PROP } from './sports/hammock.js';
import { PUNCHING_BAG_PROP } from './sports/punching-bag.js';
import { SKIS_PROP } from './sports/skis.js';
import { SLED_PROP } from './sports/sled.js';
import { SNOWBOARD_PROP } from './sports/snowboard.js';
import { SURFBOARD_PROP } from './sports/surfboard.js';

/** What one glides on, and trains with. */
export const SPORTS: readonly Prop[] = [
  SURFBOARD_PROP,
  SNOWBOARD_PROP,
  SKIS_PROP,
  SLED_PROP,
  PUNCHING_BAG_PROP,
  HAMMOCK_PROP,
];
