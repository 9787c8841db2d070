import type {
  AttemptedVideo,
  AttemptEnding,
  OrderedVideo,
  VideoFailure,
  VideoMaker,
} from '@clipwright/engines/flow';
import type { Transaction } from '../../platform/database/transaction.js';

/** The one place where a video may be made, by its names; left out or null: wherever its model is made. */
export interface OnlyAt {
  readonly onlyEngine?: string | null;
  readonly onlyReplica?: string | null;
}

/** A video as admitted: everything that an engine needs, decided for good. */
export interface VideoOrder extends OrderedVideo, OnlyAt {
  /** An operator wanted it: nobody is charged for it. Left out: no. */
  readonly uncharged?: boolean;
  readonly accountId: string;
  readonly imageBytes: number;
  readonly hops: number;
}

/** A video under way: the order, which attempt this is, and what an earlier one left. */
export interface ClaimedVideo extends VideoOrder, Omit<AttemptedVideo, 'hops'> {
  /** From its admission to this attempt. */
  readonly waitedSeconds: number;
  /** A traceparent; null where nobody was told of its admission. */
  readonly trace: string | null;
}

/** What the end of a video is decided by, as its row says. */
export interface SettlingVideo extends VideoMaker {
  readonly id: string;
  readonly accountId: string;
  readonly durationSeconds: number;
}

/** Something of the caller's own that belongs into the transaction that ends a video. */
type Note = (transaction: Transaction) => Promise<void>;

/**
 * How a video comes to its end. withdrawn: canceled while it waited. stopped: canceled in the making. A
 * failure without an attempt is that of whoever holds the video.
 */
export type Ending =
  | AttemptEnding
  | { readonly kind: 'failed'; readonly attempt?: never; readonly failure: VideoFailure }
  | { readonly kind: 'withdrawn'; readonly accountId: string; readonly note?: Note }
  | { readonly kind: 'stopped'; readonly accountId: string; readonly note?: Note };
