import { guessed } from './guess-word.js';
import { inEnglish } from './languages/translate.js';
import { ignoredFor } from './lexicon/ignored.js';
import { isPhraseWord } from './phrase-book.js';
import { stemOf, tokenize, type Token } from './words.js';

/** What a compound may end in without being two words: "dog-like" is no dog. */
const ONE_WORD = /-(like|free|shaped|less|looking|themed)$/;

/** The words of a prompt in English; a compound that nobody knows is read as its parts, "snow-covered" as snow. */
export function tokensOf(text: string): Token[] {
  return inEnglish(tokenize(text))
    .flatMap((token) => (isKnown(token) ? [token] : parts(token)))
    .map((token) => guessed(token, text.slice(token.start, token.end)));
}

function isKnown(token: Token): boolean {
  const { text, stem } = token;
  return (
    !text.includes('-') ||
    ONE_WORD.test(text) ||
    isPhraseWord(text) ||
    isPhraseWord(stem) ||
    ignoredFor(text) !== null
  );
}

function parts(token: Token): Token[] {
  let start = token.start;
  return token.text.split('-').map((text) => {
    const part = { text, stem: stemOf(text), isBreak: false, start, end: start + text.length };
    start += text.length + 1;
    return part;
  });
}
