import type { Meaning } from './phrase-book.js';
import type { Verb } from './vocabulary.js';
import type { Token } from './words.js';

/** Where one of these is said, the clause is about who films. */
const FILMING = new Set(
  "camera camera's shot shots drone lens view viewpoint pov footage cam dolly zoom pan tracking crane we handheld".split(
    ' ',
  ),
);

/**
 * What bodies do as well as cameras: "gulls circling overhead". The verb that it is when a thing does it;
 * `drive` is each thing's own way of going, null is none that is drawn.
 */
const BODY_MOVES: Readonly<Record<string, Verb | null>> = {
  overhead: 'fly',
  'from above': null,
  circling: 'fly',
  orbiting: 'fly',
  orbit: 'fly',
  revolve: 'spin',
  rise: 'float',
  rising: 'float',
  ascend: 'float',
  ascending: 'float',
  'lifting up': 'float',
  gliding: 'drive',
  glide: 'drive',
  drift: 'float',
  approach: 'drive',
  approaching: 'drive',
  forward: 'drive',
  'moving forward': 'drive',
  'move forward': 'drive',
  'move left': 'drive',
  'moving left': 'drive',
  'move right': 'drive',
  'moving right': 'drive',
  'look up': 'stand',
  'looking up': 'stand',
  'look down': 'stand',
  'looking down': 'stand',
  shaking: 'dance',
  'around it': null,
  reveal: null,
  'move closer': 'drive',
  'fly in': 'fly',
  'fly through': 'fly',
  panorama: null,
  crane: null,
  'move back': null,
  'from left to right': null,
  'left to right': null,
  'from right to left': null,
  'right to left': null,
};

/** The meanings of a phrase that is a camera's, where a word that a thing before it in the clause does is that thing's verb. */
export function settledCamera(
  meanings: readonly Meaning[],
  by: { readonly words: readonly Token[]; readonly things: number; readonly clause: readonly Token[] },
): readonly Meaning[] {
  const phrase = by.words.map((token) => token.stem).join(' ');
  const films = by.clause.some((token) => FILMING.has(token.text));
  if (films || by.things === 0 || !Object.hasOwn(BODY_MOVES, phrase)) return meanings;
  const others = meanings.filter(({ kind }) => kind !== 'camera');
  const verb = BODY_MOVES[phrase];
  if (!verb || others.some(({ kind }) => kind === 'verb')) return others;
  return [...others, { kind: 'verb', value: verb }];
}

/** What a camera to be seen does: it stands on a table, or has a bag. */
const AS_A_THING = new Set(
  'on in and or with of at for to by lens bag strap shop store case sits sitting standing lying lies hangs hanging rests resting is'.split(
    ' ',
  ),
);
/** What goes on from it all the same where a clause begins with it that is none of a list. */
const WHERE = new Set(['on', 'in', 'at', 'with', 'to', 'by', 'is']);
/** "Waves at the camera". */
const TOWARDS = new Set(['at', 'to', 'toward', 'towards', 'into', 'facing', 'past', 'before']);
const LEAST_CLAUSE = 4;

/** "The camera follows a dog", ", camera right behind the train" and "at the camera": the one that films, and none to be seen. */
export function isFilming(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  return token.stem === 'camera' && (isLookedInto(tokens, at) || beginsClause(tokens, at));
}

function isLookedInto(tokens: readonly Token[], at: number): boolean {
  const [earlier, before] = [tokens[at - 2], tokens[at - 1]];
  if (!before || before.isBreak) return false;
  return TOWARDS.has(before.text === 'the' ? (earlier?.text ?? '') : before.text);
}

function beginsClause(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (!before || !next || next.isBreak) return false;
  if (before.isBreak && WHERE.has(next.text)) return isAfterClause(tokens, at - 1);
  return (before.isBreak || before.text === 'the') && !AS_A_THING.has(next.text);
}

/** Whether what ends there is more than an entry of a list. */
const isAfterClause = (tokens: readonly Token[], end: number): boolean =>
  end >= LEAST_CLAUSE && tokens.slice(end - LEAST_CLAUSE, end).every(({ isBreak }) => !isBreak);
