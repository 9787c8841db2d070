import type { Prop } from './kit/prop.js';
import { BUS_PROP } from './trucks/bus.js';
import { TRUCK_PROP } from './trucks/truck.js';
import { PICKUP_TRUCK_PROP } from './trucks/pickup-truck.js';
import { BICYCLE_PROP } from './trucks/bicycle.js';
import { MOTORCYCLE_PROP } from './trucks/motorcycle.js';
import { SCOOTER_PROP } from './trucks/scooter.js';
import { SKATEBOARD_PROP } from './trucks/skateboard.js';

/** What carries many, much or one. */
export const TRUCKS: readonly Prop[] = [
  BUS_PROP,
  TRUCK_PROP,
  PICKUP_TRUCK_PROP,
  BICYCLE_PROP,
  MOTORCYCLE_PROP,
  SCOOTER_PROP,
  SKATEBOARD_PROP,
];
