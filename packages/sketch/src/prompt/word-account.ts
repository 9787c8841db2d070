import type { IgnoredReason } from './lexicon/ignored.js';

/** What became of a word. */
export type WordFate =
  /** It is in the picture; `as` is what for. */
  | { readonly fate: 'drawn'; readonly as: string }
  /** Something near it is. */
  | { readonly fate: 'replaced'; readonly as: string }
  /** There is nothing in it to draw. */
  | { readonly fate: 'ignored'; readonly reason: IgnoredReason }
  /** It ought to be in the picture and is not. */
  | { readonly fate: 'missing' };

/** A stretch of the prompt, one word or a phrase, and what became of it. `start` and `end` are its place there. */
export type WordAccount = WordFate & {
  readonly text: string;
  readonly start: number;
  readonly end: number;
};
