import type { Prop } from './kit/prop.js';
import { SNEAKER_PROP } from './wear/sneaker.js';
import { BOOTS_PROP } from './wear/boots.js';
import { HIGH_HEELS_PROP } from './wear/high-heels.js';
import { HANDBAG_PROP } from './wear/handbag.js';
import { BACKPACK_PROP } from './wear/backpack.js';
import { SUNGLASSES_PROP } from './wear/sunglasses.js';
import { HAT_PROP } from './wear/hat.js';
import { TOP_HAT_PROP } from './wear/top-hat.js';
import { CAP_PROP } from './wear/cap.js';
import { RING_PROP } from './wear/ring.js';
import { UMBRELLA_PROP } from './wear/umbrella.js';

/** What people put on or carry. */
export const WEAR: readonly Prop[] = [
  SNEAKER_PROP,
  BOOTS_PROP,
  HIGH_HEELS_PROP,
  HANDBAG_PROP,
  BACKPACK_PROP,
  SUNGLASSES_PROP,
  HAT_PROP,
  TOP_HAT_PROP,
  CAP_PROP,
  RING_PROP,
  UMBRELLA_PROP,
];
