import type { Prop } from './kit/prop.js';
import { AMBULANCE_PROP } from './crews/ambulance.js';
import { FIRE_TRUCK_PROP } from './crews/fire-truck.js';
import { JEEP_PROP } from './crews/jeep.js';
import { MARS_ROVER_PROP } from './crews/mars-rover.js';
import { SPACESHIP_PROP } from './crews/spaceship.js';
import { TOW_TRUCK_PROP } from './crews/tow-truck.js';
import { TRACTOR_PROP } from './crews/tractor.js';

/** What crews go to work in, on earth and beyond. */
export const CREWS: readonly Prop[] = [
  AMBULANCE_PROP,
  FIRE_TRUCK_PROP,
  TOW_TRUCK_PROP,
  JEEP_PROP,
  TRACTOR_PROP,
  SPACESHIP_PROP,
  MARS_ROVER_PROP,
];
