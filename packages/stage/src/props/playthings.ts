import type { Prop } from './kit/prop.js';
import {
  PIGGY_BANK_PROP,
  PLAYING_CARDS_PROP,
  SPINNING_TOP_PROP,
  YO_YO_PROP,
} from './playthings/spinning-top.js';

/** What is played with, and saved in. */
export const PLAYTHINGS: readonly Prop[] = [
  SPINNING_TOP_PROP,
  YO_YO_PROP,
  PIGGY_BANK_PROP,
  PLAYING_CARDS_PROP,
];
