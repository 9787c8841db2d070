import type { IgnoredReason } from './lexicon/ignored.js';
import type { Lack, Unspoken } from './screen-text.js';
import type { Stir } from './vocabulary.js';
import type { Meaning } from './phrase-book.js';

/** What a word is about: a kind of meaning, how many, words to be read or said, what is left out, or part of what is there. */
export type WordAbout = Meaning['kind'] | 'number' | 'text' | 'speech' | 'absence' | 'part';

/** What became of a word. */
export type WordFate =
  /** It is in the picture; `as` is what for, `about` what kind of thing it says. */
  | { readonly fate: 'drawn'; readonly as: string; readonly about: WordAbout }
  /** Something near it is; for what is said, why it is written alone. */
  | {
      readonly fate: 'replaced';
      readonly as: string;
      readonly about: WordAbout;
      readonly because?: Unspoken;
    }
  /** There is nothing in it to draw. */
  | { readonly fate: 'ignored'; readonly reason: IgnoredReason }
  /** It ought to be in the picture and is not: `no numbers` for a chart that would have to invent them, `no letters` for words whose letters can be fetched, `names nothing here` for oak of a floor. */
  | { readonly fate: 'missing'; readonly because?: Lack };

/** A stretch of the prompt, one word or a phrase, and what became of it. `start` and `end` are its place there. */
export type WordAccount = WordFate & {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What this word moves where the clip is made of a photograph. */
  readonly stirs?: Stir;
};
