import type { Prop } from './kit/prop.js';
import { CLOCK_TOWER_PROP, PHONE_BOOTH_PROP } from './sites/clock-tower.js';
import { FENCE_PROP, GATE_PROP, SWING_PROP } from './sites/fence.js';

/** What stands in streets, gardens and squares. */
export const SITES: readonly Prop[] = [CLOCK_TOWER_PROP, PHONE_BOOTH_PROP, FENCE_PROP, GATE_PROP, SWING_PROP];
