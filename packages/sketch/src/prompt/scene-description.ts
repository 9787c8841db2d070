import type { Noun } from '../subjects/catalogue.js';
import type { Feeling, Genre, Instrument } from './lexicon/music.js';
import type { ScreenText } from './screen-text.js';
import type {
  Air,
  CameraMove,
  CloudCover,
  Pace,
  Setting,
  Stir,
  Style,
  TimeOfDay,
  Verb,
} from './vocabulary.js';

/** One kind of thing in the picture. */
export type SubjectDescription = DrawnDescription | ArtDescription;

/** What is painted by us. */
export interface DrawnDescription extends Manner {
  readonly source: 'drawn';
  readonly noun: Noun;
  readonly artKey: null;
}

/** What is an open SVG. */
export interface ArtDescription extends Manner {
  readonly source: 'art';
  /** The noun of the open art, in its dictionary form. */
  readonly noun: string;
  readonly artKey: string;
}

/** How a thing is to be shown. */
export interface Manner {
  readonly count: number;
  readonly colour: string | null;
  readonly verb: Verb | null;
  readonly size: 'small' | 'normal' | 'large';
  /** Colour of what its rider wears, `plain` for any; null without a rider. */
  readonly rider: string | null;
}

/** What one thing may do to another. */
export type RelationKind = 'chase' | 'hold' | 'ride' | 'on' | 'under' | 'behind' | 'in-front';

/** "A dog chasing a ball": who does it, and to whom. */
export interface Relation {
  readonly kind: RelationKind;
  readonly who: string;
  readonly whom: string;
}

/** What the music is to be like; what is not said, the scene decides. */
export interface MusicDescription {
  readonly instruments: readonly Instrument[];
  readonly genre: Genre | null;
  readonly feelings: readonly Feeling[];
  /** Whether the prompt speaks of music: then it is no background. */
  readonly isAsked: boolean;
}

/** All that was understood of a prompt. Pure data: the same prompt gives the same description. */
export interface SceneDescription {
  readonly setting: Setting;
  /** A second setting seen behind the first, or null. */
  readonly backdrop: Setting | null;
  readonly time: TimeOfDay;
  readonly clouds: CloudCover;
  readonly airs: readonly Air[];
  /** Airs that the prompt rules out. */
  readonly without: readonly Air[];
  readonly styles: readonly Style[];
  /** Colour words that belong to no subject: they colour the whole scene. */
  readonly colours: readonly string[];
  readonly subjects: readonly SubjectDescription[];
  /** Which of them do something to another, by their nouns. */
  readonly relations: readonly Relation[];
  readonly camera: {
    readonly move: CameraMove;
    /** The moves after the first, in order. */
    readonly next: readonly CameraMove[];
    readonly speed: 'slow' | 'normal' | 'fast';
  };
  /** What is said to move of a photograph that the clip is made of. */
  readonly stirs: readonly Stir[];
  /** How fast time goes by in the clip. */
  readonly pace: Pace;
  /** What is heard: all of it, all but the music, the music alone, or nothing. */
  readonly sound: 'full' | 'no-music' | 'only-music' | 'silent';
  readonly music: MusicDescription;
  /** Whether what is said may be heard. */
  readonly speaks: boolean;
  /** Words to be read on the screen, in order. */
  readonly texts: readonly ScreenText[];
}
