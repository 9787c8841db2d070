import type { Prop } from './kit/prop.js';
import { BUBBLE_TEA_PROP } from './drinks/bubble-tea.js';
import { COFFEE_MACHINE_PROP } from './drinks/coffee-machine.js';
import { HONEY_JAR_PROP } from './drinks/honey-jar.js';
import { HOT_CHOCOLATE_PROP } from './drinks/hot-chocolate.js';
import { ICED_COFFEE_PROP } from './drinks/iced-coffee.js';
import { ICED_TEA_PROP } from './drinks/iced-tea.js';
import { KETTLE_PROP } from './drinks/kettle.js';
import { ICED_MATCHA_PROP, MATCHA_LATTE_PROP } from './drinks/matcha-latte.js';
import { PINT_OF_BEER_PROP } from './drinks/pint-of-beer.js';
import { SMOOTHIE_PROP } from './drinks/smoothie.js';

/** Drinks that look like themselves, and what they are made with. */
export const DRINKS: readonly Prop[] = [
  PINT_OF_BEER_PROP,
  ICED_COFFEE_PROP,
  MATCHA_LATTE_PROP,
  ICED_MATCHA_PROP,
  ICED_TEA_PROP,
  BUBBLE_TEA_PROP,
  SMOOTHIE_PROP,
  HOT_CHOCOLATE_PROP,
  HONEY_JAR_PROP,
  KETTLE_PROP,
  COFFEE_MACHINE_PROP,
];
