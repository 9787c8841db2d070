import type { Entry } from './figures/entries.js';
import type { Speaker } from './who-speaks.js';

/** Words alone. */
export type WordRole = 'title' | 'logo' | 'caption' | 'speech' | 'lower-third' | 'quote' | 'countdown';

/** Words and numbers that are drawn as a figure. */
export type FigureRole =
  | 'bars'
  | 'line'
  | 'donut'
  | 'pie'
  | 'measure'
  | 'progress'
  | 'steps'
  | 'timeline'
  | 'checklist'
  | 'pins'
  | 'chat'
  | 'price'
  | 'arrow';

/** What words on the screen are there for. */
export type TextRole = WordRole | FigureRole;

/** How the letters of a title come: one of eight. */
export type TextLook = 'typewriter' | 'bounce' | 'neon' | 'slide' | 'fade' | 'glitch' | 'stamp' | 'wave';

/**
 * Words to be read on the screen. Of a countdown, the number it starts from; of a figure its heading, if any, and
 * of an arrow or a measure the way it goes.
 */
export interface ScreenText {
  readonly role: TextRole;
  readonly words: string;
  /** Of a title; without one its words rise into their lines. */
  readonly look?: TextLook;
  /** What a figure is made of; of a chat, who says it and what. */
  readonly entries?: readonly Entry[];
  /** Whose voice says it; without one it can only be read. */
  readonly speaker?: Speaker;
  /** When it is on the screen, in seconds, where its turn is not its own share of the clip. */
  readonly at?: { readonly from: number; readonly to: number };
}

/** Why words are not on the screen that might be, or that one is beside others by which it names nothing: "an oak floor". */
export type Lack = 'no numbers' | 'no letters' | 'names nothing here';

/** Why what is said is written alone. */
export type Unspoken = 'no voice' | 'not English';

/** A stretch of the prompt that is about words on the screen; `text` where it holds them. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly role: TextRole;
  readonly text: ScreenText | null;
  /** Whether it only says that words follow. */
  readonly isCue: boolean;
  /** What is not there: numbers for a chart, or letters that could be fetched. */
  readonly lacks?: Lack;
}

/** A prompt without its words for the screen: those are blanked by clause marks, so that nothing moves. */
export interface CutPrompt {
  readonly rest: string;
  readonly cuts: readonly Cut[];
  readonly texts: readonly ScreenText[];
}
