import { BATHTUB_PROP } from './gadgets/bathtub.js';
import { GAME_CONTROLLER_PROP } from './gadgets/game-controller.js';
import { LANTERN_PROP } from './gadgets/lantern.js';
import { PICTURE_FRAME_PROP } from './gadgets/picture-frame.js';
import { RADIO_PROP } from './gadgets/radio.js';
import { TYPEWRITER_PROP } from './gadgets/typewriter.js';
import { VR_HEADSET_PROP } from './gadgets/vr-headset.js';
import type { Prop } from './kit/prop.js';

/** What a household has had for a hundred years, and since last year. */
export const GADGETS: readonly Prop[] = [
  LANTERN_PROP,
  BATHTUB_PROP,
  TYPEWRITER_PROP,
  RADIO_PROP,
  GAME_CONTROLLER_PROP,
  VR_HEADSET_PROP,
  PICTURE_FRAME_PROP,
];
