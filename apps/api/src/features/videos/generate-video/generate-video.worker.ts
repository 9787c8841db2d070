import { MODEL_IDS } from '@clipwright/core/models';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type JobHandler, JobQueue, type JobRun } from '../../../platform/queue/job-queue.js';
import { GENERATE_REMOTELY, GENERATE_VIDEO } from './generate-video.job.js';
import { GenerateVideo } from './generate-video.service.js';
import { GiveUpVideo } from './give-up-video.js';
import { WorkerSlots } from './worker-slots.js';

/** Takes videos from the queues, in processes that work. */
@Injectable()
export class GenerateVideoWorker implements OnApplicationBootstrap, JobHandler<{ videoId: string }> {
  constructor(
    private readonly slots: WorkerSlots,
    private readonly queue: JobQueue,
    private readonly generateVideo: GenerateVideo,
    private readonly giveUpVideo: GiveUpVideo,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.slots.works) return;
    await this.queue.work(GENERATE_VIDEO, { slots: this.slots.embedded }, this);
    for (const model of MODEL_IDS) await this.queue.work(GENERATE_REMOTELY[model], this.slots.remote(model), this);
  }

  async handle({ videoId }: { videoId: string }, { signal }: JobRun): Promise<void> {
    await this.generateVideo.run(videoId, signal);
  }

  async giveUp({ videoId }: { videoId: string }): Promise<void> {
    await this.giveUpVideo.run(videoId);
  }
}
