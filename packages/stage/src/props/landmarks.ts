import type { Prop } from './kit/prop.js';
import { BARN_PROP } from './landmarks/barn.js';
import { CHURCH_PROP } from './landmarks/church.js';
import { IGLOO_PROP } from './landmarks/igloo.js';
import { PAGODA_PROP } from './landmarks/pagoda.js';
import { PYRAMID_PROP } from './landmarks/pyramid.js';
import { STONE_BRIDGE_PROP } from './landmarks/stone-bridge.js';
import { TREEHOUSE_PROP } from './landmarks/treehouse.js';
import { WIND_TURBINE_PROP } from './landmarks/wind-turbine.js';
import { CAROUSEL_PROP } from './rides/carousel.js';
import { FERRIS_WHEEL_PROP } from './rides/ferris-wheel.js';

/** What one travels to see. */
export const LANDMARKS: readonly Prop[] = [
  CHURCH_PROP,
  PAGODA_PROP,
  PYRAMID_PROP,
  BARN_PROP,
  IGLOO_PROP,
  TREEHOUSE_PROP,
  FERRIS_WHEEL_PROP,
  CAROUSEL_PROP,
  WIND_TURBINE_PROP,
  STONE_BRIDGE_PROP,
];
