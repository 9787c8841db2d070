import type { Prop } from './kit/prop.js';
import { BLUEBERRY_PROP } from './orchard/blueberry.js';
import { COCONUT_PROP } from './orchard/coconut.js';
import { KIWI_PROP } from './orchard/kiwi.js';
import { MANGO_PROP } from './orchard/mango.js';
import { PEACH_PROP } from './orchard/peach.js';
import { PLUM_PROP } from './orchard/plum.js';
import { POMEGRANATE_PROP } from './orchard/pomegranate.js';
import { RASPBERRY_PROP } from './orchard/raspberry.js';

/** Fruit with a stone or with many seeds, and berries. */
export const ORCHARD: readonly Prop[] = [
  PEACH_PROP,
  PLUM_PROP,
  MANGO_PROP,
  KIWI_PROP,
  COCONUT_PROP,
  BLUEBERRY_PROP,
  RASPBERRY_PROP,
  POMEGRANATE_PROP,
];
