import { COLOURS } from '@clipwright/sketch/understanding';
import { findProp, type Prop } from '../props/index.js';
import { acts } from './figure-kinds.js';
import { FIGURE_WORDS, type FigureWord } from './figure-words.js';
import { SET_WORDS, type SetWord } from './stage-words.js';
import { NOT_THINGS } from './not-things.js';

/** A word of a prompt and where it stands in it. */
interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A comma or the like comes right after it. */
  readonly isLast: boolean;
}

/** A stretch of the prompt that the stage has a meaning for; `at` and `to` count words. */
export interface Found {
  readonly at: number;
  readonly to: number;
  readonly prop: Prop | null;
  readonly isPlural: boolean;
  readonly set: SetWord | null;
  readonly figure: FigureWord | null;
}

/** The words of a prompt with all that the stage finds in them. */
export interface FoundWords {
  readonly prompt: string;
  readonly words: readonly Word[];
  readonly found: readonly Found[];
}

const LONGEST = 5;
/** Of a prompt that names more, the rest is not looked at: each is held against all others. */
const MOST_FOUND = 64;
const ARTICLES = new Set(['a', 'an', 'the', 'some', 'its', 'his', 'her', 'my']);
/** "A 24 year old woman" is no old one. */
const YEARS = /\b(\d{1,3})[- ]years?[- ]old\b/giu;
const OLD = 60;
/** "A woman's eye" is a woman. */
const WHOSE = /['’]s(?=\s+(?:\w+ )?(?:eyes?|face|lips|head|hair|smile|paws?|tail|wings?)\b)/giu;
const QUOTED = /["“”«»][^"“”«»]*["“”«»]/g;

/** Finds props and words of sets, the longest first, outside quotation marks. */
export function findWords(prompt: string): FoundWords {
  const words = wordsOf(prompt);
  const found: Found[] = [];
  for (let at = 0; at < words.length && found.length < MOST_FOUND;) {
    const one = foundAt(words, at) ?? youngAt(words, at);
    if (one) put(one, found, words);
    at = one ? one.to : at + 1;
  }
  return { prompt, words, found };
}

/** "A golden retriever puppy" is one dog, "wolf pups" are wolves, and "a chef cooks" one chef. */
function put(one: Found, found: Found[], words: readonly Word[]): void {
  const last = found.at(-1);
  const isYoung = isYoungOf(one, last, words);
  if (last === undefined || (!isYoung && !isSameAgain(one, last))) {
    found.push(one);
    return;
  }
  found.pop();
  if (!isYoung && !one.isPlural) found.push(one);
  else found.push({ ...last, isPlural: one.isPlural }, { at: one.at, to: one.to, ...NOTHING });
}

/** What begins at a word: a meaning, or a saying that has none here. */
function foundAt(words: readonly Word[], at: number): Found | null {
  const empty = emptyAt(words, at);
  // "A cherry blossom branch" is one, though "cherry blossoms" are in the air of a place.
  const isLonger = (longestAt(words, at)?.to ?? at) > at + empty;
  if (empty > 0 && !isLonger) return { at, to: at + empty, ...NOTHING };
  return isColourOf(words, at) || isHueWorn(words, at) ? null : longestAt(words, at);
}

/** Articles and what is quoted are no words here. */
function wordsOf(prompt: string): Word[] {
  const open = prompt
    .replaceAll(QUOTED, (quote) => ' '.repeat(quote.length))
    .replaceAll(YEARS, (age, years) => (Number(years) < OLD ? '' : 'old').padStart(age.length))
    .replaceAll(WHOSE, (mark) => ' '.repeat(mark.length));
  return [...open.matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)]
    .map((match) => ({
      text: match[0].toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
      isLast: /^\s*[,.;:!?]/.test(open.slice(match.index + match[0].length)),
    }))
    .filter(({ text }) => !ARTICLES.has(text));
}

const YOUNG = /^(?:pups?|cubs?|pupp(?:y|ies)|kittens?|calf|calves|foals?|chicks?)$/;

/** The young of whatever was named right before. */
const youngAt = (words: readonly Word[], at: number): Found | null => {
  const { text } = words[at]!;
  return YOUNG.test(text) ? { at, to: at + 1, ...NOTHING, isPlural: text.endsWith('s') } : null;
};

/** "Wolf pups" are wolves. */
const isYoungOf = (one: Found, last: Found | undefined, words: readonly Word[]): boolean =>
  last?.prop != null &&
  acts(last.prop) &&
  last.to === one.at &&
  one.to === one.at + 1 &&
  YOUNG.test(words[one.at]!.text);

const isSameAgain = (one: Found, last: Found): boolean =>
  last.prop !== null && last.prop === one.prop && last.to === one.at;

const textOf = (words: readonly Word[], at: number, to: number): string =>
  words
    .slice(at, to)
    .map(({ text }) => text)
    .join(' ');

/** "The size of a whale" has no whale in it. */
const likenedAt = (words: readonly Word[], at: number): number =>
  words[at]?.text === 'size' && words[at + 1]?.text === 'of' ? (longestAt(words, at + 2)?.to ?? at) - at : 0;

/** How many words are a saying in which a thing is named that is not there, as "maple syrup" is no tree. */
const emptyAt = (words: readonly Word[], at: number): number =>
  [3, 2, 1].find((long) => at + long <= words.length && NOT_THINGS.has(textOf(words, at, at + long))) ??
  likenedAt(words, at);

/** "An orange kitten", "in white and orange" and "in orange" have no orange in them. */
function isColourOf(words: readonly Word[], at: number): boolean {
  const text = textOf(words, at, at + 1);
  if (!Object.hasOwn(COLOURS, text) || propOf(text) === null) return false;
  const next = longestAt(words, at + 1);
  return (isNextTo(words, at) && next?.prop != null && !next.isPlural) || isPairedColour(words, at);
}

/** Fruit that clothes have the colour of: "a plum dress" is no plum. */
const HUES = new Set(['peach', 'plum']);
const CLOTHES = /^(?:dress|gown|shirt|blouse|sweater|suit|coat|jacket|skirt|robe|scarf|hat|kimono|hoodie)$/;

const isHueWorn = (words: readonly Word[], at: number): boolean =>
  HUES.has(words[at]?.text ?? '') && CLOTHES.test(words[at + 1]?.text ?? '');

const isColourAt = (words: readonly Word[], at: number): boolean =>
  words[at] !== undefined && Object.hasOwn(COLOURS, words[at].text);

/** Whether the next word follows after a blank, with no article or mark between. */
const isNextTo = (words: readonly Word[], at: number): boolean =>
  words[at + 1] !== undefined && words[at + 1]!.start - words[at]!.end === 1;

/** Right after "in", or joined to a word that is a colour and no thing. */
function isPairedColour(words: readonly Word[], at: number): boolean {
  const isPlainColour = (to: number): boolean => isColourAt(words, to) && propOf(words[to]!.text) === null;
  const joins = (to: number): boolean =>
    words[to]?.text === 'and' && isNextTo(words, to) && isNextTo(words, to - 1);
  const isWorn = words[at - 1]?.text === 'in' && isNextTo(words, at - 1);
  return isWorn || (joins(at - 1) && isPlainColour(at - 2)) || (joins(at + 1) && isPlainColour(at + 2));
}

/** Where what is said in one breath ends: "forest, tree, house" names no treehouse. */
function clauseFrom(words: readonly Word[], at: number): number {
  const last = words.findIndex(({ isLast }, index) => isLast && index >= at);
  return last < 0 ? words.length : last + 1;
}

function longestAt(words: readonly Word[], at: number): Found | null {
  for (let to = Math.min(clauseFrom(words, at), at + LONGEST); to > at; to -= 1) {
    const phrase = words.slice(at, to).map(({ text }) => text);
    const one = meaningOf(phrase);
    if (one) return { at, to, ...one };
  }
  return null;
}

const NOTHING = { prop: null, isPlural: false, set: null, figure: null };

function meaningOf(phrase: readonly string[]): Omit<Found, 'at' | 'to'> | null {
  const text = phrase.join(' ');
  const set = SET_WORDS.get(text) ?? colouredSet(phrase);
  if (set) return { ...NOTHING, set };
  const figure = FIGURE_WORDS.get(text);
  if (figure) return { ...NOTHING, figure };
  const own = propOf(text);
  if (own) return { ...NOTHING, prop: own };
  const single = singularOf(phrase);
  const several = single === text ? null : propOf(single);
  return several ? { ...NOTHING, prop: several, isPlural: true } : servedOf(phrase);
}

const TEXTURES = new Set(
  'wet dark polished smooth rough shiny glossy matte rustic old vintage veined cracked clean cold warm soft plain solid'.split(
    ' ',
  ),
);

/** "A rose wall" has that colour; "an orange on a table", "a rose close-up" and "an orange rotating" are of what they name. */
function colouredSet(phrase: readonly string[]): SetWord | undefined {
  const bare = withoutColours(phrase);
  const set = SET_WORDS.get(bare);
  // "A vintage steam train" has no steam of that kind.
  if (set?.steams) return undefined;
  const isOfThing = phrase
    .slice(
      0,
      phrase.findIndex((word) => !isLook(word)),
    )
    .some((word) => propOf(word) !== null);
  const isColoured = set?.set !== undefined || /(?:ground|drop|light|lighting)$/.test(bare);
  return isOfThing && (!isColoured || /^(?:on|in|at|by|before|against)\b/.test(bare)) ? undefined : set;
}

const isLook = (word: string): boolean =>
  (Object.hasOwn(COLOURS, word) && word !== 'golden') || TEXTURES.has(word);

/** "On wet black stone" is on stone; but a colour alone is none. */
function withoutColours(phrase: readonly string[]): string {
  const bare = phrase.filter((word) => !isLook(word));
  return bare.length < phrase.length && !isLook(phrase.at(-1)!) ? bare.join(' ') : '';
}

const propOf = (text: string): Prop | null => findProp(text) ?? findProp(text.replaceAll('-', ' '));

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  ladies: 'lady',
  wolves: 'wolf',
  mice: 'mouse',
  knives: 'knife',
  tomatoes: 'tomato',
  cookies: 'cookie',
  brownies: 'brownie',
  potatoes: 'potato',
  mangoes: 'mango',
  chilies: 'chili',
  chillies: 'chilli',
  // A bird's, and what falls from the sky: nobody means the thing that lies on a table.
  feathers: 'plumage',
  snowflakes: 'snowfall',
};

