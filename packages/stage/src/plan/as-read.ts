import { COLOURS, type WordAccount } from '@clipwright/sketch/understanding';
import { findProp, type Prop } from '../props/index.js';
import { acts, isPerson } from './figure-kinds.js';
import type { Found, FoundWords } from './find-words.js';

/** What a word may be about where it names a thing. */
const THINGS: readonly string[] = ['drawn', 'art', 'setting', 'part', 'colour', 'air'];

const AFTER_ARTICLE = /\b(?:an?|the|this|that|my|our|his|her|one|two|three)\s+$/i;
/** "Droplets on the glass". */
const ON_ITS_GLASS = /\b(?:on|over|down|through) the\s+$/i;
/** A glass to drink from has one, with a word or so on it between. */
const SOME_GLASS = /\b(?:an?|the|his|her|one|two|three|four|of|in)\s+(?:[\p{L}-]+\s+){0,2}$/iu;

/**
 * Without what is no thing: what the prompt's own reading knows to be none ("can you", "building a", "drone shot", "no people"), and what
 * another thing is of ("an oak table", "a bottle, amber glass, gold cap", "a silk dress").
 */
export function asRead(words: FoundWords, account: readonly WordAccount[]): FoundWords {
  const found = words.found
    .map((one) =>
      isKinOf(one, words) || isBottleOf(one, words) ? { ...one, prop: null } : bottled(one, words),
    )
    .filter(
      (one) =>
        !isOfUnknown(one, words) &&
        !isColourOf(one, words, account) &&
        !isMatter(one, words) &&
        (one.prop === null || (!isStoneOf(one, words, account) && isThing(one, words, account))),
    );
  return { ...words, found };
}

function isThing(one: Found, words: FoundWords, account: readonly WordAccount[]): boolean {
  const head = words.words[one.to - 1]!;
  const said = saidAt(head, account);
  if (said === undefined) return true;
  if (said.fate === 'ignored') return one.prop?.noun !== 'camera' && AFTER_ARTICLE.test(before(one, words));
  // A verb with its article is longer than the noun that it looks like.
  if (said.fate === 'missing')
    return said.end <= head.end && (!isNothing(one, said) || isNamedBefore(one, words, account));
  return isAbout(one, words, said, account);
}

function isAbout(one: Found, words: FoundWords, said: Shown, account: readonly WordAccount[]): boolean {
  const own = BY_KIND.get(said.about);
  if (own) return own(one, words, said, account);
  return THINGS.includes(said.about) && !isOfAnother(one, words, said);
}

type IsAbout = typeof isAbout;

/** "A frying pan" is no pan of the camera, and in "an apple watch" nobody watches. */
const isNoMove: IsAbout = (one, words, said) =>
  said.start > words.words[one.at]!.start || isThatDrone(one, words) || isRidden(one, said);

const BY_KIND: ReadonlyMap<string, IsAbout> = new Map<string, IsAbout>([
  ['camera', isNoMove],
  ['verb', isNoMove],
  // "An alien planet" is mysterious, and "an alien" is somebody.
  [
    'style',
    (one, words, _said, account) =>
      one.prop !== null && acts(one.prop) && !isBeforeThing(one, words, account),
  ],
  // "A sign that says ...": the words are printed on it.
  ['text', ({ prop }) => prop?.label !== undefined],
]);

/** "A woman on a horse": to the prompt's own reading she rides, and to the stage there is a horse as well. */
const isRidden = ({ prop }: Found, { about, text }: Shown): boolean =>
  about === 'verb' && /^on\s/i.test(text) && prop !== null && acts(prop);

/** "Soap bars": soap is a thing to the prompt's own reading, and bars by themselves are none. */
function isNamedBefore({ at, to }: Found, { words }: FoundWords, account: readonly WordAccount[]): boolean {
  const first = to - at > 1 ? saidAt(words[at]!, account) : undefined;
  return first !== undefined && 'about' in first && THINGS.includes(first.about);
}

/** What is no move of the camera may be a thing that the stage has. */
const isNothing = ({ prop }: Found, { because }: { readonly because?: string }): boolean =>
  because === 'names nothing here' && prop?.noun !== 'frying pan';

