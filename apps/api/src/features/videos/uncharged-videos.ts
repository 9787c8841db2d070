import type { Transaction } from '../../platform/database/transaction.js';
import type { VideoOrder } from './video.js';

/** What belongs to it beside the video. */
export interface UnchargedExtras {
  /** Written with it. */
  readonly note: (transaction: Transaction) => Promise<void>;
  /** Whether it is the next of its line. */
  readonly first: boolean;
}

/**
 * Takes on a video that an operator wants for an account: no place in its window, no credits, nothing of its budget or
 * its studio. Its turn is the account's own.
 */
export abstract class UnchargedVideos {
  /** @throws StorageFullError, BusyError */
  abstract run(order: VideoOrder, extras: UnchargedExtras): Promise<void>;
}
