import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelId } from '@clipwright/core/models';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { JobQueue, WorkerStops } from '../../../platform/queue/job-queue.js';
import type { ClaimedVideo, VideoFailure } from '../video.js';
import { VideoSettlement } from '../video-settlement.js';
import { GENERATE_REMOTELY } from './generate-video.job.js';
import { VideoPlaces } from './video-places.js';

const LOOK_EVERY_MS = 1_000;

const NOBODY_WORKS: VideoFailure = { code: 'engine_unavailable', message: 'No engine could be reached to generate the video.' };

/** Claims a video together with a slot of an engine. Until there is one, the video stays queued and no attempt is counted. */
@Injectable()
export class ClaimVideo {
  constructor(
    private readonly places: VideoPlaces,
    private readonly settlement: VideoSettlement,
    private readonly transactions: TransactionRunner,
    private readonly queue: JobQueue,
  ) {}

  /** Null when nothing is left to do for this job: the video has ended, or waits on in a job of its own. */
  async run(videoId: string, interrupted: AbortSignal): Promise<ClaimedVideo | null> {
    for (;;) {
      const claim = await this.places.claim(videoId);
      if (claim.kind === 'claimed') return claim.video;
      if (claim.kind === 'none') await this.settlement.fail({ id: videoId }, NOBODY_WORKS);
      if (claim.kind !== 'busy') return null;
      await sleep(LOOK_EVERY_MS, undefined, { signal: interrupted }).catch(() => undefined);
      if (interrupted.aborted) return await this.handBack({ videoId, model: claim.model }, interrupted);
    }
  }

  /** A job that was thrown back would have used up one of its tries, and it has done nothing but wait. */
  private async handBack({ videoId, model }: { videoId: string; model: ModelId }, interrupted: AbortSignal): Promise<null> {
    if (!(interrupted.reason instanceof WorkerStops)) throw interrupted.reason;
    await this.transactions.run((transaction) => this.queue.enqueue(transaction, GENERATE_REMOTELY[model], { videoId }));
    return null;
  }
}
