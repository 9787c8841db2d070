import { settledCamera } from './camera-words.js';
import { ignoredFor } from './lexicon/ignored.js';
import { COMPANIES, NUMBER_WORDS } from './lexicon/numbers.js';
import { longestPhrase, lookUp, type Meaning } from './phrase-book.js';
import type { TextRole } from './screen-text.js';
import { tokensOf } from './split-words.js';
import type { Token } from './words.js';

/** A phrase of the prompt that means something. */
export interface Mention {
  readonly meaning: Meaning;
  /** Index of its first token. */
  readonly at: number;
  readonly negated: boolean;
  /** The number said before it, or null. */
  readonly count: number | null;
  readonly isPlural: boolean;
  /** Whether a word that nobody knows stands right before it: "confetti falling". */
  readonly afterUnknown: boolean;
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
/** "A 10 second video": how long it is asked to be. */
const TIMES = /^(s|secs?|seconds?|mins?|minutes?)$/;
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

/** A stretch of the prompt and how it was read. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** In lower case. */
  readonly text: string;
  readonly as: Reading;
}

export type Reading =
  | { readonly kind: 'phrase'; readonly mentions: readonly Mention[] }
  /** Which things it counts is found in their `count`. */
  | { readonly kind: 'number'; readonly number: number; taken: boolean }
  | { readonly kind: 'negator' }
  /** Words for the screen; null where it only says that some follow. */
  | {
      readonly kind: 'text';
      readonly role: TextRole;
      readonly isShown: boolean | null;
      readonly lacksNumbers: boolean;
    }
  | { readonly kind: 'unknown'; readonly stem: string; readonly ruledOut: boolean };

/** Finds every known phrase, longest first; the spans cover every word. */
export function findMentions(text: string): { mentions: Mention[]; spans: Span[] } {
  const reader = new MentionReader(tokensOf(text));
  while (reader.step());
  return { mentions: reader.mentions, spans: reader.spans };
}