/** How a drink is served. */
const SERVED = new Set('cold hot fresh iced warm chilled sparkling steaming'.split(' '));

/** "Glasses of wine" are several of "glass of wine", and "a glass of cold milk" is one of milk. */
function servedOf([head = '', of, ...rest]: readonly string[]): Omit<Found, 'at' | 'to'> | null {
  if (of !== 'of') return null;
  const one = singularOf([head]);
  const drink = rest.filter((word, index) => !SERVED.has(word) || index === rest.length - 1);
  const prop = propOf([one, of, ...drink].join(' '));
  return prop && { ...NOTHING, prop, isPlural: one !== head };
}

function singularOf(phrase: readonly string[]): string {
  const last = phrase.at(-1) ?? '';
  const known = Object.hasOwn(IRREGULAR, last) ? IRREGULAR[last] : undefined;
  if (known) return [...phrase.slice(0, -1), known].join(' ');
  const single = last
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^s])s$/, '');
  return [...phrase.slice(0, -1), single].join(' ');
}

/** Whether the stage shows a stretch of the prompt, and did not only see that no thing is meant. */
export const isShown = (
  word: { readonly start: number; readonly end: number },
  { words, found, ...read }: FoundWords,
): boolean =>
  isFound(word, {
    ...read,
    words,
    found: found.filter(({ prop, set, figure }) => prop !== null || set !== null || figure !== null),
  });

/** Whether the stage has a meaning for a stretch of the prompt. */
export function isFound(
  { start, end }: { readonly start: number; readonly end: number },
  { words, found }: FoundWords,
): boolean {
  return found.some(({ at, to }) => {
    const [first, last] = [words[at], words[to - 1]];
    return first !== undefined && last !== undefined && start < last.end && end > first.start;
  });
}
