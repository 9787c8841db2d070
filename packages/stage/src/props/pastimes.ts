import type { Prop } from './kit/prop.js';
import { BALL_OF_YARN_PROP } from './pastimes/ball-of-yarn.js';
import { BALLOON_PROP } from './pastimes/balloon.js';
import { DOLL_PROP } from './pastimes/doll.js';
import { DOMINOES_PROP } from './pastimes/dominoes.js';
import { KITE_PROP } from './pastimes/kite.js';
import { ROCKING_HORSE_PROP } from './pastimes/rocking-horse.js';

/** What an afternoon at home is spent with. */
export const PASTIMES: readonly Prop[] = [
  BALL_OF_YARN_PROP,
  BALLOON_PROP,
  KITE_PROP,
  DOLL_PROP,
  DOMINOES_PROP,
  ROCKING_HORSE_PROP,
];
