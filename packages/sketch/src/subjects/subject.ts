import type { Air, Setting, Verb } from '../prompt/vocabulary.js';
import type { Drawer } from './drawing/shapes.js';

/** Where a subject belongs in the picture. */
export type Habitat = 'ground' | 'water' | 'air' | 'underwater' | 'space' | 'shore' | 'table';

/** How a thing lives in a scene, whether we draw it ourselves or the open art does. */
export interface Traits {
  readonly habitat: Habitat;
  /** The setting when the prompt names none. */
  readonly home: Setting;
  /** What it does when the prompt doesn't say. */
  readonly verb: Verb;
  /** Real height in metres, for its size among the others. */
  readonly heightMetres: number;
  /** Width in its own heights: it must fit the frame. */
  readonly width: number;
  /** Share of its height that is under water while it is afloat. */
  readonly sinks: number;
  /** The number it comes in when the prompt says "some" by a plural. */
  readonly several: number;
  /** Whether one word is its singular and its plural: a number is said with it, or several are meant. */
  readonly isSamePlural?: boolean;
  /** Whether it is round: it rolls and bounces, floats high, and lies small at somebody's feet. */
  readonly isRound?: boolean;
  /** Whether it stays where it stands, whatever the prompt has it do; it may still spin. */
  readonly stays?: boolean;
  /** Whether a part of it turns anyway: it stands still itself when it is to spin. */
  readonly turnsItself?: boolean;
  /** Whether it stands far off, below the horizon's haze. */
  readonly isFarOff?: boolean;
  /** Whether it leads a train of its own, which fills the rest of the frame. */
  readonly leads?: boolean;
  /** Whether many of it rise all over the sky, rather than stand in a row. */
  readonly fillsSky?: boolean;
  /** Whether it lifts off when it flies, rather than go sideways. */
  readonly liftsOff?: boolean;
  /** Leaps out of the water a second. */
  readonly leapsPerSecond?: number;
  /** Whether it keeps one pose while it is carried about: always, or only while it leaps. */
  readonly keepsPose?: 'always' | 'leaping';
  /** How it is painted ahead of the frames; anew for every frame where nothing is said. */
  readonly bake?: Bake;
  /** The light that it gives; null while it gives none. */
  readonly shine?: (at: ShineMoment) => Shine | null;
  /** What is heard of it. */
  readonly sound?: 'fire';
}

/** A subject that we draw ourselves: all that is known of it, in one place. */
export interface Subject extends Traits {
  /** Its own name, which is also its first word. */
  readonly noun: string;
  /** Synonyms, comma separated; `word:colour` where the word alone says the colour. */
  readonly words: string;
  /** Phrases that say that somebody rides it, as `words`. */
  readonly ridingWords?: string;
  /** Words of its own that also fill the air with something. */
  readonly airWords?: Partial<Record<Air, string>>;
  /** Whether it is a human being: goes on foot, takes up instruments. */
  readonly isPerson?: boolean;
  /** Whether it may ride what `carries`. */
  readonly rides?: boolean;
  readonly carries?: boolean;
  /** The nouns of the open art that turn a person into this player, comma separated. */
  readonly plays?: string;
  readonly draw: Drawer;
}

/** Painted ahead: as the strokes of a swimmer, shown in turn, or as a tree's wood and layers of leaves. */
export type Bake = StrokeBake | { readonly as: 'broadleaf' };

/**
 * How a swimmer is baked: how many of a school have a look of their own, strokes in a cycle, cycles a second,
 * and its reach in its own heights.
 */
export interface StrokeBake {
  readonly as: 'strokes';
  readonly looks: number;
  readonly steps: number;
  readonly hertz: number;
  readonly half: number;
  readonly above: number;
  readonly below: number;
}

/** One instant of what may shine. */
export interface ShineMoment {
  /** Whether it is dark enough for lamps. */
  readonly lampsOn: boolean;
  readonly moves: boolean;
  /** About 1, as a flame's brightness goes. */
  readonly flicker: number;
  readonly seconds: number;
}

/**
 * A light that a subject gives: how high on it, how far it reaches (both in its heights), its colour and
 * strength.
 */
export interface Shine {
  readonly up: number;
  readonly reach: number;
  readonly colour: readonly [number, number, number];
  readonly strength: number;
}
