import type { Prop } from '../kit/prop.js';
import { FISH_PROP } from './swimmers/fish.js';
import { WHALE_PROP } from './swimmers/whale.js';
import { DOLPHIN_PROP } from './swimmers/dolphin.js';
import { SHARK_PROP } from './swimmers/shark.js';
import { TURTLE_PROP } from './swimmers/turtle.js';
import { OCTOPUS_PROP } from './swimmers/octopus.js';

/** What lives in water. */
export const SWIMMERS: readonly Prop[] = [
  FISH_PROP,
  WHALE_PROP,
  DOLPHIN_PROP,
  SHARK_PROP,
  TURTLE_PROP,
  OCTOPUS_PROP,
];