class MentionReader {
  readonly mentions: Mention[] = [];
  readonly spans: Span[] = [];
  private at = 0;
  private negating = false;
  private count: number | null = null;
  private counting: Extract<Reading, { kind: 'number' }> | null = null;

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
      this.startCount(number, 2);
      return true;
    }
    const people = COMPANIES[token.text];
    const namesThings =
      next !== undefined &&
      this.meaningsOf([next]).some((meaning) => meaning.kind === 'drawn' || meaning.kind === 'art');
    if (people === undefined || namesThings) return false;
    const mention: Mention = {
      meaning: { kind: 'drawn', value: 'person', noun: 'person' },
      at: this.at,
      negated: this.negating,
      count: people,
      isPlural: false,
      afterUnknown: false,
    };
    this.mentions.push(mention);
    this.cover(1, { kind: 'phrase', mentions: [mention] });
    return true;
  }

  private readBreak(token: Token): void {
    const next = this.tokens[this.at + 1];
    const listGoesOn = JOINERS.has(token.text) && next !== undefined && !startsAnew(next);
    this.negating = this.negating && listGoesOn && this.mentions.at(-1)?.negated === true && this.endsSoon();
    this.count = null;
    this.counting = null;
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
      const meanings = this.settled(this.meaningsOf(words), words);
      if (meanings.length === 0) continue;
      this.take(words, meanings);
      return true;
    }
    return false;
  }

  /** Only a camera's word has to look at what stands about it. */
  private settled(meanings: readonly Meaning[], words: readonly Token[]): readonly Meaning[] {
    if (!meanings.some(({ kind }) => kind === 'camera')) return meanings;
    const things = this.thingsBefore() + Number(this.isAfterUnknown());
    return settledCamera(meanings, { words, things, clause: this.clause() });
  }

  private meaningsOf(words: readonly Token[]): readonly Meaning[] {
    const stemmed = lookUp(words.map((word) => word.stem));
    return stemmed.length > 0 ? stemmed : lookUp(words.map((word) => word.text));
  }

  private take(words: readonly Token[], meanings: readonly Meaning[]): void {
    const last = words.at(-1);
    const isPlural = last !== undefined && last.text !== last.stem && !last.text.endsWith("'s");
    const isGuess = words.some((word) => word.isGuess);
    const mentions = meanings.map((meaning) => ({
      meaning: isGuess ? { ...meaning, standIn: true } : meaning,
      at: this.at,
      negated: this.negating,
      count: this.count,
      isPlural,
      afterUnknown: this.isAfterUnknown(),
    }));
    this.mentions.push(...mentions);
    this.cover(words.length, { kind: 'phrase', mentions });
    const names = meanings.some(
      (meaning) =>
        meaning.kind !== 'colour' &&
        meaning.kind !== 'size' &&
        meaning.kind !== 'style' &&
        meaning.kind !== 'verb' &&
        meaning.kind !== 'relation',
    );
    if (!names) return;
    if (this.counting && meanings.some(isThing)) this.counting.taken = true;
    this.count = null;
    this.counting = null;
    this.negating = this.negating && this.joinsOn();
  }

  /** Whether "or Y", "and Y" follows without a new article. */
  private joinsOn(): boolean {
    const joiner = this.tokens[this.at];
    const next = this.tokens[this.at + 1];
    return joiner !== undefined && JOINERS.has(joiner.text) && next !== undefined && !startsAnew(next);
  }

  private readSingle(token: Token): void {
    if (NEGATORS.has(token.text)) {
      this.negating = true;
      this.cover(1, { kind: 'negator' });
      return;
    }
    if (this.readNumber(token)) return;
    if (token.text === 'but') this.negating = false;
    const ruledOut = this.negating && this.spans.at(-1)?.as.kind === 'negator';
    this.cover(1, { kind: 'unknown', stem: token.stem, ruledOut });
  }

  private readNumber({ text }: Token): boolean {
    const number = numberOf(text);
    if (number === null) return false;
    const isLength = TIMES.test(this.tokens[this.at + 1]?.text ?? '');
    if (isLength) this.cover(2, { kind: 'unknown', stem: 'seconds', ruledOut: false });
    else this.startCount(number, 1);
    return true;
  }

  private startCount(number: number, words: number): void {
    this.count = number;
    this.counting = { kind: 'number', number, taken: false };
    this.cover(words, this.counting);
  }

  private cover(words: number, as: Reading): void {
    const read = this.tokens.slice(this.at, this.at + words);
    this.spans.push({
      start: Math.min(...read.map(({ start }) => start)),
      end: Math.max(...read.map(({ end }) => end)),
      text: read.map((token) => token.text).join(' '),
      as,
    });
    this.at += words;
  }

  private isAfterUnknown(): boolean {
    const last = this.spans.at(-1);
    const isNext = this.tokens[this.at - 1]?.isBreak === false;
    return isNext && last?.as.kind === 'unknown' && ignoredFor(last.text) === null;
  }

  private thingsBefore(): number {
    const from = this.tokens.findLastIndex((token, i) => i < this.at && token.isBreak);
    return this.mentions.filter(({ at, meaning }) => at > from && isThing(meaning)).length;
  }

  private clause(): readonly Token[] {
    const from = this.tokens.findLastIndex((token, i) => i < this.at && token.isBreak);
    const end = this.tokens.findIndex((token, i) => i > this.at && token.isBreak);
    return this.tokens.slice(from + 1, end < 0 ? undefined : end);
  }
}

function isThing({ kind }: Meaning): boolean {
  return kind === 'drawn' || kind === 'art';
}

/** "No boats and two swans": a number or an article begins something that is wanted. */
function startsAnew({ text }: Token): boolean {
  return RESTARTERS.has(text) || numberOf(text) !== null;
}

function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return NUMBER_WORDS[word] ?? null;
}
