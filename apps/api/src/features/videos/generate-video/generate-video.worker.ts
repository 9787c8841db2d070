import { MODEL_IDS } from '@clipwright/core/models';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MakeVideo } from '@clipwright/engines/flow';
import type { JobKind } from '../../../platform/queue/job.js';
import { JobQueue, type WorkPace } from '../../../platform/queue/job-queue.js';
import type { ClaimedVideo } from '../video.js';
import type { Ticket } from '../work-line.repository.js';
import { GENERATE_REMOTELY, GENERATE_VIDEO, type VideoJob } from './generate-video.job.js';
import { VideoTraces } from '../video-traces.js';
import { VideoClaims } from './video-claims.js';
import { WorkerGate } from './worker-gate.js';
import { WorkerSlots } from './worker-slots.js';

/**
 * Takes videos from the queues, in processes that work. The job of a worker that dies is delivered again, to
 * whichever is free, and claims the video that it carried; once its tries are used up it is given up.
 */
@Injectable()
export class GenerateVideoWorker implements OnApplicationBootstrap {
  constructor(
    private readonly slots: WorkerSlots,
    private readonly queue: JobQueue,
    private readonly claims: VideoClaims,
    private readonly gate: WorkerGate,
    private readonly makeVideo: MakeVideo<ClaimedVideo>,
    private readonly traces: VideoTraces,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.slots.works) return;
    await this.work(GENERATE_VIDEO, { slots: this.slots.embedded });
    for (const model of MODEL_IDS) await this.work(GENERATE_REMOTELY[model], this.slots.remote(model));
  }

  /** Every line has its own queue. */
  private async work(kind: JobKind<VideoJob>, pace: WorkPace): Promise<void> {
    const ticketOf = ({ videoId: name, trace }: VideoJob): Ticket => ({ line: kind.queue, name, trace });
    await this.queue.work(kind, pace, {
      handle: async (data, { signal }) => {
        const ticket = ticketOf(data);
        const video = await this.claims.run(ticket, signal);
        if (video === null) return await this.gate.whileDrained(signal);
        await this.gate.counted(() =>
          this.traces.making(video, ticket, () => this.makeVideo.run(video, signal)),
        );
      },
      giveUp: (data) => this.claims.giveUp(ticketOf(data)),
    });
  }
}
