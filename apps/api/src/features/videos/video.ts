import type { Operation } from '@clipwright/core/engine';
import type { PlaceName } from '../../engines/engine.place.js';
import type { KeptValues, PlaceValues } from '@clipwright/core/fields';
import type { ModelId } from '@clipwright/core/models';
import type { VideoMode } from '@clipwright/core/videos';
import type { Transaction } from '../../platform/database/transaction.js';

/** A video as admitted: everything that an engine needs, decided for good. */
export interface VideoOrder extends KeptValues {
  readonly id: string;
  readonly accountId: string;
  readonly mode: VideoMode;
  readonly width: number;
  readonly height: number;
  /** Key of the input image in storage; null in text mode. */
  readonly image: string | null;
  readonly imageBytes: number;
  readonly warnings: readonly string[];
}

/** A video under way: the order, which attempt this is, and what an earlier one left. */
export interface ClaimedVideo extends VideoOrder {
  readonly attempt: number;
  readonly operation: Operation | null;
  /** The place that this attempt holds a slot of. */
  readonly engine: string;
  readonly replica: string;
}

/** What decides where a video may be made. */
export interface VideoNeeds extends PlaceValues {
  readonly mode: VideoMode;
  readonly operation: Operation | null;
  /** Where an earlier attempt was; null before the first. */
  readonly engine: string | null;
  readonly replica: string | null;
  readonly fallback: boolean;
}

/** A place as a video's row keeps it. */
export interface VideoPlace extends PlaceName {
  readonly engineKind: string;
  readonly fallback: boolean;
}

/** Who made a video, as far as its caller is told. */
export interface VideoMaker {
  readonly model: ModelId;
  /** Null where an older version began it. */
  readonly engineKind: string | null;
  /** Whether it stepped in for an engine that was away. */
  readonly fallback: boolean;
}

/** What the end of a video is decided by, as its row says. */
export interface SettlingVideo extends VideoMaker {
  readonly id: string;
  readonly accountId: string;
}

/** Something of the caller's own that belongs into the transaction that ends a video. */
type Note = (transaction: Transaction) => Promise<void>;

/**
 * How a video comes to its end. withdrawn: canceled while it waited. stopped: canceled in the making. A
 * failure without an attempt is that of whoever holds the video.
 */
export type Ending =
  | { readonly kind: 'completed'; readonly attempt: number; readonly stored: StoredVideo }
  | { readonly kind: 'failed'; readonly attempt?: number; readonly failure: VideoFailure }
  | { readonly kind: 'withdrawn'; readonly accountId: string; readonly note?: Note }
  | { readonly kind: 'stopped'; readonly accountId: string; readonly note?: Note };

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
