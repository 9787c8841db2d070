import {
  isMusic,
  isMusicByItself,
  isPiece,
  isSaidOfSound,
  longestMusicWord,
  musicWord,
} from './lexicon/music.js';
import type { Meaning } from './phrase-book.js';
import type { Mention, Span } from './reading.js';
import type { Token } from './words.js';

/** Tokens that say one thing of the music, or join what does. */
interface MusicPart {
  readonly words: number;
  /** Null for what joins. */
  readonly meaning: Meaning | null;
  readonly phrase: string;
}

const JOINS = new Set(['and', ',', 'with', '&', 'on', 'of']);
const LEADS_ON = new Set(['of', 'with', 'by', 'on', ':', 'for', 'featuring', 'from', 'played', 'is']);
const BEFORE_NOUN = new Set(['background', 'musical', 'instrumental', 'theme']);
const ARTICLES = new Set(['a', 'an', 'the', 'some', 'solo']);

/** What was read of the music, and how many tokens that took; none where these words are about a picture. */
export interface ReadMusic {
  readonly mentions: readonly Mention[];
  readonly spans: readonly Span[];
  readonly words: number;
}

/** Reads words about the music that begin here: "soft piano and strings", "an epic orchestral score". */
export function readMusicPhrase(tokens: readonly Token[], at: number, negated: boolean): ReadMusic {
  const spans: Span[] = [];
  let next = at;
  for (const { words, meaning } of musicPhrase(tokens, at)) {
    const read = tokens.slice(next, next + words);
    const mentions = meaning ? [mentionOf(meaning, next, negated)] : [];
    if (!read[0]!.isBreak) addSpan(spans, read, mentions);
    next += words;
  }
  const mentions = spans.flatMap(({ as }) => (as.kind === 'phrase' ? as.mentions : []));
  return { mentions, spans, words: next - at };
}

const mentionOf = (meaning: Meaning, at: number, negated: boolean): Mention => ({
  meaning,
  at,
  negated,
  count: null,
  isPlural: false,
  afterUnknown: false,
  isInside: false,
});

/** One foreign word may be several of ours: it is accounted for once. */
function addSpan(spans: Span[], read: readonly Token[], said: readonly Mention[]): void {
  const start = Math.min(...read.map((token) => token.start));
  const end = Math.max(...read.map((token) => token.end));
  const isSame = spans.at(-1)?.start === start;
  const before = isSame ? spans.pop()! : null;
  const mentions = before?.as.kind === 'phrase' ? [...before.as.mentions, ...said] : said;
  const text = read.map((token) => token.text).join(' ');
  const as: Span['as'] =
    mentions.length > 0
      ? { kind: 'phrase', mentions }
      : { kind: 'unknown', stem: read[0]!.stem, ruledOut: false };
  spans.push({ start, end, text, as });
}

/**
 * Words about the music that begin here: "soft piano and strings", "an epic orchestral score", "music: flute and harp".
 * Empty where these words are about a picture: a piano by itself is a thing to be seen.
 */
function musicPhrase(tokens: readonly Token[], at: number): readonly MusicPart[] {
  const named = run(tokens, at);
  const music = [...named, ...ownerAt(tokens, at + lengthOf(named), named.length > 0)];
  const nouns = nounsAt(tokens, at + lengthOf(music), named.length > 0);
  if (nouns.length > 0) return [...music, ...nouns, ...tail(tokens, at + lengthOf([...music, ...nouns]))];
  const comma = named.findIndex(({ phrase }) => phrase === ',');
  const clause = comma < 0 ? named : named.slice(0, comma);
  return isPlainlyMusic(clause, tokens[at - 1]) ? clause : [];
}

/** Some languages say "the piano's music" with a word between the two: ピアノの音楽, 钢琴的音乐. */
function ownerAt(tokens: readonly Token[], at: number, isNamed: boolean): MusicPart[] {
  const [owner] = tokens.slice(at, at + 1);
  return isNamed && owner?.text === 'of' ? [joining(owner)] : [];
}

