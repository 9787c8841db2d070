import type { Group } from 'three';
import type { Role } from './matter.js';

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

/** What a person wears, as colours; what is left out is chosen by the seed. */
export interface Wear {
  readonly top?: string;
  readonly bottom?: string;
  readonly dress?: string;
  readonly hat?: string;
  readonly hair?: string;
  readonly skin?: string;
  readonly cut?: HairCut;
  readonly beard?: boolean;
  /** What is on the head in place of a hat. */
  readonly head?: Headgear;
  /** A dress down to the feet. */
  readonly isRobe?: boolean;
}

export type Headgear = 'space helmet' | 'helmet' | 'pointed hat' | 'crown' | 'cook hat';

export type HairCut = 'short' | 'long' | 'bun' | 'tail' | 'curls' | 'bald';

/** What a prompt may ask of a thing. `colour` is a hex triplet or a CSS name. */
export interface PropOptions {
  readonly seed: number;
  readonly colour?: string;
  readonly material?: Role;
  readonly label?: string;
  readonly wear?: Wear;
}

/** A part that moves: its name in the group, how, and about which of its own axes. */
export interface Motion {
  readonly part: string;
  readonly does: 'spin' | 'swing' | 'steam' | 'glow' | 'flap' | 'step' | 'nod' | 'wag';
  readonly axis?: 'x' | 'y' | 'z';
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
  /** The part whose square of UVs takes words; `userData.label` of that mesh carries them, and its width by height. */
  readonly label?: string;
  readonly moves?: readonly Motion[];
  readonly build: (options: PropOptions) => Group;
}
