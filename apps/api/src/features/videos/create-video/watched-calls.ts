import { InternalError } from '@clipwright/core/errors';
import { isTerminal } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { GenerationConfig } from '../../../config/slices.js';
import { persistThroughOutage } from '../../../platform/database/persist-through-outage.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import type { VideoOutcome } from '../video-outcome.js';
import { VideoRepository } from '../video.repository.js';
import { VideoSettled } from '../video-settled.js';
import type { HeldCalls } from './held-calls.js';

/** A restart of the database while a call is held must not cost its answer. */
const OUTAGE_MS = 30_000;

/** Calls that this process holds until a video's end is told. */
@Injectable()
export class WatchedCalls implements HeldCalls {
  constructor(
    private readonly config: GenerationConfig,
    private readonly settled: VideoSettled,
    private readonly videos: VideoRepository,
    private readonly metrics: Metrics,
  ) {}

  async hold(videoId: string, waitSeconds: number | null, admit: () => Promise<void>): Promise<VideoOutcome> {
    const watch = this.settled.watch(videoId);
    this.metrics.callsHeld.inc();
    try {
      await admit();
      await watch.ended(this.waitMs(waitSeconds));
    } finally {
      watch.close();
      this.metrics.callsHeld.dec();
    }
    return await this.read(videoId);
  }

  async join(videoId: string, waitSeconds: number | null, begun?: () => void): Promise<VideoOutcome> {
    const soFar = await this.read(videoId);
    if (isTerminal(soFar.status)) return soFar;
    begun?.();
    return await this.hold(videoId, waitSeconds, () => Promise.resolve());
  }

  private waitMs(waitSeconds: number | null): number {
    const longest = this.config.syncWaitMs;
    return waitSeconds === null ? longest : Math.min(waitSeconds * 1000, longest);
  }

  private async read(videoId: string): Promise<VideoOutcome> {
    try {
      const outcome = await persistThroughOutage(() => this.videos.outcome(videoId), OUTAGE_MS);
      if (outcome !== null) return outcome;
    } catch (cause) {
      throw new InternalError({ videoId, cause });
    }
    throw new InternalError({ videoId });
  }
}
