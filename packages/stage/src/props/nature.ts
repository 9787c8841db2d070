import type { Prop } from './kit/prop.js';
import { TREE_PROP } from './nature/tree.js';
import { PINE_TREE_PROP } from './nature/pine-tree.js';
import { CHRISTMAS_TREE_PROP } from './nature/christmas-tree.js';
import { PALM_TREE_PROP } from './nature/palm-tree.js';
import { CACTUS_PROP } from './nature/cactus.js';
import { POTTED_PLANT_PROP } from './nature/potted-plant.js';
import { MUSHROOM_PROP } from './nature/mushroom.js';
import { ROCK_PROP } from './nature/rock.js';

/** Plants and stones out of doors, and those in pots. */
export const NATURE: readonly Prop[] = [
  TREE_PROP,
  PINE_TREE_PROP,
  CHRISTMAS_TREE_PROP,
  PALM_TREE_PROP,
  CACTUS_PROP,
  POTTED_PLANT_PROP,
  MUSHROOM_PROP,
  ROCK_PROP,
];
