import { ignoredFor } from './lexicon/ignored.js';
import { NO_SLIPS } from './lexicon/no-slips.js';
import { isMoving } from './lexicon/stirs.js';
import { isPhraseWord, lookUp, type Meaning, singleWords } from './phrase-book.js';
import { stemOf, type Token } from './words.js';

/** Shorter words have too many neighbours. */
const SHORTEST = 6;
/** What a guess may mean: a thing, a place or an hour, and nothing that is done or felt. */
const GUESSED = ['drawn', 'art', 'setting', 'time'];

/**
 * A word that nobody knows, as the one that it is a slip of the finger from: one letter more, fewer or other,
 * two changed about, or "f" for "ph", the first one right. Itself where there are none or several. Names are let be.
 */
export function guessed(token: Token, written: string): Token {
  if (!isGuessable(token, written)) return token;
  const near = singleWords(token.stem[0]!).filter((word) => isSlip(token.stem, word));
  const meant = near.filter((word) => lookUp([word]).some(isMeant));
  const [one, ...others] = meant;
  return one !== undefined && others.length === 0 ? { ...token, stem: one, text: one, isGuess: true } : token;
}

/** What is drawn as something else is too rare a word to be meant. */
const isMeant = (meaning: Meaning): boolean =>
  GUESSED.includes(meaning.kind) && !('standIn' in meaning && meaning.standIn === true);

function isGuessable({ text, stem, isBreak }: Token, written: string): boolean {
  if (
    isBreak ||
    NO_SLIPS.has(text) ||
    stem.length < SHORTEST ||
    !/^[a-z]+$/.test(written) ||
    /(ing|ed|ly)$/.test(text)
  )
    return false;
  const isKnown = [text, stem].some(
    (word) => isPhraseWord(word) || isMoving(word) || ignoredFor(word) !== null || lookUp([word]).length > 0,
  );
  return !isKnown && stemOf(text) === stem;
}

/** Whether one slip of the finger lies between two words. */
function isSlip(written: string, known: string): boolean {
  const [one, other] = [written.replaceAll('ph', 'f'), known.replaceAll('ph', 'f')];
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, left] = [one.slice(at), other.slice(at)];
  const turned = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return [left.slice(1), left].includes(rest.slice(1)) || [left.slice(1)].includes(rest) || turned === left;
}
