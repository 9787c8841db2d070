/** The two model ids of the interface. */
export const MODEL_IDS = ['modela2', 'modelb3'] as const;
/** The id of a model. */
export type ModelId = (typeof MODEL_IDS)[number];

/** The sizes that are made, named by the shorter side in pixels. */
export const RESOLUTIONS = ['480p', '720p', '768p', '1080p', '1440p'] as const;
/** A size that is made. */
export type Resolution = (typeof RESOLUTIONS)[number];

/** The shapes that are made, width to height. */
export const ASPECT_RATIOS = ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'] as const;
/** A shape, width to height. */
export type AspectRatio = (typeof ASPECT_RATIOS)[number];
/** The shape of a text-to-video request that names none. */
export const DEFAULT_ASPECT_RATIO: AspectRatio = '16:9';

/** A label that callers may send (lower case here, any letter case on the wire) and the size it gets. */
export interface ResolutionChoice {
  readonly label: string;
  readonly servedAs: Resolution;
}

/** Whole seconds. */
export interface DurationRange {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** Values of the fields that only some engines can make, by the field's name on the wire. */
export type EngineChoices = Readonly<Record<string, readonly (string | number)[]>>;

/** One entry of the catalogue: all that a caller may ask of a model, as data. */
export interface VideoModel {
  readonly id: ModelId;
  readonly default: boolean;
  readonly durations: DurationRange;
  readonly resolutions: readonly ResolutionChoice[];
  readonly defaultResolution: Resolution;
  readonly aspectRatios: readonly AspectRatio[];
  readonly audio: boolean;
  /** Unicode code points after trimming. */
  readonly maxPromptLength: number;
  /** Credits for one second of video, by the size served. */
  readonly creditsPerSecond: Readonly<Partial<Record<Resolution, number>>>;
  /** Frames per second where none are asked for. */
  readonly fps: number;
  /** What may be asked for of the fields that only some engines can make. */
  readonly choices: EngineChoices;
}
