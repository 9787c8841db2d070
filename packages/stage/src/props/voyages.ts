import type { Prop } from './kit/prop.js';
import { AIRSHIP_PROP } from './voyages/airship.js';
import { ASTEROID_PROP } from './voyages/asteroid.js';
import { COMET_PROP } from './voyages/comet.js';
import { KAYAK_PROP } from './voyages/kayak.js';

/** What goes far, over water, through air and through space. */
export const VOYAGES: readonly Prop[] = [AIRSHIP_PROP, KAYAK_PROP, ASTEROID_PROP, COMET_PROP];
