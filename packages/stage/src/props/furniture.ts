import type { Prop } from './kit/prop.js';
import { CHAIR_PROP } from './furniture/chair.js';
import { ARMCHAIR_PROP } from './furniture/armchair.js';
import { SOFA_PROP } from './furniture/sofa.js';
import { TABLE_PROP } from './furniture/table.js';
import { BED_PROP } from './furniture/bed.js';
import { SHELF_PROP } from './furniture/shelf.js';
import { MIRROR_PROP } from './furniture/mirror.js';
import { STOOL_PROP } from './furniture/stool.js';
import { BENCH_PROP } from './furniture/bench.js';
import { FIREPLACE_PROP } from './furniture/fireplace.js';
import { CRIB_PROP } from './furniture/crib.js';

/** What stands in a room and is sat at, on or before. */
export const FURNITURE: readonly Prop[] = [
  CHAIR_PROP,
  ARMCHAIR_PROP,
  SOFA_PROP,
  TABLE_PROP,
  BED_PROP,
  SHELF_PROP,
  MIRROR_PROP,
  STOOL_PROP,
  BENCH_PROP,
  FIREPLACE_PROP,
  CRIB_PROP,
];
