import type { Prop } from '../kit/prop.js';
import { DOG_PROP } from './pets/dog.js';
import { RETRIEVER_PROP } from './pets/retriever.js';
import { CAT_PROP } from './pets/cat.js';
import { FOX_PROP } from './pets/fox.js';
import { RABBIT_PROP } from './pets/rabbit.js';
import { HORSE_PROP } from './pets/horse.js';
import { UNICORN_PROP } from './pets/unicorn.js';
import { COW_PROP } from './pets/cow.js';
import { PIG_PROP } from './pets/pig.js';
import { SHEEP_PROP } from './pets/sheep.js';

/** A house's and a farm's beasts. */
export const PETS: readonly Prop[] = [
  DOG_PROP,
  RETRIEVER_PROP,
  CAT_PROP,
  FOX_PROP,
  RABBIT_PROP,
  HORSE_PROP,
  UNICORN_PROP,
  COW_PROP,
  PIG_PROP,
  SHEEP_PROP,
];
