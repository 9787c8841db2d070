import type { Group } from 'three';
import type { PropOptions } from './prop-options.js';

/** Where a thing can be: what it lies or stands on, hangs in or is held by. */
export type Place =
  | 'table'
  | 'floor'
  | 'ground'
  | 'road'
  | 'water'
  | 'air'
  | 'hand'
  | 'podium'
  | 'space'
  | 'wall';

/** A part that moves: its name in the group, how, and about which of its own axes. */
export interface Motion {
  readonly part: string;
  readonly does: 'spin' | 'swing' | 'steam' | 'glow' | 'flap' | 'step' | 'nod' | 'wag' | 'hop' | 'flow';
  readonly axis?: 'x' | 'y' | 'z';
  /** Turns a second, less than nothing the other way round; of what spins alone. */
  readonly pace?: number;
}

/** One noun as geometry: all that is known of it, in one place. Metres, y up, facing +z, at rest on y = 0. */
export interface Prop {
  readonly noun: string;
  readonly words: readonly string[];
  /** Width, height and depth of what `build` makes. */
  readonly size: readonly [number, number, number];
  readonly stands: readonly Place[];
  /** The parts that a colour word paints; none where the thing has the one colour it has. */
  readonly paints: readonly string[];
  /** What is looked at is at its top, as the head of a robot or of a flower. */
  readonly isLookedAtAbove?: boolean;
  /** The part whose square of UVs takes words; `userData.label` of that mesh carries them, and its width by height. */
  readonly label?: string;
  /** Colours that others of its kind have beside it: no two dogs are the same. */
  readonly coats?: readonly string[];
  readonly moves?: readonly Motion[];
  readonly build: (options: PropOptions) => Group;
}
