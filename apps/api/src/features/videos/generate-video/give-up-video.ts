import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { RemoteWork } from '../remote-work.js';
import type { VideoFailure } from '../video.js';
import { VideoEnd } from '../video-end.js';
import { WorkLine } from '../work-line.js';
import { type Ticket, WorkLineRepository } from '../work-line.repository.js';

const TRIES_USED_UP: VideoFailure = {
  code: 'generation_failed',
  message: 'The video could not be generated, after several tries.',
};

/** The end of a video whose job used up its tries; what it has begun at an engine is ended too. */
@Injectable()
export class GiveUpVideo {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly lines: WorkLineRepository,
    private readonly line: WorkLine,
    private readonly end: VideoEnd,
    private readonly remoteWork: RemoteWork,
  ) {}

  /** A job that died before it carried a video takes none with it: whoever waits gets another job. */
  async run(ticket: Ticket): Promise<void> {
    const videoId = await this.lines.carriedId(ticket);
    if (videoId === null)
      return await this.transactions.run((transaction) => this.line.replace(transaction, ticket));
    const failed = await this.end.fail({ id: videoId }, TRIES_USED_UP);
    if (failed) await this.remoteWork.endOf(videoId);
  }
}
