import type { Prop } from './kit/prop.js';
import { COMPASS_PROP } from './papers/compass.js';
import { ENVELOPE_PROP } from './papers/envelope.js';
import { MAP_PROP } from './papers/map.js';
import { NEWSPAPER_PROP } from './papers/newspaper.js';
import { PEN_PROP, PENCIL_PROP } from './papers/pen.js';

/** What is written on, and with. */
export const PAPERS: readonly Prop[] = [
  COMPASS_PROP,
  MAP_PROP,
  ENVELOPE_PROP,
  NEWSPAPER_PROP,
  PEN_PROP,
  PENCIL_PROP,
];
