import type { Prop } from '../kit/prop.js';
import { BEAR_PROP } from './wild/bear.js';
import { POLAR_BEAR_PROP } from './wild/polar-bear.js';
import { PANDA_PROP } from './wild/panda.js';
import { ELEPHANT_PROP } from './wild/elephant.js';
import { LION_PROP } from './wild/lion.js';
import { TIGER_PROP } from './wild/tiger.js';
import { GIRAFFE_PROP } from './wild/giraffe.js';
import { DEER_PROP } from './wild/deer.js';

/** Beasts of the wild. */
export const WILD: readonly Prop[] = [
  BEAR_PROP,
  POLAR_BEAR_PROP,
  PANDA_PROP,
  ELEPHANT_PROP,
  LION_PROP,
  TIGER_PROP,
  GIRAFFE_PROP,
  DEER_PROP,
];
