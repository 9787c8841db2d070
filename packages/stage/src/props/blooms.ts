import type { Prop } from './kit/prop.js';
import { CHERRY_BLOSSOM_BRANCH_PROP } from './blooms/cherry-blossom-branch.js';
import { FERN_PROP } from './blooms/fern.js';
import { LAVENDER_PROP } from './blooms/lavender.js';
import { LEAF_SPRIG_PROP } from './blooms/leaf-sprig.js';
import { LILY_PROP } from './blooms/lily.js';
import { ORCHID_PROP } from './blooms/orchid.js';

/** Flowers of the garden and the greenhouse, and what grows in their shade. */
export const BLOOMS: readonly Prop[] = [
  LILY_PROP,
  ORCHID_PROP,
  CHERRY_BLOSSOM_BRANCH_PROP,
  FERN_PROP,
  LAVENDER_PROP,
  LEAF_SPRIG_PROP,
];
