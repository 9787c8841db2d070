import type { Found, FoundWords } from './find-words.js';

/** What is eaten and drunk hot. */
const SERVED_HOT: readonly string[] = [
  'coffee',
  'mug',
  'teapot',
  'paper cup',
  'ramen',
  'soup',
  'pizza',
  'pizza slice',
  'burger',
  'bread',
  'croissant',
  'pancake',
  'fried egg',
  'cupcake',
  'plate',
];

const isHot = ({ prop }: Found): boolean =>
  prop !== null &&
  (SERVED_HOT.includes(prop.noun) || (prop.moves ?? []).some(({ does }) => does === 'steam'));

/** Where nothing is hot, steam is not shown, and is told of. */
export const withoutSteam = (words: FoundWords): FoundWords =>
  words.found.some(isHot) ? words : { ...words, found: words.found.filter(({ set }) => !set?.steams) };

const HOT =
  /\b(?:hot|boiling|freshly (?:brewed|baked|cooked|made))\b(?! (?:dogs?|air|rod|pink|sauce|pepper))/i;
const COLD = /\b(?:iced?|cold|chilled|frozen)\b/i;
/** What is served so hot that it steams, whatever is said. */
const ALWAYS: readonly string[] = ['ramen', 'soup', 'hot chocolate'];

const isHotNow = ({ found, prompt }: FoundWords): boolean =>
  found.some(({ set }) => set?.steams) ||
  (!COLD.test(prompt) &&
    (HOT.test(prompt) || found.some(({ prop }) => prop !== null && ALWAYS.includes(prop.noun))));

/** What steams: the first of it that is served hot. */
export const hotIn = (words: FoundWords): string[] =>
  isHotNow(words)
    ? words.found
        .filter(isHot)
        .slice(0, 1)
        .flatMap(({ prop }) => prop?.noun ?? [])
    : [];
