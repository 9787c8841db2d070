import type { WordAccount } from '@clipwright/sketch/understanding';
import { findProp } from '../props/index.js';
import type { Found, FoundWords } from './find-words.js';

/** What a word may be about where it names a thing. */
const THINGS: readonly string[] = ['drawn', 'art', 'setting', 'part', 'colour', 'air'];

const AFTER_ARTICLE = /\b(?:an?|the|this|that|my|our|his|her|one|two|three)\s+$/i;
/** A glass to drink from has one, with a word or so on it between. */
const SOME_GLASS = /\b(?:an?|the|his|her|one|two|three|four|of|in)\s+(?:[\p{L}-]+\s+){0,2}$/iu;

/**
 * Without what is no thing: what the prompt's own reading knows to be none ("can you", "building a", "drone shot", "no people"), and what
 * another thing is of ("an oak table", "a bottle, amber glass, gold cap", "a silk dress").
 */
export function asRead(words: FoundWords, account: readonly WordAccount[]): FoundWords {
  const found = words.found
    .map((one) => (isKinOf(one, words) ? { ...one, prop: null } : one))
    .filter(
      (one) =>
        !isMatter(one, words) &&
        (one.prop === null || (!isStoneOf(one, words, account) && isThing(one, words, account))),
    );
  return { ...words, found };
}

function isThing(one: Found, words: FoundWords, account: readonly WordAccount[]): boolean {
  const head = words.words[one.to - 1]!;
  const said = saidAt(head, account);
  if (said === undefined) return true;
  if (said.fate === 'ignored') return AFTER_ARTICLE.test(before(one, words));
  // A verb with its article is longer than the noun that it looks like.
  if (said.fate === 'missing') return said.end <= head.end;
  // "A frying pan" is no pan of the camera.
  if (said.about === 'camera') return said.start > words.words[one.at]!.start;
  // "A sign that says ...": the words are printed on it.
  if (said.about === 'text') return one.prop?.label !== undefined;
  return THINGS.includes(said.about) && !isOfAnother(one, words, said);
}

/** "A rocking horse" is no horse, and "a stone viaduct" no stone: the prompt's own reading knows the whole of it. */
function isOfAnother({ at, to, prop }: Found, { words }: FoundWords, said: WordAccount): boolean {
  if (!('as' in said) || said.about === 'setting') return false;
  const isLonger = said.start < words[at]!.start || said.end > words[to - 1]!.end;
  return isLonger && findProp(said.as)?.noun !== prop?.noun && findProp(said.text.toLowerCase()) === null;
}

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

/** "An elephant mother" is an elephant. */
function isKinOf({ at }: Found, { words, found }: FoundWords): boolean {
  const last = found.find(({ to }) => to === at);
  return KIN.test(words[at]!.text) && last?.prop?.paints.includes('figure') === true;
}

function isRightBefore({ to }: Found, words: FoundWords, is: (one: Found) => boolean): boolean {
  const next = words.found.find(({ at }) => at === to);
  return next !== undefined && is(next) && goesOn(to, words);
}

/** Whether a word follows, and nothing but a blank lies before it. */
function goesOn(to: number, { prompt, words }: FoundWords): boolean {
  const next = words[to];
  return next !== undefined && /^\s+$/.test(prompt.slice(words[to - 1]!.end, next.start));
}

/** What the prompt's own reading says of a word. */
const saidAt = (
  { start: at }: { readonly start: number },
  account: readonly WordAccount[],
): WordAccount | undefined => account.find(({ start, end }) => start <= at && end > at);

const CLOSED: readonly string[] = [
  'wine bottle',
  'perfume bottle',
  'champagne bottle',
  'potion',
  'jar',
  'honey jar',
  'serum bottle',
  'cream jar',
];

function isPartOf(one: Found, words: FoundWords): boolean {
  const first = words.found.find(({ prop }) => prop !== null)!;
  if (first === one || !CLOSED.includes(first.prop!.noun)) return false;
  return one.prop!.noun === 'cap' || (one.prop!.noun === 'glass' && !SOME_GLASS.test(before(one, words)));
}
