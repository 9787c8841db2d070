import type { Prop } from './kit/prop.js';
import { LAMP_PROP } from './home/lamp.js';
import { FLOOR_LAMP_PROP } from './home/floor-lamp.js';
import { BOOK_PROP } from './home/book.js';
import { STACK_OF_BOOKS_PROP } from './home/stack-of-books.js';
import { LIGHT_BULB_PROP } from './home/light-bulb.js';
import { CANDLE_PROP } from './home/candle.js';
import { CLOCK_PROP } from './home/clock.js';
import { GIFT_BOX_PROP } from './home/gift-box.js';
import { CARDBOARD_BOX_PROP } from './home/cardboard-box.js';
import { CHALKBOARD_PROP } from './home/chalkboard.js';
import { SIGNPOST_PROP } from './home/signpost.js';
import { SUITCASE_PROP } from './home/suitcase.js';
import { SOAP_BAR_PROP } from './home/soap-bar.js';
import { MAILBOX_PROP } from './home/mailbox.js';

/** What lies about a home. */
export const HOME: readonly Prop[] = [
  LAMP_PROP,
  FLOOR_LAMP_PROP,
  BOOK_PROP,
  STACK_OF_BOOKS_PROP,
  LIGHT_BULB_PROP,
  CANDLE_PROP,
  CLOCK_PROP,
  GIFT_BOX_PROP,
  CARDBOARD_BOX_PROP,
  SUITCASE_PROP,
  CHALKBOARD_PROP,
  SIGNPOST_PROP,
  SOAP_BAR_PROP,
  MAILBOX_PROP,
];
