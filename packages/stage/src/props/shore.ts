import type { Prop } from './kit/prop.js';
import { CRAB_PROP } from './shore/crab.js';
import { CROCODILE_PROP } from './shore/crocodile.js';
import { JELLYFISH_PROP } from './shore/jellyfish.js';
import { LADYBUG_PROP } from './shore/ladybug.js';
import { LOBSTER_PROP } from './shore/lobster.js';
import { SEAHORSE_PROP } from './shore/seahorse.js';
import { SNAKE_PROP } from './shore/snake.js';
import { SPIDER_PROP } from './shore/spider.js';
import { STARFISH_PROP } from './shore/starfish.js';

/** What drifts, creeps and crawls: of the sea, its shore and the ground. */
export const SHORE_LIFE: readonly Prop[] = [
  JELLYFISH_PROP,
  CRAB_PROP,
  LOBSTER_PROP,
  STARFISH_PROP,
  SEAHORSE_PROP,
  SNAKE_PROP,
  CROCODILE_PROP,
  SPIDER_PROP,
  LADYBUG_PROP,
];
