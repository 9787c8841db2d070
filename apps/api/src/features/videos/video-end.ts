import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import type { StoredVideo, VideoFailure } from './video.js';
import type { OwnVideo } from './video.repository.js';
import { VideoRemains } from './video-remains.js';
import { VideoSettlement } from './video-settlement.js';

type Alongside = (transaction: Transaction) => Promise<void>;

/**
 * Ends a video in the database, and then on the disk: no byte is kept that nobody needs, and none is given
 * back before its file is gone.
 */
@Injectable()
export class VideoEnd {
  constructor(
    private readonly settlement: VideoSettlement,
    private readonly remains: VideoRemains,
  ) {}

  /** False when another attempt, or a cancel, came first. */
  async complete(held: { id: string; attempt: number }, stored: StoredVideo): Promise<boolean> {
    const inTime = await this.settlement.complete(held, stored);
    await (inTime ? this.remains.settle(held.id) : this.remains.clearLate(held));
    return inTime;
  }

  /** False when it had ended before, or another attempt holds it. */
  async fail(held: { id: string; attempt?: number }, failure: VideoFailure): Promise<boolean> {
    const failed = await this.settlement.fail(held, failure);
    await this.remains.clear(held.id);
    return failed;
  }

  async cancelQueued(own: OwnVideo, alongside: Alongside): Promise<boolean> {
    const canceled = await this.settlement.cancelQueued(own, alongside);
    if (canceled) await this.remains.clear(own.id);
    return canceled;
  }

  /** Whoever makes it still writes: they tidy up when they have stopped. */
  async cancelProcessing(own: OwnVideo, alongside: Alongside): Promise<boolean> {
    return await this.settlement.cancelProcessing(own, alongside);
  }

  /** For an attempt that was told that it has lost its video: nothing of it is written any more. */
  async letGo(videoId: string): Promise<void> {
    await this.remains.clear(videoId);
  }

  /**
   * The row first: a file without a row is swept, a row without its file would be a broken promise. False
   * when there was none.
   */
  async remove(own: OwnVideo, alongside: Alongside): Promise<boolean> {
    const files = await this.settlement.remove(own, alongside);
    if (files === null) return false;
    await this.remains.remove(own.id, [files.file, files.image]);
    return true;
  }
}
