import type { Prop } from './kit/prop.js';
import { EASEL_PROP } from './study/easel.js';
import { GLOBE_PROP } from './study/globe.js';
import { HOURGLASS_PROP } from './study/hourglass.js';
import { MICROSCOPE_PROP } from './study/microscope.js';
import { PAINTBRUSH_PROP } from './study/paintbrush.js';
import { SEWING_MACHINE_PROP } from './study/sewing-machine.js';
import { TELESCOPE_PROP } from './study/telescope.js';

/** What one learns, makes and measures with. */
export const STUDY: readonly Prop[] = [
  GLOBE_PROP,
  HOURGLASS_PROP,
  TELESCOPE_PROP,
  MICROSCOPE_PROP,
  SEWING_MACHINE_PROP,
  EASEL_PROP,
  PAINTBRUSH_PROP,
];
