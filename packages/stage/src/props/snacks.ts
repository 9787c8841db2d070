import type { Prop } from './kit/prop.js';
import { CHEESE_PROP } from './snacks/cheese.js';
import { CHOCOLATE_BAR_PROP } from './snacks/chocolate-bar.js';
import { CROISSANTS_ON_A_TRAY_PROP } from './snacks/croissants-on-a-tray.js';
import { DUMPLINGS_PROP } from './snacks/dumplings.js';
import { FRIES_PROP } from './snacks/fries.js';
import { HOT_DOG_PROP } from './snacks/hot-dog.js';
import { PIE_PROP } from './snacks/pie.js';
import { SANDWICH_PROP } from './snacks/sandwich.js';
import { STEAK_PROP } from './snacks/steak.js';
import { TACO_PROP } from './snacks/taco.js';

/** What one eats in between, and what smells of an oven or a grill. */
export const SNACKS: readonly Prop[] = [
  TACO_PROP,
  HOT_DOG_PROP,
  FRIES_PROP,
  SANDWICH_PROP,
  STEAK_PROP,
  DUMPLINGS_PROP,
  CHEESE_PROP,
  CHOCOLATE_BAR_PROP,
  CROISSANTS_ON_A_TRAY_PROP,
  PIE_PROP,
];
