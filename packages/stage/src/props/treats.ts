import type { Prop } from './kit/prop.js';
import { BROWNIE_PROP } from './treats/brownie.js';
import { CANDY_PROP } from './treats/candy.js';
import { CHEESECAKE_PROP } from './treats/cheesecake.js';
import { LOLLIPOP_PROP } from './treats/lollipop.js';
import { MACARON_PROP } from './treats/macaron.js';
import { MARSHMALLOW_PROP } from './treats/marshmallow.js';
import { POPCORN_PROP } from './treats/popcorn.js';
import { PRETZEL_PROP } from './treats/pretzel.js';
import { WAFFLE_PROP } from './treats/waffle.js';

/** What is eaten for pleasure. */
export const TREATS: readonly Prop[] = [
  MACARON_PROP,
  WAFFLE_PROP,
  PRETZEL_PROP,
  POPCORN_PROP,
  CHEESECAKE_PROP,
  BROWNIE_PROP,
  CANDY_PROP,
  LOLLIPOP_PROP,
  MARSHMALLOW_PROP,
];
