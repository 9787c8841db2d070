import type { Prop } from '../kit/prop.js';
import { BIRD_PROP } from './birds/bird.js';
import { ROBIN_PROP } from './birds/robin.js';
import { PARROT_PROP } from './birds/parrot.js';
import { OWL_PROP } from './birds/owl.js';
import { PENGUIN_PROP } from './birds/penguin.js';
import { DUCK_PROP } from './birds/duck.js';
import { CHICKEN_PROP } from './birds/chicken.js';
import { FLAMINGO_PROP } from './birds/flamingo.js';

/** What has two wings. */
export const BIRDS: readonly Prop[] = [
  BIRD_PROP,
  ROBIN_PROP,
  PARROT_PROP,
  OWL_PROP,
  PENGUIN_PROP,
  DUCK_PROP,
  CHICKEN_PROP,
  FLAMINGO_PROP,
];
