import type { Prop } from '../kit/prop.js';
import { BEE_PROP } from './small/bee.js';
import { BUTTERFLY_PROP } from './small/butterfly.js';
import { DRAGONFLY_PROP } from './small/dragonfly.js';
import { SNAIL_PROP } from './small/snail.js';

/** What a garden has that is smaller than a hand. */
export const SMALL: readonly Prop[] = [BUTTERFLY_PROP, BEE_PROP, DRAGONFLY_PROP, SNAIL_PROP];
