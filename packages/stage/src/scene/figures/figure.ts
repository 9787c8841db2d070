import type { Act } from '../../plan/acts.js';

/** What a figure does in a moment. */
export interface Doing {
  readonly act: Act;
  /** Sits on, stands on or rides something; then its own feet don't go. */
  readonly seat: Seat | null;
  /** Both hands before it, or one. */
  readonly holds: boolean;
  /** Has one hand at an ear. */
  readonly calls?: boolean;
  /** Has a guitar before it, which it plays. */
  readonly strums?: boolean;
  /** Brings what is in a hand to the mouth. */
  readonly tastes?: boolean;
  /** On which side of them is whoever is with them: 1 is their left, -1 their right; 0 or nothing is nobody. */
  readonly side?: number;
  /** Holds, or is held by, somebody whom it dances with. */
  readonly isPaired?: boolean;
  /** Has magic over the right hand, which it holds out. */
  readonly casts?: boolean;
  /** Dances on the toes. */
  readonly isBallet?: boolean;
  /** Seconds that it is behind the first of its kind, so that no two do the same at once. */
  readonly late?: number;
  /** Has both hands on a table before it, where they have nothing else to do. */
  readonly leans: boolean;
}

/** What a figure sits on: how wide it is to straddle, how high above the feet's ground; in the figure's own units. */
export interface Seat {
  readonly kind: 'chair' | 'saddle';
  readonly wide: number;
  readonly high: number;
  /** Hands are at bars, ahead of somebody who leans over them. */
  readonly hasBars?: boolean;
  readonly hasPedals?: boolean;
}

/** Something with bones that moves by itself. */
export interface Figure {
  /** How fast it goes on over the ground, in its own units; its feet stand still on ground that comes towards it so fast. */
  readonly speed: number;
  /** Takes the pose of a moment. */
  pose(seconds: number): void;
}
