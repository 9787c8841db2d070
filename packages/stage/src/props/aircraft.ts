import type { Prop } from './kit/prop.js';
import { AIRPLANE_PROP } from './aircraft/airplane.js';
import { BIPLANE_PROP } from './aircraft/biplane.js';
import { HELICOPTER_PROP } from './aircraft/helicopter.js';
import { ROCKET_PROP } from './aircraft/rocket.js';
import { DRONE_PROP } from './aircraft/drone.js';
import { HOT_AIR_BALLOON_PROP } from './aircraft/hot-air-balloon.js';
import { UFO_PROP } from './aircraft/ufo.js';
import { SATELLITE_PROP } from './aircraft/satellite.js';

/** What flies. */
export const AIRCRAFT: readonly Prop[] = [
  AIRPLANE_PROP,
  BIPLANE_PROP,
  HELICOPTER_PROP,
  ROCKET_PROP,
  DRONE_PROP,
  HOT_AIR_BALLOON_PROP,
  UFO_PROP,
  SATELLITE_PROP,
];
