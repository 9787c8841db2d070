import { CAMPFIRE_PROP } from './camp/campfire.js';
import { ICE_CUBE_PROP } from './camp/ice-cube.js';
import { SNOW_GLOBE_PROP } from './camp/snow-globe.js';
import type { Prop } from './kit/prop.js';

/** Fire, ice and snow. */
export const CAMP: readonly Prop[] = [CAMPFIRE_PROP, ICE_CUBE_PROP, SNOW_GLOBE_PROP];
