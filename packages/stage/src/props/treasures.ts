import type { Prop } from './kit/prop.js';
import { DIAMOND_PROP } from './treasures/diamond.js';
import { CRYSTAL_PROP } from './treasures/crystal.js';
import { PLANET_PROP } from './treasures/planet.js';
import { EARTH_PROP } from './treasures/earth.js';
import { MOON_PROP } from './treasures/moon.js';
import { SWORD_PROP } from './treasures/sword.js';
import { CROWN_PROP } from './treasures/crown.js';
import { KEY_PROP } from './treasures/key.js';
import { COIN_PROP } from './treasures/coin.js';
import { TROPHY_PROP } from './treasures/trophy.js';
import { SKULL_PROP } from './treasures/skull.js';
import { PUMPKIN_PROP } from './treasures/pumpkin.js';
import { SNOWMAN_PROP } from './treasures/snowman.js';

/** What is found, won or made by a season. */
export const TREASURES: readonly Prop[] = [
  DIAMOND_PROP,
  CRYSTAL_PROP,
  PLANET_PROP,
  EARTH_PROP,
  MOON_PROP,
  SWORD_PROP,
  CROWN_PROP,
  KEY_PROP,
  COIN_PROP,
  TROPHY_PROP,
  SKULL_PROP,
  PUMPKIN_PROP,
  SNOWMAN_PROP,
];
