import { ANT_PROP } from './creatures/ant.js';
import { BAT_PROP } from './creatures/bat.js';
import { GORILLA_PROP } from './creatures/gorilla.js';
import { LIZARD_PROP } from './creatures/lizard.js';
import { MOOSE_PROP } from './creatures/moose.js';
import type { Prop } from './kit/prop.js';

/** Beasts of woods and caves, large and small. */
export const CREATURES: readonly Prop[] = [GORILLA_PROP, MOOSE_PROP, BAT_PROP, LIZARD_PROP, ANT_PROP];
