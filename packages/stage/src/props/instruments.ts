import type { Prop } from './kit/prop.js';
import { GUITAR_PROP } from './instruments/guitar.js';
import { ELECTRIC_GUITAR_PROP } from './instruments/electric-guitar.js';
import { VIOLIN_PROP } from './instruments/violin.js';
import { TRUMPET_PROP } from './instruments/trumpet.js';
import { DRUM_PROP } from './instruments/drum.js';
import { PIANO_PROP } from './instruments/piano.js';
import { MICROPHONE_PROP } from './instruments/microphone.js';
import { RECORD_PLAYER_PROP } from './instruments/record-player.js';
import { CELLO_PROP } from './instruments/cello.js';

/** What makes music. */
export const INSTRUMENTS: readonly Prop[] = [
  GUITAR_PROP,
  ELECTRIC_GUITAR_PROP,
  VIOLIN_PROP,
  TRUMPET_PROP,
  DRUM_PROP,
  PIANO_PROP,
  MICROPHONE_PROP,
  RECORD_PLAYER_PROP,
  CELLO_PROP,
];
