import { isFilming, settledCamera } from './camera-words.js';
import { ignoredFor } from './lexicon/ignored.js';
import { kindOfNoun } from './lexicon/stirs.js';
import { COMPANIES, MASSES, NUMBER_WORDS } from './lexicon/numbers.js';
import { numberOf, startsAnew } from './restarts.js';
import { isOneThing, isSaidOtherwise } from './said-otherwise.js';
import { readMusicPhrase } from './music-phrases.js';
import { longestPhrase, lookUp, type Meaning } from './phrase-book.js';
import type { Mention, Reading, Span } from './reading.js';
import { tokensOf } from './split-words.js';
import type { Token } from './words.js';

export type { Mention, Reading, Span } from './reading.js';

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
const IN_ROOMS = new Set(['carpet', 'rug', 'floor', 'sofa', 'couch', 'wall', 'ceiling', 'shelf']);
const INSIDE = new Set(['in', 'inside', 'within']);

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
    else if (!this.readGroup(token) && !this.readMusic() && !this.readPhrase()) this.readSingle(token);
    return true;
  }

  /** "A school of fish" is a number of fish; "a couple" with no noun behind it is people. */
  private readGroup(token: Token): boolean {
    const next = this.tokens[this.at + 1];
    const number = NUMBER_WORDS.get(token.text) ?? 0;
    if (number > 1 && next?.text === 'of') {
      this.startCount(number, 2);
      return true;
    }
    return Object.hasOwn(COMPANIES, token.text) && this.readCompany(COMPANIES[token.text]!, next);
  }

  private readCompany(count: number, next: Token | undefined): boolean {
    if (this.countsBefore(count)) return true;
    if (next && this.meaningsOf([next]).some(isThing)) return false;
    const mention: Mention = {
      meaning: { kind: 'drawn', value: 'person', noun: 'person' },
      at: this.at,
      negated: this.negating,
      count,
      isPlural: false,
      afterUnknown: false,
      isInside: false,
    };
    this.mentions.push(mention);
    this.cover(1, { kind: 'phrase', mentions: [mention] });
    return true;
  }

  /** "A penguin family" is several penguins. */
  private countsBefore(count: number): boolean {
    const said = this.thingJustRead();
    if (!said || (said.count ?? 1) > 1) return false;
    const counted = { ...said, count };
    this.mentions.splice(-1, 1, counted);
    this.spans.splice(-1, 1, { ...this.spans.at(-1)!, as: { kind: 'phrase', mentions: [counted] } });
    this.cover(1, { kind: 'number', number: count, taken: true });
    return true;
  }

  private thingJustRead(): Mention | null {
    const [span, said] = [this.spans.at(-1), this.mentions.at(-1)];
    const isNext = span?.as.kind === 'phrase' && this.tokens[this.at - 1]?.end === span.end;
    return isNext && said && isThing(said.meaning) ? said : null;
  }

  /** What is heard is read before what is seen: a piano with "music" behind it is no thing. */
  private readMusic(): boolean {
    const { mentions, spans, words } = readMusicPhrase(this.tokens, this.at, this.negating);
    if (words === 0 || this.isLongerPhrase(words)) return false;
    this.mentions.push(...mentions);
    this.spans.push(...spans);
    this.at += words;
    this.count = null;
    this.counting = null;
    this.negating = this.negating && this.joinsOn();
    return true;
  }

  /** "Music stand" is a thing. */
  private isLongerPhrase(than: number): boolean {
    const most = Math.min(longestPhrase(), this.tokens.length - this.at);
    for (let length = than + 1; length <= most; length += 1) {
      const words = this.tokens.slice(this.at, this.at + length);
      if (!words.some(({ isBreak }) => isBreak) && this.meaningsOf(words).length > 0) return true;
    }
    return false;
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

  /** Only a camera's word has to look at what stands about it; "in bold letters" is how words look. */
  private settled(meanings: readonly Meaning[], words: readonly Token[]): readonly Meaning[] {
    if (words.length === 1 && this.isNothingHere(words[0]!)) return [];
    if (!meanings.some(({ kind }) => kind === 'camera')) return meanings;
    const things = this.thingsBefore() + Number(this.isAfterUnknown()) + Number(this.isAfterStirring());
    return settledCamera(meanings, { words, things, clause: this.clause() });
  }

  private isNothingHere({ text }: Token): boolean {
    return text === 'letters' || isFilming(this.tokens, this.at) || isSaidOtherwise(this.tokens, this.at);
  }

  private meaningsOf(words: readonly Token[]): readonly Meaning[] {
    const stemmed = lookUp(words.map((word) => word.stem));
    return stemmed.length > 0 ? stemmed : lookUp(words.map((word) => word.text));
  }

  private take(words: readonly Token[], meanings: readonly Meaning[]): void {
    const last = words.at(-1);
    const isPlural =
      last !== undefined && (MASSES.has(last.text) || (last.text !== last.stem && !last.text.endsWith("'s")));
    const isGuess = words.some((word) => word.isGuess);
    const mentions = meanings.map((meaning) => ({
      meaning: isGuess ? { ...meaning, standIn: true } : meaning,
      at: this.at,
      negated: this.negating,
      count: this.count,
      isPlural,
      afterUnknown: this.isAfterUnknown(),
      isInside: this.isInside(),
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
    const last = this.spans.at(-1);
    const ruledOut = this.negating && (last?.as.kind === 'negator' || isOneThing(last?.text, token));
    this.cover(1, { kind: 'unknown', stem: token.stem, ruledOut, isOther: this.isNothingHere(token) });
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

  /** With an article and two words on what it is like between them, or as what is in it: "on the living room carpet". */
  private isInside(): boolean {
    const after = this.tokens.slice(this.at + 1, this.at + 4);
    const end = after.findIndex(({ isBreak }) => isBreak);
    if (after.slice(0, end < 0 ? undefined : end).some(({ text }) => IN_ROOMS.has(text))) return true;
    const before = this.tokens.slice(Math.max(0, this.at - 4), this.at);
    const from = before.findLastIndex(({ isBreak }) => isBreak);
    return before.slice(from + 1).some(({ text }) => INSIDE.has(text));
  }

  /** "The clouds move left" is no camera's. */
  private isAfterStirring(): boolean {
    const before = this.tokens.slice(Math.max(0, this.at - 2), this.at);
    return before.some(({ stem, isBreak }) => !isBreak && kindOfNoun(stem) !== null && !isPlace(stem));
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

/** Whether one can go through it: "forest, moving forward". */
function isPlace(stem: string): boolean {
  return lookUp([stem]).some(({ kind }) => kind === 'setting');
}

function isThing({ kind }: Meaning): boolean {
  return kind === 'drawn' || kind === 'art';
}
