import type { Meaning } from './phrase-book.js';
import type { Lack, TextRole } from './screen-text.js';

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
  /** Whether "in" or "inside" stands before it: "a cat in a cozy café". */
  readonly isInside: boolean;
}

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
      readonly lacks: Lack | null;
    }
  | {
      readonly kind: 'unknown';
      readonly stem: string;
      readonly ruledOut: boolean;
      /** It is known, and names nothing beside the words about it. */
      readonly isOther?: boolean;
    };
