import { ignoredFor } from './lexicon/ignored.js';
import { isMoving, isWind, kindOfNoun, movesAs, stirOf, stirsAlone } from './lexicon/stirs.js';
import { lookUp } from './phrase-book.js';
import { tokensOf } from './split-words.js';
import type { Stir } from './vocabulary.js';
import type { Token } from './words.js';

/** A word of the prompt that says what of a photograph moves. */
export interface StirringWord {
  readonly start: number;
  readonly end: number;
  readonly stir: Stir;
}

const NEGATORS = new Set(['no', 'not', 'without', 'never', "don't", "doesn't", 'avoid', 'nor']);
/** How many words may stand between what moves and what it does. */
const NEAR = 5;

/** Finds what is said to move by itself: "the clouds drift", "rippling water", "leaves in the wind". */
export function stirringIn(text: string): StirringWord[] {
  const found = clausesOf(tokensOf(text)).flatMap((clause) => stirringOf(clause));
  return found.filter((one, i) => !found.slice(0, i).some(({ start }) => start === one.start));
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.isBreak) clauses.push([]);
    else clauses.at(-1)!.push(token);
  }
  return clauses;
}

function stirringOf(clause: readonly Token[]): StirringWord[] {
  if (clause.some(({ text }) => NEGATORS.has(text))) return [];
  const moved = clause.flatMap((token, at) => (isMoving(token.text) ? movedBy(clause, at) : []));
  if (moved.length > 0) return moved;
  const alone = clause.flatMap((token) => wordsOf(stirsAlone(token.text), [token]));
  return alone.length > 0 ? alone : blown(clause);
}

/** Who does what this verb says: what stands before it, or right behind a participle. */
function movedBy(clause: readonly Token[], at: number): StirringWord[] {
  const verb = clause[at]!;
  const before = clause.slice(Math.max(0, at - NEAR), at).reverse();
  const doer =
    nounIn(before, verb) ?? (/(ing|ed|motion|movement)$/.test(verb.text) ? objectOf(clause, at) : null);
  if (doer === null) return [];
  return wordsOf(stirOf(kindOfNoun(doer.stem)!, doer.stem, verb.text), [doer, verb]);
}

/** The nearest noun, where it is one that moves so; nobody else's verb is theirs. */
function nounIn(words: readonly Token[], verb: Token): Token | null {
  for (const word of words) {
    const kind = kindOfNoun(word.stem);
    if (kind !== null && !isMoving(word.text)) return movesAs(verb.text, kind) ? word : null;
    if (isOtherThing(word)) return null;
  }
  return null;
}

/** "Gently rippling blue water": what follows with nothing but qualities between. */
function objectOf(clause: readonly Token[], at: number): Token | null {
  const after = clause.slice(at + 1, at + 4);
  const end = after.findIndex(
    ({ text }) => ignoredFor(text) === 'grammar' && text !== 'the' && text !== 'of',
  );
  return nounIn(end < 0 ? after : after.slice(0, end), clause[at]!);
}

/** Leaves, water and clouds in a wind move without another word. */
function blown(clause: readonly Token[]): StirringWord[] {
  const wind = clause.find(({ text }) => isWind(text));
  if (!wind || clause.some(isOtherThing)) return [];
  return clause.flatMap((token) => {
    const kind = kindOfNoun(token.stem);
    return kind === null ? [] : wordsOf(stirOf(kind, token.stem, 'move'), [token]);
  });
}

function isOtherThing({ stem, text }: Token): boolean {
  if (kindOfNoun(stem) !== null || text === 'camera') return text === 'camera';
  return [...lookUp([stem]), ...lookUp([text])].some(({ kind }) => kind === 'drawn' || kind === 'art');
}

function wordsOf(stir: Stir | null, tokens: readonly Token[]): StirringWord[] {
  return stir === null ? [] : tokens.map(({ start, end }) => ({ start, end, stir }));
}
