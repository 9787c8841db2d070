import { BUST_PROP } from './halls/bust.js';
import { CANDELABRA_PROP } from './halls/candelabra.js';
import { COFFIN_PROP } from './halls/coffin.js';
import { JACK_O_LANTERN_PROP } from './halls/jack-o-lantern.js';
import { PAINTING_PROP } from './halls/painting.js';
import { THRONE_PROP } from './halls/throne.js';
import { TOMBSTONE_PROP } from './halls/tombstone.js';
import { BROOM_PROP, WAND_PROP } from './halls/wand.js';
import type { Prop } from './kit/prop.js';

/** What is in halls, in crypts and at Halloween. */
export const HALLS: readonly Prop[] = [
  THRONE_PROP,
  BUST_PROP,
  PAINTING_PROP,
  CANDELABRA_PROP,
  TOMBSTONE_PROP,
  COFFIN_PROP,
  JACK_O_LANTERN_PROP,
  WAND_PROP,
  BROOM_PROP,
];
