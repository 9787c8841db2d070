import type { Prop } from './kit/prop.js';
import { GLASS_OF_COLA_PROP } from './refreshments/glass-of-cola.js';
import { LEMONADE_PROP } from './refreshments/lemonade.js';
import { MOJITO_PROP } from './refreshments/mojito.js';
import { WHISKEY_PROP } from './refreshments/whiskey.js';

/** What is drunk cold, with ice. */
export const REFRESHMENTS: readonly Prop[] = [GLASS_OF_COLA_PROP, WHISKEY_PROP, LEMONADE_PROP, MOJITO_PROP];
