import type { Prop } from './kit/prop.js';
import { HOUSE_PROP } from './buildings/house.js';
import { SKYSCRAPER_PROP } from './buildings/skyscraper.js';
import { EIFFEL_TOWER_PROP } from './buildings/eiffel-tower.js';
import { LIGHTHOUSE_PROP } from './buildings/lighthouse.js';
import { WINDMILL_PROP } from './buildings/windmill.js';
import { CASTLE_PROP } from './buildings/castle.js';
import { BRIDGE_PROP } from './buildings/bridge.js';
import { TENT_PROP } from './buildings/tent.js';
import { TRAFFIC_CONE_PROP } from './buildings/traffic-cone.js';

/** What people build. */
export const BUILDINGS: readonly Prop[] = [
  HOUSE_PROP,
  SKYSCRAPER_PROP,
  EIFFEL_TOWER_PROP,
  LIGHTHOUSE_PROP,
  WINDMILL_PROP,
  CASTLE_PROP,
  BRIDGE_PROP,
  TENT_PROP,
  TRAFFIC_CONE_PROP,
];
