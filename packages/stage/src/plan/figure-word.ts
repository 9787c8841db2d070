import type { HairCut } from '../props/index.js';
import type { Act, Tie } from './acts.js';
import type { Bloom, HallName, PlaceName, Season } from './stage-plan.js';

/** What a word or phrase says of a figure, of how things stand to each other, or of the place they are in. */
export interface FigureWord {
  readonly act?: Act;
  readonly tie?: Tie;
  /** What is played is held where it is an instrument that one holds. */
  readonly isPlaying?: true;
  /** Nobody sits. */
  readonly isUpright?: true;
  /** Light is in a hand. */
  readonly casts?: true;
  /** Or a beast runs after it. */
  readonly isPlay?: true;
  /** It tells of a garment or of hair: the colour right before it is theirs. */
  readonly wears?: 'top' | 'bottom' | 'dress' | 'hat' | 'hair' | 'suit';
  /** It has lapels. */
  readonly isTailored?: true;
  readonly cut?: HairCut;
  readonly beard?: true;
  readonly place?: PlaceName;
  readonly hall?: HallName;
  readonly season?: Season;
  readonly bloom?: Bloom;
  /** Rocks are all about. */
  readonly hasAsteroids?: true;
}

/** Phrases that all mean the same, with a comma between. */
export const phrases = (words: string, means: FigureWord): [string, FigureWord][] =>
  words.split(', ').map((word) => [word, means]);