/** "A drone" is one, and "drone over a city" is how it is filmed. */
const isThatDrone = (one: Found, words: FoundWords): boolean =>
  one.prop?.noun === 'drone' && AFTER_ARTICLE.test(before(one, words));

/** Whether it only says of what kind the next one is. */
function isBeforeThing({ to }: Found, words: FoundWords, account: readonly WordAccount[]): boolean {
  if (!goesOn(to, words)) return false;
  const said = saidAt(words.words[to]!, account);
  const isThere = said !== undefined && 'about' in said && THINGS.includes(said.about);
  return isThere || words.found.some((next) => next.at === to && next.prop !== null);
}

type Shown = Extract<WordAccount, { readonly about: unknown }>;

/** A place, or "a woman's", is no longer name of another thing. */
const isNoOther = ({ about, text }: Shown): boolean => about === 'setting' || /['’]s$/.test(text);

/** "A rocking horse" is no horse, and "a stone viaduct" no stone: the prompt's own reading knows the whole of it. */
function isOfAnother({ at, to, prop }: Found, { prompt, words }: FoundWords, said: WordAccount): boolean {
  if (!('as' in said) || isNoOther(said)) return false;
  // "A red apple" is an apple, though the prompt's own reading has one of that name.
  const isLonger =
    isMoreThanColours(prompt.slice(said.start, words[at]!.start)) || said.end > words[to - 1]!.end;
  return isLonger && findProp(said.as)?.noun !== prop?.noun && findProp(said.text.toLowerCase()) === null;
}

const isMoreThanColours = (text: string): boolean =>
  text.split(/\s+/).some((word) => word !== '' && !Object.hasOwn(COLOURS, word.toLowerCase()));

const before = ({ at }: Found, { prompt, words }: FoundWords): string => prompt.slice(0, words[at]!.start);

/** Whether a word says what another thing is made of, or closed with. */
function isMatter(one: Found, words: FoundWords): boolean {
  if (one.set !== null) return one.set.set !== undefined && isRightBefore(one, words, isGarment);
  if (one.prop === null || one.isPlural || one.to - one.at > 1) return false;
  return isRightBefore(one, words, ({ prop }) => prop !== null) || isPartOf(one, words);
}

/** What tables are is a set's own. */
export const TOPS: readonly string[] = ['table', 'shelf', 'bench', 'stool'];

const isGarment = ({ prop, figure }: Found): boolean =>
  figure?.wears !== undefined || (prop !== null && !TOPS.includes(prop.noun));

/** "A bear catches a jumping salmon": whatever that is, it jumps, and not the bear. */
function isOfUnknown({ at, to, figure }: Found, words: FoundWords): boolean {
  if (figure?.act === undefined || figure.tie !== undefined || to - at > 1) return false;
  const { prompt, words: all, found } = words;
  const isAdjective = /\b(?:an?|the)\s+$/i.test(prompt.slice(0, all[at]!.start));
  return isAdjective && goesOn(to, words) && !found.some((one) => one.at === to);
}

/** "An orange convertible", "an orange desert": whatever that is, it is orange. */
function isColourOf({ at, to, prop }: Found, words: FoundWords, account: readonly WordAccount[]): boolean {
  if (prop === null || to - at > 1 || !Object.hasOwn(COLOURS, words.words[at]!.text)) return false;
  if (!goesOn(to, words)) return false;
  const next = saidAt(words.words[to]!, account);
  return next !== undefined && 'about' in next && ['drawn', 'art', 'setting'].includes(next.about);
}

/** "A stone church": whatever is of stone or glass, if the stage has it or not. */
function isStoneOf(
  { at, to, prop, isPlural }: Found,
  words: FoundWords,
  account: readonly WordAccount[],
): boolean {
  if (isPlural || to - at > 1 || !['rock', 'glass'].includes(prop!.noun)) return false;
  if (!goesOn(to, words)) return false;
  const said = saidAt(words.words[to]!, account);
  return said !== undefined && 'about' in said && ['drawn', 'art', 'setting'].includes(said.about);
}

const KIN = /^(?:mother|father|mom|mum|dad|baby|child|kid)$/;

/** "An elephant mother" is an elephant, a robot bartender a robot, and a woman astronaut an astronaut. */
function isKinOf(one: Found, words: FoundWords): boolean {
  const last = words.found.find(({ to }) => to === one.at)?.prop ?? null;
  const before = goesOn(one.at, words) ? last : null;
  return isOfBeast(one, before, words) || (isPersonToo(one) && isSaidTwice(one, before, words));
}

const isKin = ({ at }: Found, { words }: FoundWords): boolean => KIN.test(words[at]!.text);

function isOfBeast(one: Found, last: Prop | null, words: FoundWords): boolean {
  const kin = isKin(one, words) ? (last ?? beastBefore(one, words)) : null;
  return kin !== null && kin.paints.includes('figure');
}

/** A person ("a woman cooks" is one) right after somebody with a trade, or right before another word for the same person. */
const isSaidTwice = (one: Found, last: Prop | null, words: FoundWords): boolean =>
  last !== null && (!isPerson(last) || one.isPlural)
    ? isSomebody(last)
    : isRightBefore(one, words, (next) => isPersonToo(next) && !next.isPlural && !isKin(next, words));

/** "Ducks following their mother". */
function beastBefore({ at }: Found, { words, found }: FoundWords): Prop | null {
  if (!/^(?:their|its)$/.test(words[at - 1]?.text ?? '')) return null;
  const before = found.findLast(({ to, prop }) => to < at && prop !== null)?.prop ?? null;
  return before && !isPerson(before) ? before : null;
}

const isPersonToo = ({ prop }: Found): boolean => prop !== null && isPerson(prop);

/** Whoever can have a trade: beasts, and machines that stand as people do. */
const isSomebody = ({ paints, isLookedAtAbove }: Prop): boolean =>
  paints.includes('figure') || isLookedAtAbove === true;

function isRightBefore({ to }: Found, words: FoundWords, is: (one: Found) => boolean): boolean {
  const next = words.found.find(({ at }) => at === to);
  return next !== undefined && is(next) && goesOn(to, words);
}

/** Whether a word follows, and nothing but a blank lies before it. */
function goesOn(to: number, { prompt, words }: FoundWords): boolean {
  const [last, next] = [words[to - 1], words[to]];
  return last !== undefined && next !== undefined && /^\s+$/.test(prompt.slice(last.end, next.start));
}

/** What the prompt's own reading says of a word. */
const saidAt = (
  { start: at }: { readonly start: number },
  account: readonly WordAccount[],
): WordAccount | undefined => account.find(({ start, end }) => start <= at && end > at);

/** How far after "bottle of" that is named which is in it. */
const FILLED_WITHIN = 4;
const FILLINGS = /bottle|tube|jar|beer/;

/** "A bottle of shampoo" is that bottle. */
function isBottleOf({ at, to }: Found, { prompt, words, found }: FoundWords): boolean {
  if (to - at > 1 || words[at]!.text !== 'bottle' || words[to]?.text !== 'of') return false;
  const next = found.find((one) => one.at > to && one.prop !== null);
  if (!next || next.at - to > FILLED_WITHIN || !FILLINGS.test(next.prop!.noun)) return false;
  return !/[,.;:]|\b(?:and|next|beside|an?|the|with|on|near)\b/i.test(
    prompt.slice(words[to].end, words[next.at]!.start),
  );
}

const POURED_FROM: readonly string[] = ['tube', 'cream jar'];

/** What comes in tubes and jars comes out of a pump where a bottle of it is asked for. */
function bottled(one: Found, words: FoundWords): Found {
  if (one.prop === null || !POURED_FROM.includes(one.prop.noun)) return one;
  const before = words.found.findLast(({ to, prop }) => to <= one.at && prop !== null);
  return before && isBottleOf(before, words) ? { ...one, prop: findProp('pump bottle') } : one;
}

const CLOSED: readonly string[] = [
  'wine bottle',
  'perfume bottle',
  'champagne bottle',
  'potion',
  'jar',
  'honey jar',
  'serum bottle',
  'cream jar',
  'pump bottle',
];

function isPartOf(one: Found, words: FoundWords): boolean {
  const first = words.found.find(({ prop }) => prop !== null)!;
  if (first === one || !CLOSED.includes(first.prop!.noun)) return false;
  if (one.prop!.noun === 'cap') return true;
  if (!['glass', 'wine glass'].includes(one.prop!.noun)) return false;
  return ON_ITS_GLASS.test(before(one, words)) || !SOME_GLASS.test(before(one, words));
}
