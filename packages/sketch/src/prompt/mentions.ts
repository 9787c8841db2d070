import { COMPANIES, FILLERS, NUMBER_WORDS } from './lexicon/fillers.js';
import { longestPhrase, lookUp, type Meaning } from './phrase-book.js';
import { tokenize, type Token } from './words.js';

/** A phrase of the prompt that means something. */
export interface Mention {
  readonly meaning: Meaning;
  /** Index of its first token. */
  readonly at: number;
  readonly negated: boolean;
  /** The number said before it, or null. */
  readonly count: number | null;
  readonly isPlural: boolean;
}

const NEGATORS = new Set([
  'no',
  'without',
  'not',
  'never',
  'neither',
  'nor',
  'minus',
  'sans',
  'excluding',
  'except',
  "don't",
  "doesn't",
  "isn't",
  "aren't",
  'avoid',
  'lacking',
  'zero',
]);
const JOINERS = new Set(['and', 'or', 'nor', ',', '/']);
const RESTARTERS = new Set([
  'a',
  'an',
  'the',
  'but',
  'with',
  'at',
  'in',
  'on',
  'under',
  'just',
  'only',
  'some',
]);
const MOST_UNUSED = 24;

/** Finds every known phrase, longest first, and the words that nothing is known about. */
export function findMentions(text: string): { mentions: Mention[]; unusedWords: string[] } {
  const tokens = tokenize(text);
  const reader = new MentionReader(tokens);
  while (reader.step());
  return { mentions: reader.mentions, unusedWords: [...new Set(reader.unusedWords)].slice(0, MOST_UNUSED) };
}

class MentionReader {
  readonly mentions: Mention[] = [];
  readonly unusedWords: string[] = [];
  private at = 0;
  private negating = false;
  private count: number | null = null;

  constructor(private readonly tokens: readonly Token[]) {}

  /** Reads one phrase, number, mark or unknown word; false at the end. */
  step(): boolean {
    const token = this.tokens[this.at];
    if (!token) return false;
    if (token.isBreak) this.readBreak(token);
    else if (!this.readGroup(token) && !this.readPhrase()) this.readSingle(token);
    return true;
  }

  /** "A school of fish" is a number of fish; "a couple" with no noun behind it is people. */
  private readGroup(token: Token): boolean {
    const next = this.tokens[this.at + 1];
    const number = NUMBER_WORDS[token.text] ?? 0;
    if (number > 1 && next?.text === 'of') {
      this.count = number;
      this.at += 2;
      return true;
    }
    const people = COMPANIES[token.text];
    const namesThings =
      next !== undefined &&
      this.meaningsOf([next]).some((meaning) => meaning.kind === 'drawn' || meaning.kind === 'art');
    if (people === undefined || namesThings) return false;
    this.mentions.push({
      meaning: { kind: 'drawn', value: 'person', noun: 'person' },
      at: this.at,
      negated: this.negating,
      count: people,
      isPlural: false,
    });
    this.at += 1;
    return true;
  }

  private readBreak(token: Token): void {
    const next = this.tokens[this.at + 1];
    const listGoesOn = JOINERS.has(token.text) && next !== undefined && !startsAnew(next);
    this.negating = this.negating && listGoesOn && this.mentions.at(-1)?.negated === true && this.endsSoon();
    this.count = null;
    this.at += 1;
  }

  /** After "no people, cars" a comma keeps the negation only while bare nouns follow one another. */
  private endsSoon(): boolean {
    const rest = this.tokens.slice(this.at + 1, this.at + 4);
    return rest.some((token) => token.text === 'or' || token.text === 'nor');
  }

  private readPhrase(): boolean {
    const limit = Math.min(longestPhrase(), this.tokens.length - this.at);
    for (let length = limit; length > 0; length -= 1) {
      const words = this.tokens.slice(this.at, this.at + length);
      if (words.some((word) => word.isBreak)) continue;
      const meanings = this.meaningsOf(words);
      if (meanings.length === 0) continue;
      this.take(words, meanings);
      return true;
    }
    return false;
  }

  private meaningsOf(words: readonly Token[]): readonly Meaning[] {
    const stemmed = lookUp(words.map((word) => word.stem));
    return stemmed.length > 0 ? stemmed : lookUp(words.map((word) => word.text));
  }

  private take(words: readonly Token[], meanings: readonly Meaning[]): void {
    const last = words.at(-1);
    const isPlural = last !== undefined && last.text !== last.stem && !last.text.endsWith("'s");
    for (const meaning of meanings) {
      this.mentions.push({ meaning, at: this.at, negated: this.negating, count: this.count, isPlural });
    }
    this.at += words.length;
    const names = meanings.some(
      (meaning) =>
        meaning.kind !== 'colour' &&
        meaning.kind !== 'size' &&
        meaning.kind !== 'style' &&
        meaning.kind !== 'verb',
    );
    if (!names) return;
    this.count = null;
    this.negating = this.negating && this.joinsOn();
  }

  /** Whether "or Y", "and Y" follows without a new article. */
  private joinsOn(): boolean {
    const joiner = this.tokens[this.at];
    const next = this.tokens[this.at + 1];
    return joiner !== undefined && JOINERS.has(joiner.text) && next !== undefined && !startsAnew(next);
  }

  private readSingle(token: Token): void {
    this.at += 1;
    if (NEGATORS.has(token.text)) {
      this.negating = true;
      return;
    }
    const number = numberOf(token.text);
    if (number !== null) this.count = number;
    if (token.text === 'but') this.negating = false;
    if (isUnusable(token)) this.unusedWords.push(token.text);
  }
}

/** "No boats and two swans": a number or an article begins something that is wanted. */
function startsAnew({ text }: Token): boolean {
  return RESTARTERS.has(text) || numberOf(text) !== null;
}

function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return NUMBER_WORDS[word] ?? null;
}

function isUnusable(token: Token): boolean {
  return (
    !FILLERS.has(token.text) &&
    !FILLERS.has(token.stem) &&
    numberOf(token.text) === null &&
    token.text.length > 1 &&
    !/^\d/.test(token.text)
  );
}
