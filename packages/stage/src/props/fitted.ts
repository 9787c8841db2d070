import type { Prop } from './kit/prop.js';
import { FITTED_KITCHEN_PROP } from './fitted/fitted-kitchen.js';
import { FRIDGE_PROP } from './fitted/fridge.js';
import { ISLAND_COUNTER_PROP } from './fitted/island-counter.js';

/** What is built into a kitchen. */
export const FITTED: readonly Prop[] = [FITTED_KITCHEN_PROP, FRIDGE_PROP, ISLAND_COUNTER_PROP];
