import type { Prop } from './kit/prop.js';
import { CAR_PROP } from './cars/car.js';
import { SPORTS_CAR_PROP } from './cars/sports-car.js';
import { SUV_PROP } from './cars/suv.js';
import { VAN_PROP } from './cars/van.js';
import { SMALL_CAR_PROP } from './cars/small-car.js';
import { TAXI_PROP } from './cars/taxi.js';
import { POLICE_CAR_PROP } from './cars/police-car.js';

/** What drives on four small wheels. */
export const CARS: readonly Prop[] = [
  CAR_PROP,
  SPORTS_CAR_PROP,
  SUV_PROP,
  VAN_PROP,
  SMALL_CAR_PROP,
  TAXI_PROP,
  POLICE_CAR_PROP,
];
