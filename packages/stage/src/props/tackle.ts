import { FISHING_NET_PROP } from './tackle/fishing-net.js';
import { FISHING_ROD_PROP } from './tackle/fishing-rod.js';
import { BOW_TIE_PROP, SCARF_PROP } from './tackle/scarf.js';
import { TOOTHBRUSH_PROP } from './tackle/toothbrush.js';
import type { Prop } from './kit/prop.js';

/** What people have in their hands to do something with, and what beasts and they have on. */
export const TACKLE: readonly Prop[] = [
  FISHING_ROD_PROP,
  FISHING_NET_PROP,
  TOOTHBRUSH_PROP,
  SCARF_PROP,
  BOW_TIE_PROP,
];
