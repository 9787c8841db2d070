import type { Prop } from './kit/prop.js';
import { FOUNTAIN_PROP } from './streets/fountain.js';
import { STATUE_PROP } from './streets/statue.js';
import { STREET_LAMP_PROP } from './streets/street-lamp.js';
import { TRAFFIC_LIGHT_PROP } from './streets/traffic-light.js';

/** What stands in streets and squares. */
export const STREETS: readonly Prop[] = [FOUNTAIN_PROP, STATUE_PROP, STREET_LAMP_PROP, TRAFFIC_LIGHT_PROP];