/** Names of music that follow each other, joined or not. */
function run(tokens: readonly Token[], from: number): MusicPart[] {
  const found: MusicPart[] = [];
  for (let at = from; ;) {
    const joint = found.length > 0 ? jointsAt(tokens, at) : [];
    const next = nameAt(tokens, at + joint.length);
    if (!next) return found;
    found.push(...joint, next);
    at += joint.length + next.words;
  }
}

/** "And", or a comma and "and". */
function jointsAt(tokens: readonly Token[], at: number): MusicPart[] {
  const [first, second] = tokens.slice(at, at + 2);
  if (!first || !JOINS.has(first.text)) return [];
  return [first, ...(first.isBreak && second?.text === 'and' ? [second] : [])].map(joining);
}

const joining = ({ text }: Token): MusicPart => ({ words: 1, meaning: null, phrase: text });

function nameAt(tokens: readonly Token[], at: number): MusicPart | null {
  for (let words = longestMusicWord(); words > 0; words -= 1) {
    const named = tokens.slice(at, at + words);
    if (named.length < words || named.some(({ isBreak }) => isBreak)) continue;
    const phrase = named.map(({ text }) => text).join(' ');
    const said = musicWord(phrase) ?? musicWord(named.map(({ stem }) => stem).join(' '));
    if (!said) continue;
    const { says, value, standIn } = said;
    return { words, phrase, meaning: { kind: 'music', value: `${says}/${value}`, standIn } };
  }
  return null;
}

/** "Music", "background music", and behind a name of it "song" or "beats" too. */
function nounsAt(tokens: readonly Token[], at: number, isNamed: boolean): MusicPart[] {
  const before = countOf(tokens, at, BEFORE_NOUN, 1);
  const last = tokens[at + before];
  if (!last || ![last.text, last.stem].some((word) => isMusic(word) || (isNamed && isPiece(word)))) return [];
  return tokens
    .slice(at, at + before + 1)
    .map(({ text }) => ({ words: 1, phrase: text, meaning: { kind: 'sound', value: 'music' } }));
}

/** What "music" goes on to: "of flute and harp", ": slow piano", "with drums". */
function tail(tokens: readonly Token[], from: number): MusicPart[] {
  const leads = countOf(tokens, from, LEADS_ON, tokens.length);
  const joins = leads + (leads > 0 ? countOf(tokens, from + leads, ARTICLES, tokens.length) : 0);
  const named = run(tokens, from + joins);
  const isBehind = joins === 0 || tokens[from]!.text === ':';
  const isMusical = named.some((one) => isBehind || says(one, 'instrument', 'genre'));
  return isMusical ? [...tokens.slice(from, from + joins).map(joining), ...named] : [];
}

/** How many of these words follow each other here, at most so many. */
function countOf(tokens: readonly Token[], from: number, words: ReadonlySet<string>, most: number): number {
  const other = tokens.slice(from, from + most).findIndex(({ text }) => !words.has(text));
  return other < 0 ? Math.max(0, Math.min(most, tokens.length - from)) : other;
}

function says({ meaning }: MusicPart, ...what: readonly string[]): boolean {
  return meaning !== null && what.some((one) => meaning.value.startsWith(`${one}/`));
}

/** Without the word "music": names that mean nothing else, or an instrument said to be soft, with no article. */
function isPlainlyMusic(named: readonly MusicPart[], before: Token | undefined): boolean {
  const [first] = named;
  if (!first) return false;
  if (named.some(({ phrase }) => isMusicByItself(phrase))) return true;
  const isOne = ARTICLES.has(before?.text ?? '');
  return !isOne && isSaidOfSound(first.phrase) && named.some((one) => says(one, 'instrument'));
}

function lengthOf(parts: readonly MusicPart[]): number {
  return parts.reduce((sum, { words }) => sum + words, 0);
}
