import type { Prop } from './kit/prop.js';
import { APPLE_PROP } from './fruit/apple.js';
import { ORANGE_PROP } from './fruit/orange.js';
import { LEMON_PROP } from './fruit/lemon.js';
import { BANANA_PROP } from './fruit/banana.js';
import { STRAWBERRY_PROP } from './fruit/strawberry.js';
import { CHERRY_PROP } from './fruit/cherry.js';
import { GRAPES_PROP } from './fruit/grapes.js';
import { PEAR_PROP } from './fruit/pear.js';
import { WATERMELON_PROP } from './fruit/watermelon.js';

/** What grows on trees and is eaten as it is. */
export const FRUIT: readonly Prop[] = [
  APPLE_PROP,
  ORANGE_PROP,
  LEMON_PROP,
  BANANA_PROP,
  STRAWBERRY_PROP,
  CHERRY_PROP,
  GRAPES_PROP,
  PEAR_PROP,
  WATERMELON_PROP,
];
