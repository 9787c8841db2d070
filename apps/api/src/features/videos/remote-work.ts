import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { CANCEL_REMOTE } from './cancel-remote/cancel-remote.job.js';
import { VideoRepository } from './video.repository.js';

/**
 * What videos have begun at remote engines. The worker that holds a video ends it by itself; this is for when
 * there may be none.
 */
@Injectable()
export class RemoteWork {
  constructor(
    private readonly videos: VideoRepository,
    private readonly queue: JobQueue,
  ) {}

  /** Has a worker end what a video has begun, if anything; the video itself has ended in this transaction. */
  async endOf(transaction: Transaction, videoId: string): Promise<void> {
    if ((await this.videos.begun(videoId, transaction)) === null) return;
    await this.queue.enqueue(transaction, CANCEL_REMOTE, { videoId });
  }
}
