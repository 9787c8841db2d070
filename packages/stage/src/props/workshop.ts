import type { Prop } from './kit/prop.js';
import { ANVIL_PROP } from './workshop/anvil.js';
import { AXE_PROP } from './workshop/axe.js';
import { GEARS_PROP } from './workshop/gears.js';
import { HAMMER_PROP } from './workshop/hammer.js';
import { LADDER_PROP } from './workshop/ladder.js';

/** Tools, and what is made with them. */
export const WORKSHOP: readonly Prop[] = [GEARS_PROP, ANVIL_PROP, HAMMER_PROP, AXE_PROP, LADDER_PROP];
