import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ServerConfig } from '../../../config/slices.js';
import { type JobHandler, JobQueue } from '../../../platform/queue/job-queue.js';
import { CANCEL_REMOTE } from './cancel-remote.job.js';
import { CancelRemote } from './cancel-remote.service.js';

const AT_ONCE = 2;

/** Ends remote work that nobody wants any more, in processes that work. */
@Injectable()
export class CancelRemoteWorker implements OnApplicationBootstrap, JobHandler<{ videoId: string }> {
  constructor(
    private readonly server: ServerConfig,
    private readonly queue: JobQueue,
    private readonly cancelRemote: CancelRemote,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.server.role !== 'http')
      await this.queue.work(CANCEL_REMOTE, { slots: AT_ONCE, rare: true }, this);
  }

  async handle({ videoId }: { videoId: string }): Promise<void> {
    await this.cancelRemote.run(videoId);
  }

  /** The engine never answered: nothing is left to try. */
  giveUp(): Promise<void> {
    return Promise.resolve();
  }
}
