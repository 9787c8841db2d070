import type { Prop } from './kit/prop.js';
import { BELL_PEPPER_PROP } from './vegetables/bell-pepper.js';
import { CHILI_PEPPER_PROP } from './vegetables/chili-pepper.js';
import { CORN_PROP } from './vegetables/corn.js';
import { CUCUMBER_PROP } from './vegetables/cucumber.js';
import { EGGPLANT_PROP } from './vegetables/eggplant.js';
import { GARLIC_PROP } from './vegetables/garlic.js';
import { LETTUCE_PROP } from './vegetables/lettuce.js';
import { ONION_PROP } from './vegetables/onion.js';
import { POTATO_PROP } from './vegetables/potato.js';

/** What grows in a kitchen garden. */
export const VEGETABLES: readonly Prop[] = [
  CORN_PROP,
  POTATO_PROP,
  ONION_PROP,
  GARLIC_PROP,
  CHILI_PEPPER_PROP,
  BELL_PEPPER_PROP,
  EGGPLANT_PROP,
  CUCUMBER_PROP,
  LETTUCE_PROP,
];
