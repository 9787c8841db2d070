import { GOLD_BAR_PROP, PADLOCK_PROP } from './jewels/gold-bar.js';
import { BRACELET_PROP, EARRING_PROP, NECKLACE_PROP } from './jewels/necklace.js';
import type { Prop } from './kit/prop.js';

/** What is locked away. */
export const JEWELS: readonly Prop[] = [
  NECKLACE_PROP,
  EARRING_PROP,
  BRACELET_PROP,
  GOLD_BAR_PROP,
  PADLOCK_PROP,
];
