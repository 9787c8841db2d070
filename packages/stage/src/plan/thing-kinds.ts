import { BAKED } from '../props/baked.js';
import { COSMETICS } from '../props/cosmetics.js';
import { CUPS } from '../props/cups.js';
import { DISHES } from '../props/dishes.js';
import { DRINKS } from '../props/drinks.js';
import { FRUIT } from '../props/fruit.js';
import { GREENS } from '../props/greens.js';
import type { Prop } from '../props/kit/prop.js';
import { MEALS } from '../props/meals.js';
import { ORCHARD } from '../props/orchard.js';
import { REFRESHMENTS } from '../props/refreshments.js';
import { SNACKS } from '../props/snacks.js';
import { TREATS } from '../props/treats.js';
import { VEGETABLES } from '../props/vegetables.js';

/** What a thing of a table top is, as far as a photographer lights it: what is eaten and drunk, what is sold chilled, what is for the skin. */
export type Kind = 'food' | 'chilled' | 'beauty' | 'thing';

const namesOf = (...families: readonly (readonly Prop[])[]): string[] =>
  families.flat().map(({ noun }) => noun);

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ...namesOf(
    BAKED,
    MEALS,
    SNACKS,
    TREATS,
    DISHES,
    FRUIT,
    GREENS,
    ORCHARD,
    VEGETABLES,
    CUPS,
    DRINKS,
    REFRESHMENTS,
  ).map((noun) => [noun, 'food'] as const),
  ...['wine bottle', 'champagne bottle', 'jar', 'candle'].map((noun) => [noun, 'food'] as const),
  ...['soda can', 'water bottle', 'beer bottle'].map((noun) => [noun, 'chilled'] as const),
  ...[...namesOf(COSMETICS), 'perfume bottle', 'lipstick', 'soap bar'].map(
    (noun) => [noun, 'beauty'] as const,
  ),
]);

export const kindOf = (noun: string | undefined): Kind => KINDS.get(noun ?? '') ?? 'thing';
