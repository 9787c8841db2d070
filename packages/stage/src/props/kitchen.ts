import type { Prop } from './kit/prop.js';
import { COOKING_POT_PROP } from './kitchen/cooking-pot.js';
import { CUTTING_BOARD_PROP } from './kitchen/cutting-board.js';
import { FRYING_PAN_PROP } from './kitchen/frying-pan.js';
import { KNIFE_PROP } from './kitchen/knife.js';
import { STOVE_PROP } from './kitchen/stove.js';
import { WOK_PROP } from './kitchen/wok.js';
import { LUNCH_BOX_PROP } from './kitchen/lunch-box.js';

/** What one cooks with. */
export const KITCHEN: readonly Prop[] = [
  FRYING_PAN_PROP,
  WOK_PROP,
  COOKING_POT_PROP,
  STOVE_PROP,
  CUTTING_BOARD_PROP,
  KNIFE_PROP,
  LUNCH_BOX_PROP,
];
