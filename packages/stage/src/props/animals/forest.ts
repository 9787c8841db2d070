import type { Prop } from '../kit/prop.js';
import { DRAGON_PROP } from './forest/dragon.js';
import { FROG_PROP } from './forest/frog.js';
import { HAMSTER_PROP } from './forest/hamster.js';
import { HEDGEHOG_PROP } from './forest/hedgehog.js';
import { MONKEY_PROP } from './forest/monkey.js';
import { SQUIRREL_PROP } from './forest/squirrel.js';
import { WOLF_PROP } from './forest/wolf.js';
import { GUINEA_PIG_PROP } from './forest/guinea-pig.js';

/** Beasts of woods and tales. */
export const FOREST: readonly Prop[] = [
  WOLF_PROP,
  SQUIRREL_PROP,
  HAMSTER_PROP,
  HEDGEHOG_PROP,
  FROG_PROP,
  MONKEY_PROP,
  DRAGON_PROP,
  GUINEA_PIG_PROP,
];
