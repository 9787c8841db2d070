import { DRILL_PROP, MAGNIFYING_GLASS_PROP } from './implements/drill.js';
import { HANDSAW_PROP, SCREWDRIVER_PROP, WRENCH_PROP } from './implements/wrench.js';
import type { Prop } from './kit/prop.js';

/** Tools of the hand. */
export const IMPLEMENTS: readonly Prop[] = [
  WRENCH_PROP,
  SCREWDRIVER_PROP,
  HANDSAW_PROP,
  DRILL_PROP,
  MAGNIFYING_GLASS_PROP,
];
