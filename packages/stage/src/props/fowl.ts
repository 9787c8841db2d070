import type { Prop } from './kit/prop.js';
import { CROW_PROP } from './fowl/crow.js';
import { EAGLE_PROP } from './fowl/eagle.js';
import { HUMMINGBIRD_PROP } from './fowl/hummingbird.js';
import { PEACOCK_PROP } from './fowl/peacock.js';
import { PHOENIX_PROP } from './fowl/phoenix.js';
import { DOVE_PROP, PIGEON_PROP, SEAGULL_PROP } from './fowl/pigeon.js';
import { SWAN_PROP } from './fowl/swan.js';

/** Birds whose wings unfold in the air, and one that shows its tail. */
export const FOWL: readonly Prop[] = [
  SWAN_PROP,
  EAGLE_PROP,
  CROW_PROP,
  PIGEON_PROP,
  DOVE_PROP,
  SEAGULL_PROP,
  HUMMINGBIRD_PROP,
  PEACOCK_PROP,
  PHOENIX_PROP,
];
