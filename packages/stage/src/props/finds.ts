import type { Prop } from './kit/prop.js';
import { ACORN_PROP } from './finds/acorn.js';
import { AUTUMN_LEAF_PROP } from './finds/autumn-leaf.js';
import { BAMBOO_PLANT_PROP } from './finds/bamboo-plant.js';
import { BONSAI_TREE_PROP } from './finds/bonsai-tree.js';
import { CORAL_BRANCH_PROP } from './finds/coral-branch.js';
import { DANDELION_PROP } from './finds/dandelion.js';
import { FEATHER_PROP } from './finds/feather.js';
import { HAY_BALE_PROP } from './finds/hay-bale.js';
import { HONEYCOMB_PROP } from './finds/honeycomb.js';
import { LOG_PROP } from './finds/log.js';
import { LOTUS_PROP } from './finds/lotus.js';
import { NEST_PROP } from './finds/nest.js';
import { PEARL_PROP } from './finds/pearl.js';
import { SEASHELL_PROP } from './finds/seashell.js';
import { SNOWFLAKE_PROP } from './finds/snowflake.js';
import { SOAP_BUBBLES_PROP } from './finds/soap-bubbles.js';

/** What is found out of doors, and some that is taken home. */
export const FINDS: readonly Prop[] = [
  AUTUMN_LEAF_PROP,
  FEATHER_PROP,
  ACORN_PROP,
  SEASHELL_PROP,
  SNOWFLAKE_PROP,
  SOAP_BUBBLES_PROP,
  HAY_BALE_PROP,
  LOG_PROP,
  NEST_PROP,
  HONEYCOMB_PROP,
  DANDELION_PROP,
  LOTUS_PROP,
  BONSAI_TREE_PROP,
  BAMBOO_PLANT_PROP,
  CORAL_BRANCH_PROP,
  PEARL_PROP,
];
