import type { Prop } from './kit/prop.js';
import { CAULDRON_PROP } from './lore/cauldron.js';
import { CRYSTAL_BALL_PROP } from './lore/crystal-ball.js';
import { KNIGHT_HELMET_PROP } from './lore/knight-helmet.js';
import { SHIELD_PROP } from './lore/shield.js';
import { THEATRE_MASK_PROP } from './lore/theatre-mask.js';

/** What tales tell of. */
export const LORE: readonly Prop[] = [
  CAULDRON_PROP,
  CRYSTAL_BALL_PROP,
  SHIELD_PROP,
  KNIGHT_HELMET_PROP,
  THEATRE_MASK_PROP,
];
