import type { Prop } from './kit/prop.js';
import { CREAM_JAR_PROP } from './cosmetics/cream-jar.js';
import { PUMP_BOTTLE_PROP } from './cosmetics/pump-bottle.js';
import { SERUM_BOTTLE_PROP } from './cosmetics/serum-bottle.js';
import { SPRAY_BOTTLE_PROP } from './cosmetics/spray-bottle.js';
import { TUBE_PROP } from './cosmetics/tube.js';

/** What stands by a washbasin. */
export const COSMETICS: readonly Prop[] = [
  PUMP_BOTTLE_PROP,
  SERUM_BOTTLE_PROP,
  CREAM_JAR_PROP,
  TUBE_PROP,
  SPRAY_BOTTLE_PROP,
];
