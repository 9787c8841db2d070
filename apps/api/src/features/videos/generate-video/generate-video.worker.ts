import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { GenerationConfig, ServerConfig } from '../../../config/slices.js';
import { type JobHandler, JobQueue, type JobRun } from '../../../platform/queue/job-queue.js';
import { GenerateVideo } from './generate-video.service.js';
import { GENERATE_VIDEO } from './generate-video.job.js';

/** Takes videos from the queue, in processes that work. */
@Injectable()
export class GenerateVideoWorker implements OnApplicationBootstrap, JobHandler<{ videoId: string }> {
  constructor(
    private readonly server: ServerConfig,
    private readonly generation: GenerationConfig,
    private readonly queue: JobQueue,
    private readonly generateVideo: GenerateVideo,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.server.role !== 'http') await this.queue.work(GENERATE_VIDEO, this.generation.workerSlots, this);
  }

  async handle({ videoId }: { videoId: string }, { signal }: JobRun): Promise<void> {
    await this.generateVideo.run(videoId, signal);
  }

  async giveUp({ videoId }: { videoId: string }): Promise<void> {
    await this.generateVideo.giveUp(videoId);
  }
}
