import type { Operation } from '@clipwright/core/engine';
import type { KeptValues } from '@clipwright/core/fields';
import type { VideoMode } from '@clipwright/core/videos';

/** A video as it was ordered: everything that an engine needs, decided for good. */
export interface OrderedVideo extends KeptValues {
  readonly id: string;
  readonly mode: VideoMode;
  readonly width: number;
  readonly height: number;
  /** Key of the input image in storage; null in text mode. */
  readonly image: string | null;
  /** Keys of the images beside it: the last one, where one was asked for, then the references. Absent: none. */
  readonly moreImages?: readonly string[];
  readonly warnings: readonly string[];
  /** Clipwright servers that it was asked for through; absent: none. */
  readonly hops?: number;
}

/** Which attempt at which video. */
export interface Held {
  readonly id: string;
  readonly attempt: number;
}

/** A finished video in storage. Sides in pixels. */
export interface SourceFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
}

/** A video under way: the order, which attempt this is, and what an earlier one left. */
export interface AttemptedVideo extends OrderedVideo, Held {
  readonly operation: Operation | null;
  /** The file of the video that this one continues, and what it is; absent: it continues none, or that is gone. */
  readonly source?: SourceFile | null;
  /** The place that this attempt holds a slot of. */
  readonly engine: string;
  readonly replica: string;
}

/** A finished file in storage. */
export interface StoredVideo {
  readonly file: string;
  readonly bytes: number;
  readonly hash: Buffer;
  readonly hasAudio: boolean;
  /** Frames per second of the file, which an engine without a choice makes at its own rate. */
  readonly fps: number;
  readonly warnings: readonly string[];
  /** Null: kept for ever. */
  readonly keepMs: number | null;
  /** Whose pace it shows; null where it was not made at one machine from beginning to end. */
  readonly machine: string | null;
}

/** Why a video failed: a code of the contract, and a sentence for people. */
export interface VideoFailure {
  readonly code:
    | 'generation_failed'
    | 'generation_deadline'
    | 'start_unknown'
    | 'engine_unavailable'
    | 'storage_full';
  readonly message: string;
}

/** How an attempt brings its video to its end. */
export type AttemptEnding =
  | { readonly kind: 'completed'; readonly attempt: number; readonly stored: StoredVideo }
  | { readonly kind: 'failed'; readonly attempt: number; readonly failure: VideoFailure };
