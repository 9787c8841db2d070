import { Injectable } from '@nestjs/common';
import { persistThroughOutage } from '../../../platform/database/persist-through-outage.js';
import { Log } from '../../../platform/logging/log.js';
import { RunningVideos } from '../running-videos.js';
import type { ClaimedVideo, Ending } from '../video.js';
import { VideoRemains } from '../video-remains.js';
import { VideoEndings } from '../video-endings.js';
import { deadlineFailure, failureOf } from './video-failure.js';
import { VideoProduction } from './video-production.js';

/** A finished render is kept through an outage of the database this long. */
const OUTAGE_MS = 120_000;

/** Makes one video that its worker has claimed: produces it, settles it. */
@Injectable()
export class GenerateVideo {
  constructor(
    private readonly produce: VideoProduction,
    private readonly endings: VideoEndings,
    private readonly remains: VideoRemains,
    private readonly running: RunningVideos,
    private readonly log: Log,
  ) {}

  /** Rejects when the attempt was interrupted from outside, so that the queue delivers its job again. */
  async run(video: ClaimedVideo, interrupted: AbortSignal): Promise<void> {
    const { id, attempt } = video;
    const ending = await this.running.track(id, (lost) => this.attempt(video, { interrupted, lost }));
    // Nothing of it is written any more.
    if (ending === null) return await this.remains.clear(id);
    const inTime = await persistThroughOutage(() => this.endings.settle(id, ending), OUTAGE_MS);
    if (!inTime) this.log.warn('an attempt ended after another had taken over', { videoId: id, attempt });
  }

  /** Null when the video is no longer ours to make. */
  private async attempt(
    video: ClaimedVideo,
    stops: { interrupted: AbortSignal; lost: AbortSignal },
  ): Promise<Ending | null> {
    const { attempt } = video;
    const deadline = this.produce.deadline();
    const signal = AbortSignal.any([stops.interrupted, stops.lost, deadline.signal]);
    try {
      return { kind: 'completed', attempt, stored: await this.produce.run(video, signal, deadline) };
    } catch (error) {
      if (stops.lost.aborted) return null;
      if (stops.interrupted.aborted) throw error;
      if (deadline.signal.aborted)
        return { kind: 'failed', attempt, failure: deadlineFailure(this.produce.deadlineMs) };
      this.log.error('an attempt at a video failed', { videoId: video.id, attempt, error });
      return { kind: 'failed', attempt, failure: failureOf(error) };
    } finally {
      deadline.halt();
    }
  }
}
